import { z } from 'zod';
import { type Colour, colours, type Palette, shade } from '#domain/scenes/palette.ts';
import { type Box, part } from '#domain/scenes/part.ts';
import { disc, line, n, placed, soft } from '#domain/scenes/svg.ts';
import { type HeadLook, hairBehind, hairStyles, hats, head } from './head.ts';
import { held, heldNames } from './held.ts';
import { armPoses, legPoses } from './pose.ts';
import { type ArmName, type LegName, type Limb, type Point, type Skeleton, skeleton } from './skeleton.ts';

const colour = z.enum(colours);

const options = {
  age: z.enum(['toddler', 'child', 'teen', 'adult', 'old']).default('adult'),
  face: z.enum(['left', 'right', 'front', 'away']).default('right'),
  pose: z.enum(Object.keys(legPoses) as [LegName, ...LegName[]]).default('stand'),
  arms: z.enum(Object.keys(armPoses) as [ArmName, ...ArmName[]]).default('down'),
  holds: z.enum(heldNames).default('none'),
  /** The colour of what is held. */
  held: colour.default('yellow'),
  skin: z.number().int().min(1).max(5).default(2),
  style: z.enum(hairStyles).default('short'),
  hair: z.enum(['black', 'brown', 'blond', 'red', 'grey']).default('brown'),
  hat: z.enum(hats).default('none'),
  hatColour: colour.default('red'),
  scarf: colour.default('teal'),
  beard: z.boolean().default(false),
  glasses: z.boolean().default(false),
  asleep: z.boolean().default(false),
  top: colour.default('blue'),
  bottom: colour.default('navy'),
  shoes: colour.default('black'),
  sleeves: z.enum(['long', 'short', 'none']).default('long'),
  legs: z.enum(['trousers', 'shorts', 'skirt', 'dress', 'bare']).default('trousers'),
  /** Something over the clothes. */
  over: z.enum(['none', 'apron', 'vest', 'backpack', 'coat']).default('none'),
  overColour: colour.default('orange'),
  /** Lies on the back, the head to the side that the face looks away from. */
  lying: z.boolean().default(false),
};
type Look = z.infer<z.ZodObject<typeof options>>;

/** A person. The point (0, 0) is the ground below the hips; grown people are 200 units high. */
export const person = part({ options, box, draw });

const sizes = { toddler: 0.46, child: 0.64, teen: 0.86, adult: 1, old: 0.96 } as const;
const heads = { toddler: 1.5, child: 1.28, teen: 1.08, adult: 1, old: 1 } as const;

function draw(look: Look, c: Palette): string {
  const size = sizes[look.age];
  const mirror = look.face === 'left' ? -size : size;
  const turned = `<g transform="scale(${mirror} ${size})">${figure(look, c)}</g>`;
  return look.lying ? placed(turned, [0, -16], 'rotate(-90)') : turned;
}

function box(look: Look): Box {
  const s = skeleton({ pose: look.pose, arms: look.arms, view: look.face });
  const size = sizes[look.age];
  const points: Point[] = [...s.nearArm, ...s.farArm, ...s.nearLeg, ...s.farLeg];
  const crown = s.head[1] - 22 * heads[look.age];
  if (look.lying) return [-200 * size, -40 * size, 10, 6];
  const flip = look.face === 'left' ? -1 : 1;
  const xs = [...points.map(([x]) => x), s.head[0] - 20, s.head[0] + 20, -18, 18].map((x) => x * flip * size);
  return [Math.min(...xs) - 6, Math.min(crown, ...points.map(([, y]) => y)) * size, Math.max(...xs) + 6, 2];
}

function figure(look: Look, c: Palette): string {
  const s = skeleton({ pose: look.pose, arms: look.arms, view: look.face });
  const skin = c[`skin${look.skin}` as Colour];
  const face: HeadLook = {
    style: look.style,
    hair: c[`hair${look.hair[0]?.toUpperCase()}${look.hair.slice(1)}` as Colour],
    skin,
    cloth: c[look.scarf],
    hat: look.hat,
    hatColour: c[look.hatColour],
    beard: look.beard,
    glasses: look.glasses,
    asleep: look.asleep,
    ink: look.skin > 3 ? shade(c.ink, 0.55) : c.ink,
    view: look.face,
  };
  const headSize = heads[look.age];
  const lift: Point = [s.head[0], s.head[1] - (headSize - 1) * 12];
  const atHead = (inside: string) => placed(inside, lift, `scale(${headSize})`);
  const facing = look.face === 'front' || look.face === 'away';
  const hands = handsOf(look, { s, c });
  const farArm = arm(look, s.farArm, { skin, c, dark: !facing });
  const nearArm = arm(look, s.nearArm, { skin, c, dark: false });
  const body = [
    leg(look, s.farLeg, { skin, c, dark: !facing }),
    leg(look, s.nearLeg, { skin, c, dark: false }),
    skirt(look, { s, c }),
    look.over === 'backpack' && look.face !== 'away' ? backpack(look, { s, c }) : '',
    torso(look, { s, c }),
    over(look, { s, c }),
    line(`M${at(s.shoulder)}L${at(s.head)}`, { stroke: shade(skin, 0.06), width: 12 }),
  ].join('');
  const topOfAll = atHead(head(face));
  if (look.face === 'away')
    return (
      hands + farArm + nearArm + body + topOfAll + (look.over === 'backpack' ? backpack(look, { s, c }) : '')
    );
  const behind = atHead(hairBehind(face));
  if (look.face === 'front') return behind + body + topOfAll + hands + farArm + nearArm;
  return farArm + behind + body + topOfAll + hands + nearArm;
}

type Shades = { readonly skin: string; readonly c: Palette; readonly dark: boolean };

function arm(look: Look, [from, elbow, hand]: Limb, { skin, c, dark }: Shades): string {
  const cloth = look.over === 'coat' ? c[look.overColour] : c[look.top];
  const sleeve = dark ? shade(cloth, 0.16) : shade(cloth, 0.06);
  const flesh = dark ? shade(skin, 0.12) : skin;
  const bare =
    line(`M${at(from)}L${at(elbow)}L${at(hand)}`, { stroke: flesh, width: 12 }) +
    disc(hand[0], { y: hand[1], r: 7.2, fill: flesh });
  if (look.sleeves === 'none') return bare;
  const middle: Point = [(from[0] + elbow[0] * 2) / 3, (from[1] + elbow[1] * 2) / 3];
  const cuff: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.78, elbow[1] + (hand[1] - elbow[1]) * 0.78];
  const reach =
    look.sleeves === 'short' ? `M${at(from)}L${at(middle)}` : `M${at(from)}L${at(elbow)}L${at(cuff)}`;
  return bare + line(reach, { stroke: sleeve, width: look.sleeves === 'short' ? 16 : 14.5 });
}

function leg(look: Look, [from, knee, foot]: Limb, { skin, c, dark }: Shades): string {
  const cloth = dark ? shade(c[look.bottom], 0.18) : c[look.bottom];
  const flesh = dark ? shade(skin, 0.12) : skin;
  const whole = `M${at(from)}L${at(knee)}L${at(foot)}`;
  const lap = `M${at(from)}L${at(knee)}`;
  const limb = {
    trousers: line(whole, { stroke: cloth, width: 18 }),
    shorts: line(whole, { stroke: flesh, width: 14 }) + line(lap, { stroke: cloth, width: 20 }),
    skirt:
      line(whole, { stroke: flesh, width: 14 }) +
      (isFolded(look) ? line(lap, { stroke: cloth, width: 24 }) : ''),
    dress:
      line(whole, { stroke: flesh, width: 14 }) +
      (isFolded(look) ? line(lap, { stroke: c[look.top], width: 24 }) : ''),
    bare:
      line(whole, { stroke: flesh, width: 15 }) +
      line(`M${at(from)}L${at(between(from, { to: knee, share: 0.25 }))}`, { stroke: cloth, width: 19 }),
  }[look.legs];
  return limb + shoe(look, foot, knee, dark ? shade(c[look.shoes], 0.18) : c[look.shoes], flesh);
}

function shoe(look: Look, [x, y]: Point, knee: Point, leather: string, flesh: string): string {
  const fill = look.legs === 'bare' ? flesh : leather;
  if (look.face === 'front' || look.face === 'away')
    return soft(`M${n(x - 5)} ${n(y)}H${n(x + 5)}V${n(y + 2)}H${n(x - 5)}Z`, fill, 9);
  // The foot stands square to the shin; when the shin lies, the toes point up.
  const turn = (Math.atan2(x - knee[0], y - knee[1]) * -180) / Math.PI;
  const most = look.pose === 'floor' ? turn : Math.max(-20, Math.min(60, turn));
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(most)})">${soft('M-4 -3H3L16 1V2H-4Z', fill, 7)}</g>`;
}

function isFolded({ pose, face }: Look): boolean {
  return ['sit', 'floor', 'kneel', 'crouch', 'ride'].includes(pose) && face !== 'away';
}

function skirt(look: Look, { s, c }: { readonly s: Skeleton; readonly c: Palette }): string {
  if (look.legs !== 'skirt' && look.legs !== 'dress') return '';
  if (isFolded(look) && look.face !== 'front') return '';
  const cloth = look.legs === 'dress' ? c[look.top] : c[look.bottom];
  const [x, y] = s.hip;
  const length = look.pose === 'sit' ? 24 : 46;
  const wide = look.pose === 'walk' || look.pose === 'run' ? 30 : 25;
  return soft(
    `M${n(x - 13)} ${n(y - 6)}H${n(x + 13)}L${n(x + wide)} ${n(y + length)}H${n(x - wide)}Z`,
    cloth,
    6,
  );
}

function torso(look: Look, { s, c }: { readonly s: Skeleton; readonly c: Palette }): string {
  const cloth = look.over === 'coat' ? c[look.overColour] : c[look.top];
  const facing = look.face === 'front' || look.face === 'away';
  const shoulders = facing ? 16 : 10;
  const hips = facing ? 12 : 10;
  return soft(
    outline(s, { shoulders, hips, below: look.over === 'coat' && !isFolded(look) ? 22 : 0 }),
    cloth,
    12,
  );
}

/** The trunk as a path; `below` makes it reach under the hip. */
function outline(
  s: Skeleton,
  { shoulders, hips, below }: { readonly shoulders: number; readonly hips: number; readonly below: number },
): string {
  const [hx, hy] = s.hip;
  const [sx, sy] = s.shoulder;
  const length = Math.hypot(sx - hx, sy - hy);
  const across: Point = [(hy - sy) / length, (sx - hx) / length];
  const foot: Point = [hx - ((sx - hx) / length) * below, hy + ((hy - sy) / length) * below];
  const side = (p: Point, by: number): string => `${n(p[0] + across[0] * by)} ${n(p[1] + across[1] * by)}`;
  const top: Point = [sx, sy + 6];
  return `M${side(top, -shoulders)}L${side(top, shoulders)}L${side(foot, hips)}L${side(foot, -hips)}Z`;
}

function over(look: Look, { s, c }: { readonly s: Skeleton; readonly c: Palette }): string {
  const paint = c[look.overColour];
  const [hx, hy] = s.hip;
  const [sx, sy] = s.shoulder;
  const facing = look.face === 'front' || look.face === 'away';
  if (look.over === 'vest') {
    const half = facing ? 15 : 10;
    return (
      soft(outline(s, { shoulders: half, hips: half - 2, below: 0 }), paint, 11) +
      line(`M${n((hx + sx) / 2 - half - 2)} ${n((hy + sy) / 2 + 8)}H${n((hx + sx) / 2 + half + 2)}`, {
        stroke: c.yellow,
        width: 5,
      })
    );
  }
  if (look.over === 'apron' && look.face !== 'away') {
    const x = facing ? 0 : 9;
    const half = facing ? 15 : 8;
    const foot = isFolded(look) ? hy + 4 : hy + 38;
    return soft(
      `M${n((hx + sx) / 2 + x - half + 3)} ${n(sy + 20)}H${n((hx + sx) / 2 + x + half - 3)}L${n(hx + x + half)} ${n(foot)}H${n(hx + x - half)}Z`,
      paint,
      5,
    );
  }
  if (look.over === 'coat' && facing && look.face === 'front')
    return line(`M${n(sx)} ${n(sy + 8)}V${n(hy + 20)}`, { stroke: shade(paint, 0.18), width: 2.5 });
  return '';
}

function backpack(look: Look, { s, c }: { readonly s: Skeleton; readonly c: Palette }): string {
  const paint = c[look.overColour];
  const [sx, sy] = s.shoulder;
  if (look.face === 'away')
    return (
      soft(`M-15 ${n(sy + 8)}H15V${n(sy + 48)}H-15Z`, paint, 10) +
      line(`M-12 ${n(sy + 34)}H12`, { stroke: shade(paint, 0.2), width: 3 })
    );
  if (look.face === 'front') return soft(`M-19 ${n(sy + 4)}H19V${n(sy + 30)}H-19Z`, paint, 12);
  return soft(
    `M${n(sx - 30)} ${n(sy + 8)}H${n(sx - 12)}L${n(s.hip[0] - 14)} ${n(sy + 50)}H${n(s.hip[0] - 32)}Z`,
    paint,
    10,
  );
}

function handsOf(look: Look, { s, c }: { readonly s: Skeleton; readonly c: Palette }): string {
  if (look.holds === 'none') return '';
  return placed(held[look.holds](c, c[look.held]), s.nearArm[2]);
}

function at([x, y]: Point): string {
  return `${n(x)} ${n(y)}`;
}

function between(from: Point, { to, share }: { readonly to: Point; readonly share: number }): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
