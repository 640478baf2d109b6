/** The stone with the red T of Norwegian trails: only for "here", and once a screen. */
export function TrailStone() {
  return (
    <svg viewBox="0 0 44 37" className="block w-full overflow-visible" aria-hidden="true">
      <path
        className="trail-stone-body"
        d="M3.4 36.2c-2 0-2.7-1.1-2.4-3.3C2.2 22.6 4.5 14.2 9.6 7.6 13.4 2.9 17.4 1 23 1c5.4 0 9.6 2 13 6.8 4.4 6.2 6.4 14.8 7 25 .1 2.3-.6 3.4-2.6 3.4Z"
      />
      <path
        className="trail-stone-shade"
        d="M33.5 6.3C38 12.5 40.2 21 41 34.7h-7.8c1.7-9.6 1.9-19-.5-28.4Z"
      />
      <path className="trail-stone-t" d="M10.2 10.7 33.6 9.7l.3 5.5-8.2.4.5 15.4-7.2.3-.5-15.4-8.1.4Z" />
    </svg>
  );
}
