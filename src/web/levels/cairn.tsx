import { classNames } from '#web/components/class-names.ts';

/** Stones from the ground up, in a box 20 wide: width, height, and how far off the middle they lie. */
const stones = [
  { width: 19, height: 6, off: 0 },
  { width: 15.6, height: 5.6, off: -0.5 },
  { width: 13, height: 5.2, off: 0.8 },
  { width: 9.4, height: 4.7, off: -0.3 },
  { width: 6, height: 4.2, off: 0.3 },
] as const;
const gap = 0.9;
const flatHeight = 3.1;

type CairnProps = {
  /** 1 (A1) to 5 (C1); 0 (Pre-A1) is a ring. */
  readonly stones: number;
  /** Thinner stones, for a cairn beside a line of text. */
  readonly flat?: boolean;
  /** A line in the ground's colour around each stone, for a cairn that stands on a drawing. */
  readonly outlined?: boolean;
  readonly className?: string;
};

/**
 * A heap of stones that tells a level apart without colour. Takes the text colour; decorative, so a label always
 * stands beside it.
 */
export function Cairn({ stones: count, flat = false, outlined = false, className }: CairnProps) {
  if (count <= 0) {
    return (
      <svg viewBox="0 0 20 12" className={classNames('block', className)} aria-hidden="true">
        <circle cx="10" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="2.6" />
      </svg>
    );
  }
  const heap = stones.slice(0, count);
  const heightOf = (height: number) => (flat ? flatHeight : height);
  const total = heap.reduce((sum, stone) => sum + heightOf(stone.height) + gap, -gap);
  let ground = total;
  return (
    <svg
      viewBox={`0 0 20 ${rounded(total)}`}
      className={classNames('block overflow-visible', className)}
      aria-hidden="true"
    >
      {heap.map((stone) => {
        const height = heightOf(stone.height);
        const y = ground - height;
        ground = y - gap;
        return (
          <rect
            key={stone.width}
            x={rounded(10 + stone.off - stone.width / 2)}
            y={rounded(y)}
            width={stone.width}
            height={height}
            rx={rounded(height / 2)}
            fill="currentColor"
            {...(outlined && { stroke: 'var(--page)', strokeWidth: 1.6, paintOrder: 'stroke' })}
          />
        );
      })}
    </svg>
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
