import { armPoses, frontArms, frontLegs, type LegPose, legPoses } from './pose.ts';

export type Point = readonly [number, number];
export type Limb = readonly [Point, Point, Point];
export type View = 'left' | 'right' | 'front' | 'away';
export type LegName = keyof typeof legPoses;
export type ArmName = keyof typeof armPoses;

/** Joints of a figure that looks to the right or at us; a grown person is 200 units high. */
export interface Skeleton {
  readonly hip: Point;
  readonly shoulder: Point;
  readonly head: Point;
  readonly nearArm: Limb;
  readonly farArm: Limb;
  readonly nearLeg: Limb;
  readonly farLeg: Limb;
}

const thigh = 44;
const shin = 42;
const back = 58;
const upperArm = 33;
const foreArm = 31;

/** Where the joints are, with the lower foot on the ground. */
export function skeleton(input: { pose: LegName; arms: ArmName; view: View }): Skeleton {
  return input.view === 'front' || input.view === 'away' ? facing(input) : sideways(input);
}

function sideways({ pose, arms }: { pose: LegName; arms: ArmName }): Skeleton {
  const legs: LegPose = legPoses[pose];
  const height = legs.hip ?? Math.max(drop(legs.near), drop(legs.far));
  const hip: Point = [0, -height];
  const shoulder = step(hip, { degrees: 180 - legs.lean, length: back });
  const arm = armPoses[arms];
  // A bent back lets the arms hang and turns the look down.
  return {
    hip,
    shoulder,
    head: step(shoulder, { degrees: 180 - legs.lean * 0.9, length: 29 }),
    nearArm: limb([shoulder[0] - 3, shoulder[1] + 4], arm.near, upperArm, foreArm),
    farArm: limb([shoulder[0] + 4, shoulder[1] + 4], arm.far, upperArm, foreArm),
    nearLeg: limb([hip[0] - 2, hip[1]], legs.near, thigh, shin),
    farLeg: limb([hip[0] + 3, hip[1]], legs.far, thigh, shin),
  };
}

function facing({ pose, arms }: { pose: LegName; arms: ArmName }): Skeleton {
  const { legs, hip: fixed } = frontLegs[pose];
  const sitting = pose === 'sit';
  // Thighs that point at us are short.
  const upper = sitting || pose === 'kneel' ? 16 : thigh;
  const height = fixed ?? drop(legs[0]);
  const hip: Point = [0, -height];
  const shoulder: Point = [0, -height - back];
  const [right, left] = frontArms[arms];
  return {
    hip,
    shoulder,
    head: [0, shoulder[1] - 29],
    nearArm: limb([17, shoulder[1] + 5], right, upperArm, foreArm),
    farArm: limb([-17, shoulder[1] + 5], [-left[0], -left[1]], upperArm, foreArm),
    nearLeg: limb([9, hip[1]], legs[0], upper, shin),
    farLeg: limb([-9, hip[1]], [-legs[1][0], -legs[1][1]], upper, shin),
  };
}

function drop([upper, lower]: readonly [number, number]): number {
  return thigh * Math.cos(radians(upper)) + shin * Math.cos(radians(lower)) + 5;
}

function limb(from: Point, [upper, lower]: readonly [number, number], a: number, b: number): Limb {
  const middle = step(from, { degrees: upper, length: a });
  return [from, middle, step(middle, { degrees: lower, length: b })];
}

/** A step of `length` in a direction: 0 down, 90 forward, 180 up. */
export function step(
  [x, y]: Point,
  { degrees, length }: { readonly degrees: number; readonly length: number },
): Point {
  return [x + Math.sin(radians(degrees)) * length, y + Math.cos(radians(degrees)) * length];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
