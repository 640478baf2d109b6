/** How people stand and hold their arms: angles in degrees from straight down, forward positive. */

type Pair = readonly [upper: number, lower: number];
export interface LegPose {
  readonly near: Pair;
  readonly far: Pair;
  /** Of the back, forward. */
  readonly lean: number;
  /** Height of the hip where the feet do not carry it. */
  readonly hip?: number;
}

export const legPoses = {
  stand: { near: [3, 1], far: [-3, -1], lean: 0 },
  walk: { near: [24, 8], far: [-18, -34], lean: 3 },
  run: { near: [56, -8], far: [-22, -80], lean: 12 },
  sit: { near: [84, 4], far: [82, -6], lean: -2, hip: 52 },
  floor: { near: [92, 84], far: [112, 40], lean: -6, hip: 13 },
  kneel: { near: [86, -2], far: [6, -84], lean: 8 },
  crouch: { near: [104, -28], far: [92, -38], lean: 24 },
  bend: { near: [4, -2], far: [-6, -4], lean: 52 },
  kick: { near: [58, 40], far: [-8, -12], lean: -6 },
  ride: { near: [43, -3], far: [70, -33], lean: 22, hip: 96 },
  ski: { near: [26, -10], far: [-14, -34], lean: 14 },
} as const satisfies Record<string, LegPose>;

/** Of the near and the far arm, when seen from the side. */
export const armPoses = {
  down: { near: [-8, 6], far: [12, 20] },
  swing: { near: [-28, -6], far: [30, 46] },
  hold: { near: [22, 112], far: [34, 108] },
  carry: { near: [12, 92], far: [20, 96] },
  bag: { near: [2, 4], far: [14, 22] },
  wave: { near: [122, 176], far: [10, 18] },
  phone: { near: [78, 218], far: [10, 18] },
  drink: { near: [58, 196], far: [16, 50] },
  push: { near: [42, 84], far: [50, 88] },
  reach: { near: [66, 92], far: [24, 66] },
  stir: { near: [84, 108], far: [24, 66] },
  up: { near: [158, 172], far: [146, 162] },
  show: { near: [104, 132], far: [22, 68] },
  stretch: { near: [118, 104], far: [-118, -140] },
  point: { near: [86, 92], far: [8, 16] },
  work: { near: [34, 82], far: [44, 88] },
  sweep: { near: [14, 66], far: [52, 92] },
  lap: { near: [14, 62], far: [22, 68] },
  hips: { near: [-38, 42], far: [12, 20] },
  ride: { near: [3, 66], far: [10, 68] },
} as const satisfies Record<string, { near: Pair; far: Pair }>;

/** Of either arm, outward, when seen from the front or from behind. */
export const frontArms: Readonly<Record<keyof typeof armPoses, readonly [Pair, Pair]>> = {
  down: [
    [10, 4],
    [10, 4],
  ],
  swing: [
    [18, 6],
    [18, 6],
  ],
  hold: [
    [16, -104],
    [16, -104],
  ],
  carry: [
    [12, -84],
    [12, -84],
  ],
  bag: [
    [8, 3],
    [10, 4],
  ],
  wave: [
    [128, 176],
    [10, 4],
  ],
  phone: [
    [120, 235],
    [10, 4],
  ],
  drink: [
    [110, 250],
    [12, -40],
  ],
  push: [
    [14, -50],
    [14, -50],
  ],
  reach: [
    [74, 96],
    [12, 4],
  ],
  stir: [
    [30, -80],
    [12, 4],
  ],
  up: [
    [150, 172],
    [150, 172],
  ],
  show: [
    [100, 130],
    [12, 4],
  ],
  stretch: [
    [130, 140],
    [130, 140],
  ],
  point: [
    [84, 90],
    [10, 4],
  ],
  work: [
    [20, -64],
    [20, -64],
  ],
  sweep: [
    [18, -50],
    [24, -96],
  ],
  lap: [
    [14, -50],
    [14, -50],
  ],
  hips: [
    [46, -44],
    [46, -44],
  ],
  ride: [
    [24, -12],
    [24, -12],
  ],
};

/** Legs seen from the front: only what is not hidden by the view. */
export const frontLegs: Readonly<
  Record<keyof typeof legPoses, { legs: readonly [Pair, Pair]; hip?: number }>
> = {
  stand: {
    legs: [
      [4, 2],
      [4, 2],
    ],
  },
  walk: {
    legs: [
      [6, 0],
      [4, -4],
    ],
  },
  run: {
    legs: [
      [12, -6],
      [8, -30],
    ],
  },
  sit: {
    legs: [
      [14, 2],
      [14, 2],
    ],
    hip: 58,
  },
  floor: {
    legs: [
      [70, -62],
      [70, -62],
    ],
    hip: 16,
  },
  kneel: {
    legs: [
      [14, 4],
      [10, 0],
    ],
    hip: 60,
  },
  crouch: {
    legs: [
      [48, -16],
      [48, -16],
    ],
    hip: 46,
  },
  bend: {
    legs: [
      [6, 4],
      [6, 4],
    ],
  },
  kick: {
    legs: [
      [38, 30],
      [4, 2],
    ],
  },
  ride: {
    legs: [
      [10, 2],
      [8, 0],
    ],
  },
  ski: {
    legs: [
      [8, 2],
      [8, 2],
    ],
  },
};
