/** The shape of the sound, the played part in blue. */
export function ClipPeaks({ peaks, share }: { peaks: readonly number[]; share: number }) {
  const bars = peaks.length > 0 ? peaks : Array.from({ length: 60 }, () => 12);
  return (
    <svg
      viewBox={`0 0 ${bars.length * 4} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-10 w-full"
    >
      {bars.map((peak, index) => {
        const height = Math.max(2, (peak / 100) * 40);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other identity
            key={index}
            x={index * 4}
            y={20 - height / 2}
            width="2.4"
            height={height}
            rx="1.2"
            className={index / bars.length < share ? 'fill-blue' : 'fill-outline'}
          />
        );
      })}
    </svg>
  );
}
