import { estimateAbilities } from '#domain/assessment/level-estimate.ts';
import { productScale } from '#domain/assessment/level-scale.ts';
import type { Answer } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import { normal } from './chance.ts';

/**
 * The estimator against one that is computed another way: Gauss–Legendre quadrature of the joint density of the abilities
 * themselves (a bivariate normal prior written out with its correlation, no common factor), on nodes that have nothing to do
 * with the product's grid.
 * @returns the greatest difference of an ability's posterior mean, in logits, over 300 random answer patterns in one and two
 *   categories.
 */
export function referenceDifference(seed: number): number {
  const chance = seededChance(seed);
  let greatest = 0;
  for (let pattern = 0; pattern < 300; pattern += 1) {
    const categories: Category[] = pattern % 2 === 0 ? ['read'] : ['read', 'listen'];
    const length = 1 + Math.floor(chance() * 40);
    const answers = Array.from({ length }, (_, index) =>
      randomAnswer(chance, categories[index % categories.length] as Category, index),
    );
    const found = estimateAbilities(answers);
    const expected = categories.length === 1 ? meanInOne(answers) : meansInTwo(answers);
    for (const [category, theta] of Object.entries(expected)) {
      const estimate = found.categories[category as Category];
      if (estimate) greatest = Math.max(greatest, Math.abs(estimate.theta - theta));
    }
  }
  return greatest;
}

function randomAnswer(chance: () => number, category: Category, index: number): Answer {
  const item = {
    a: 1.4 * Math.exp(0.25 * normal(chance)),
    b: 1.8 * normal(chance),
    c: chance() < 0.3 ? 0 : 0.25,
    weight: 1,
  };
  const taskId = `${category}-${index}`;
  return {
    taskId,
    stimulusId: taskId,
    category,
    level: 'B1',
    kind: 'choose',
    item,
    score: chance() < 0.6 ? 1 : 0,
    shown: false,
  };
}

/** 600 nodes: 100 panels of six points over ±9 logits. */
const nodes = panels(-9, 9, 100);

function meanInOne(answers: readonly Answer[]): Record<string, number> {
  let weights = 0;
  let sum = 0;
  for (const { x, w } of nodes) {
    const density = w * Math.exp(-0.5 * (x / productScale.abilitySd) ** 2) * likelihood(answers, x);
    weights += density;
    sum += density * x;
  }
  return { read: sum / weights };
}

function meansInTwo(answers: readonly Answer[]): Record<string, number> {
  const { abilitySd: sd, categoryCorrelation: rho } = productScale;
  const read = nodes.map(({ x }) =>
    likelihood(
      answers.filter((answer) => answer.category === 'read'),
      x,
    ),
  );
  const listen = nodes.map(({ x }) =>
    likelihood(
      answers.filter((answer) => answer.category === 'listen'),
      x,
    ),
  );
  let weights = 0;
  let sumRead = 0;
  let sumListen = 0;
  nodes.forEach(({ x, w }, i) => {
    nodes.forEach(({ x: y, w: v }, j) => {
      const quadratic = (x * x - 2 * rho * x * y + y * y) / (sd * sd * (1 - rho * rho));
      const density = w * v * Math.exp(-0.5 * quadratic) * (read[i] as number) * (listen[j] as number);
      weights += density;
      sumRead += density * x;
      sumListen += density * y;
    });
  });
  return {
    read: sumRead / weights,
    ...(answers.some((answer) => answer.category === 'listen') ? { listen: sumListen / weights } : {}),
  };
}

function likelihood(answers: readonly Answer[], theta: number): number {
  return answers.reduce((product, { item, score }) => {
    const right = item.c + (1 - item.c) / (1 + Math.exp(item.a * (item.b - theta)));
    return product * (score === 1 ? right : 1 - right);
  }, 1);
}

/** Composite Gauss–Legendre rule with six points a panel (Abramowitz & Stegun 1964, table 25.4). */
function panels(from: number, to: number, count: number): readonly { x: number; w: number }[] {
  const rule = [
    [0.2386191860831969, 0.467913934572691],
    [0.6612093864662645, 0.3607615730481386],
    [0.9324695142031521, 0.1713244923791704],
  ] as const;
  const half = (to - from) / count / 2;
  return Array.from({ length: count }, (_, panel) => from + (2 * panel + 1) * half).flatMap((middle) =>
    rule.flatMap(([x, w]) => [
      { x: middle - x * half, w: w * half },
      { x: middle + x * half, w: w * half },
    ]),
  );
}
