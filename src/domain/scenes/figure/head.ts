import { shade } from '#domain/scenes/palette.ts';
import { area, disc, line, oval, rect } from '#domain/scenes/svg.ts';
import type { View } from './skeleton.ts';

export const hairStyles = ['short', 'long', 'bob', 'bun', 'tail', 'curly', 'crop', 'bald', 'scarf'] as const;
export const hats = [
  'none',
  'beanie',
  'cap',
  'helmet',
  'sunhat',
  'party',
  'hood',
  'bowler',
  'headphones',
] as const;

export interface HeadLook {
  readonly style: (typeof hairStyles)[number];
  readonly hair: string;
  readonly skin: string;
  readonly cloth: string;
  readonly hat: (typeof hats)[number];
  readonly hatColour: string;
  readonly beard: boolean;
  readonly glasses: boolean;
  readonly ink: string;
  readonly view: View;
  readonly asleep: boolean;
}

/** What of the hair lies behind the shoulders. */
export function hairBehind({ style, hair, view }: HeadLook): string {
  if (view === 'away') return '';
  const x = view === 'front' ? 0 : -5;
  if (style === 'long') return rect(x - 21, -12, view === 'front' ? 42 : 30, 52, hair, 14);
  if (style === 'bob') return rect(x - 22, -14, view === 'front' ? 44 : 32, 36, hair, 13);
  if (style === 'tail' && view !== 'front')
    return line('M-18 -8C-34 -6 -34 14 -30 28', { stroke: hair, width: 10 });
  if (style === 'tail') return line('M16 -10C28 0 26 16 24 26', { stroke: hair, width: 9 });
  return '';
}

/** Head with face, hair and hat around its middle; 20 units from middle to crown. */
export function head(look: HeadLook): string {
  const { style, hair, skin, view } = look;
  if (view === 'away') return headFromBehind(look);
  const bun =
    style === 'bun'
      ? view === 'front'
        ? disc(0, { y: -23, r: 9, fill: hair })
        : disc(-17, { y: -15, r: 9, fill: hair })
      : '';
  const afro = style === 'curly' ? disc(view === 'front' ? 0 : -3, { y: -7, r: 26, fill: hair }) : '';
  const ear = view === 'front' ? '' : disc(-7, { y: 3, r: 4, fill: shade(skin, 0.08) });
  const covered = style === 'scarf';
  return [
    bun,
    afro,
    disc(0, { y: 0, r: 19, fill: skin }),
    covered ? '' : ear,
    look.beard ? beard(look) : '',
    face(look),
    covered ? scarf(look) : hairOnTop(look),
    look.glasses ? glasses(look) : '',
    hat(look),
  ].join('');
}

function headFromBehind(look: HeadLook): string {
  const { style, hair, skin, cloth } = look;
  if (style === 'scarf')
    return disc(0, { y: 0, r: 21, fill: cloth }) + rect(-20, 0, 40, 34, cloth, 12) + hat(look);
  const below = style === 'long' ? 52 : style === 'bob' ? 34 : 0;
  return [
    style === 'curly' ? disc(0, { y: -4, r: 26, fill: hair }) : disc(0, { y: 0, r: 19, fill: skin }),
    style === 'bald'
      ? line('M-17 4A18 18 0 0 0 17 4', { stroke: hair, width: 7 })
      : disc(0, { y: -2, r: 20, fill: hair }),
    below ? rect(-20, -8, 40, below, hair, 12) : '',
    style === 'bun' ? disc(0, { y: -20, r: 9, fill: shade(hair, 0.1) }) : '',
    style === 'tail' ? line('M0 -8L0 26', { stroke: shade(hair, 0.15), width: 11 }) : '',
    hat(look),
  ].join('');
}

function face({ view, ink, asleep }: HeadLook): string {
  const [left, right, mouth] = view === 'front' ? [-7, 7, 0] : [3, 11, 8];
  const eyes = asleep
    ? line(`M${left - 3} -1q3 3 6 0M${right - 3} -1q3 3 6 0`, { stroke: ink, width: 1.8 })
    : disc(left, { y: -2, r: 2.1, fill: ink }) + disc(right, { y: -2, r: 2.1, fill: ink });
  return eyes + line(`M${mouth - 4.5} 8q4.5 4 9 0`, { stroke: ink, width: 1.8 });
}

function hairOnTop({ style, hair, view }: HeadLook): string {
  const side = view !== 'front';
  if (style === 'bald')
    return area(
      side
        ? 'M-8 6L-19.5 4A20 20 0 0 1 -17 -10Q-10 -8 -8 6Z'
        : 'M-19.5 5A20 20 0 0 1 -17 -9Q-14 -2 -15 6ZM19.5 5A20 20 0 0 0 17 -9Q14 -2 15 6Z',
      hair,
    );
  if (style === 'crop')
    return area(
      side
        ? 'M-19.5 3A20 20 0 0 1 17 -11Q4 -12 -6 -9Q-9 -5 -10 3Z'
        : 'M-20 -1A20.5 20.5 0 0 1 20 -1Q17 -11 0 -12Q-17 -11 -20 -1Z',
      hair,
    );
  return area(
    side
      ? 'M-17 13A21.5 21.5 0 1 1 18.5 -10Q10 -6 0 -11Q-3 -4 -8 -3Q-10 6 -17 13Z'
      : 'M-20 4A21 21 0 1 1 20 4Q18 -8 8 -12Q-2 -5 -15 -6Q-18 -2 -20 4Z',
    hair,
  );
}

function scarf({ cloth, view }: HeadLook): string {
  const x = view === 'front' ? 0 : 5;
  const hole = `M${x - 13} 1a13 15 0 1 0 26 0a13 15 0 1 0 -26 0Z`;
  return `<path fill-rule="evenodd" fill="${cloth}" d="M-22 0A22 22 0 0 1 22 0Q22 16 18 26Q0 38 -22 28Q-25 14 -22 0Z${hole}"/>`;
}

function beard({ hair, view }: HeadLook): string {
  return area(
    view === 'front'
      ? 'M-18 3Q-16 20 0 23Q16 20 18 3Q10 8 0 7Q-10 8 -18 3Z'
      : 'M-8 3Q-6 20 9 21Q19 18 19 5Q12 7 6 5Q-2 9 -8 3Z',
    hair,
  );
}

function glasses({ view, ink }: HeadLook): string {
  const [left, right] = view === 'front' ? [-7, 7] : [3, 12.5];
  return `<g fill="none" stroke="${ink}" stroke-width="1.6"><circle cx="${left}" cy="-2" r="5.2"/><circle cx="${right}" cy="-2" r="5.2"/></g>`;
}

function hat({ hat: kind, hatColour: colour, view }: HeadLook): string {
  const side = view === 'left' || view === 'right';
  switch (kind) {
    case 'none':
      return '';
    case 'beanie':
      return (
        area('M-21 -5A21 21 0 0 1 21 -5Z', colour) +
        rect(-22, -9, 44, 8, shade(colour), 4) +
        disc(0, { y: -27, r: 6, fill: shade(colour) })
      );
    case 'cap':
      return (
        area('M-20.5 -6A20.5 20.5 0 0 1 20.5 -6Z', colour) +
        (side
          ? rect(8, -10, 27, 5.5, shade(colour), 3)
          : view === 'front'
            ? oval(0, { y: -7, rx: 20, ry: 4, fill: shade(colour) })
            : '')
      );
    case 'helmet':
      return (
        area('M-22 -5A22 23 0 0 1 22 -5Z', colour) + rect(-24, -8, side ? 52 : 48, 5, shade(colour), 2.5)
      );
    case 'sunhat':
      return (
        area('M-17 -10A17 17 0 0 1 17 -10Z', colour) +
        oval(0, { y: -9, rx: 32, ry: 5.5, fill: shade(colour, 0.06) })
      );
    case 'hood':
      return (
        `<path fill-rule="evenodd" fill="${colour}" d="M-25 2A25 26 0 0 1 25 2Q24 22 0 28Q-24 22 -25 2Z${hoodHole(view)}"/>` +
        (view === 'away' ? '' : furRim(view, shade(colour, 0.22)))
      );
    case 'bowler':
      return (
        area('M-17 -9Q-18 -31 0 -31Q18 -31 17 -9Z', colour) +
        rect(-17, -15, 34, 6, shade(colour, 0.3)) +
        oval(0, { y: -9, rx: 25, ry: 4, fill: shade(colour, 0.1) })
      );
    case 'headphones':
      return view === 'front'
        ? line('M-21 2A21.5 23 0 0 1 21 2', { stroke: colour, width: 4.5 }) +
            rect(-26, -5, 10, 17, shade(colour), 4) +
            rect(16, -5, 10, 17, shade(colour), 4)
        : line('M-7 -1Q-10 -24 3 -24', { stroke: colour, width: 4.5 }) +
            disc(-7, { y: 3, r: 9, fill: shade(colour) });
    case 'party':
      return area('M-12 -15L2 -46L14 -14Z', colour) + disc(2, { y: -46, r: 4.5, fill: shade(colour) });
  }
}

function hoodHole(view: View): string {
  if (view === 'away') return '';
  const x = view === 'front' ? 0 : 6;
  return `M${x - 14} 2a14 15 0 1 0 28 0a14 15 0 1 0 -28 0Z`;
}

function furRim(view: View, fill: string): string {
  const x = view === 'front' ? 0 : 6;
  return `<ellipse cx="${x}" cy="2" rx="15" ry="16" fill="none" stroke="${fill}" stroke-width="5"/>`;
}
