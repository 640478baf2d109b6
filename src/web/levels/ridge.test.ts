import { describe, expect, it } from 'vitest';
import { layerHeight, layerPaths, ridge, ridgePath, stationX } from './ridge.ts';

describe('mountain profile (looks/README.md)', () => {
  it.each([
    [0, 90],
    [1, 250],
    [3, 570],
    [3.45, 642],
    [5, 890],
    [-1, 90],
    [7, 890],
  ])('the level value %d stands at x = 90 + 160 v, within the trail: %d', (value, x) => {
    expect(stationX(value)).toBeCloseTo(x, 9);
  });

  it.each([
    [0, 6.5],
    [1, 17],
    [2, 33.5],
    [3, 51.5],
    [4, 72],
    [5, 100],
  ])('the ridge passes station %d at its height %d, to a unit', (station, height) => {
    expect(Math.abs(ridge(stationX(station)) - height)).toBeLessThan(1);
  });

  it('rises from station to station', () => {
    const heights = [0, 1, 2, 3, 4, 5].map((station) => ridge(stationX(station)));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });

  it('dips by three units at most between the stations', () => {
    let highest = 0;
    for (let x = 60; x <= 890; x += 0.5) {
      highest = Math.max(highest, ridge(x));
      expect(highest - ridge(x)).toBeLessThanOrEqual(3);
    }
  });

  it('has no jump: neighbouring places differ by less than half a unit', () => {
    for (let x = 60; x < 1000; x += 0.5) expect(Math.abs(ridge(x + 0.5) - ridge(x))).toBeLessThan(0.5);
  });

  it('is the curve that is drawn', () => {
    const numbers = ridgePath()
      .match(/Q[^LM]+/g)
      ?.map((bend) => bend.slice(1).split(' ').map(Number));
    expect(numbers?.length).toBe(30);
    for (const [, , endX, endY] of numbers ?? []) {
      expect(Math.abs(100 - (endY as number) - ridge(endX as number))).toBeLessThan(0.15);
    }
  });

  it('has six lower copies, each 13.5 % lower and none above the one before', () => {
    expect(layerPaths()).toHaveLength(6);
    expect(layerHeight(2, 700) / layerHeight(1, 700)).toBeCloseTo(0.73 / 0.865, 1);
    for (let x = 62; x <= 1000; x += 2) {
      for (let layer = 1; layer <= 6; layer++) {
        const above = layer === 1 ? ridge(x) + 3 : layerHeight(layer - 1, x);
        expect(layerHeight(layer, x)).toBeLessThan(above);
      }
    }
  });
});
