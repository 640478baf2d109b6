import { describe, expect, test } from 'vitest';
import {
  afterReload,
  beginning,
  nextRecordingState,
  type RecordingEvent,
  type RecordingRules,
  type RecordingState,
  secondsLeft,
  spokenMs,
} from './recording-machine.ts';

const rules: RecordingRules = {
  preparationMs: 30_000,
  speakingMs: 60_000,
  turns: 1,
  partnerFirst: false,
  mayRedo: true,
};
const rolePlay: RecordingRules = { ...rules, turns: 3, partnerFirst: true };

type Timed = readonly [at: number, event: RecordingEvent | RecordingEvent['kind']];

/** The state after events in order. */
function run(events: readonly Timed[], under = rules, from: RecordingState = beginning): RecordingState {
  return events.reduce<RecordingState>(
    (state, [at, event]) =>
      nextRecordingState(state, {
        at,
        rules: under,
        event: typeof event === 'string' ? ({ kind: event } as RecordingEvent) : event,
      }),
    from,
  );
}
const over = { kind: 'turn_over', asks: false } as const;
const problem = (which: 'refused' | 'missing' | 'unplugged') =>
  ({ kind: 'problem', problem: which }) as const;

const speaking: readonly Timed[] = [
  [0, 'prepare'],
  [30_000, 'tick'],
  [33_000, 'tick'],
];

describe('4.13 a speaking task waits, counts down, records until it is stopped, and is then analysed', () => {
  test('by the clock: preparation, countdown, recording, stop, hand in', () => {
    expect(run([[0, 'prepare']])).toEqual({ kind: 'preparing', endsAt: 30_000 });
    expect(run([...speaking.slice(0, 2)])).toEqual({ kind: 'countdown', endsAt: 33_000 });
    expect(run(speaking)).toEqual({ kind: 'recording', turn: 1, usedMs: 0, since: 33_000 });
    const stopped = run([...speaking, [50_000, 'stop']]);
    expect(stopped).toEqual({ kind: 'stopped', ms: 17_000, cut: null });
    const uploading = run([[0, 'accept']], rules, stopped);
    expect(uploading).toEqual({ kind: 'uploading', ms: 17_000, share: 0, waits: false });
    expect(run([[1, 'submitted']], rules, uploading)).toEqual({ kind: 'submitted' });
  });

  test('the preparation may be cut short, the countdown not', () => {
    const events: Timed[] = [
      [0, 'prepare'],
      [5000, 'start'],
      [5001, 'start'],
      [7999, 'tick'],
    ];
    expect(run(events)).toEqual({ kind: 'countdown', endsAt: 8000 });
    expect(run([...events, [8000, 'tick']])).toMatchObject({ kind: 'recording', since: 8000 });
  });

  test('a task without preparation counts down at once', () => {
    expect(run([[0, 'prepare']], { ...rules, preparationMs: 0 })).toEqual({
      kind: 'countdown',
      endsAt: 3000,
    });
  });

  test('the maximum ends it, also when the clock was asleep', () => {
    expect(run([...speaking, [92_999, 'tick']])).toMatchObject({ kind: 'recording' });
    expect(run([...speaking, [93_000, 'tick']])).toEqual({ kind: 'stopped', ms: 60_000, cut: 'time' });
    expect(run([...speaking, [900_000, 'tick']])).toEqual({ kind: 'stopped', ms: 60_000, cut: 'time' });
    expect(run([...speaking, [900_000, 'stop']])).toMatchObject({ ms: 60_000 });
  });

  test('it is done again where the test allows it, and not elsewhere', () => {
    const stopped = run([...speaking, [50_000, 'stop']]);
    expect(run([[0, 'redo']], rules, stopped)).toEqual({ kind: 'waiting', prepared: true, problem: null });
    expect(run([[0, 'redo']], { ...rules, mayRedo: false }, stopped)).toEqual(stopped);
  });

  test('a slip of the finger is not handed in', () => {
    const stopped = run([...speaking, [33_100, 'stop']]);
    expect(run([[0, 'accept']], rules, stopped)).toEqual(stopped);
  });
});

describe('turns', () => {
  const first: readonly Timed[] = [...speaking, [36_000, 'heard']];

  test('the partner is heard before each turn; only the learner’s time counts', () => {
    expect(run(speaking, rolePlay)).toEqual({ kind: 'listening', turn: 1, usedMs: 0 });
    const second: readonly Timed[] = [...first, [46_000, over]];
    expect(run(second, rolePlay)).toEqual({ kind: 'listening', turn: 2, usedMs: 10_000 });
    const third: readonly Timed[] = [...second, [60_000, 'heard'], [65_000, over]];
    expect(run(third, rolePlay)).toEqual({ kind: 'listening', turn: 3, usedMs: 15_000 });
    expect(run([...third, [70_000, 'heard'], [71_000, over]], rolePlay)).toEqual({
      kind: 'stopped',
      ms: 16_000,
      cut: null,
    });
  });

  test('where nobody can tell what was said the learner is asked, and no time runs', () => {
    const asked: readonly Timed[] = [...first, [46_000, { kind: 'turn_over', asks: true }]];
    expect(run([...asked, [500_000, 'tick']], rolePlay)).toEqual({
      kind: 'choosing',
      turn: 2,
      usedMs: 10_000,
    });
    expect(run([...asked, [500_000, 'chosen']], rolePlay)).toMatchObject({ kind: 'listening', turn: 2 });
  });

  test('the maximum is of all turns together', () => {
    const second: readonly Timed[] = [...first, [86_000, over], [90_000, 'heard']];
    expect(run([...second, [99_999, 'tick']], rolePlay)).toMatchObject({ kind: 'recording', turn: 2 });
    expect(run([...second, [100_000, 'tick']], rolePlay)).toEqual({
      kind: 'stopped',
      ms: 60_000,
      cut: 'time',
    });
  });

  test('it may be ended while the partner speaks; before the first word nothing is kept', () => {
    expect(run([...first, [46_000, over], [47_000, 'stop']], rolePlay)).toEqual({
      kind: 'stopped',
      ms: 10_000,
      cut: null,
    });
    expect(run([...speaking, [34_000, 'stop']], rolePlay)).toEqual({
      kind: 'waiting',
      prepared: true,
      problem: null,
    });
  });
});

describe('9.280 what breaks a recording off loses nothing that was said', () => {
  test('permission refused, or no microphone: it waits and says why', () => {
    for (const which of ['refused', 'missing'] as const) {
      expect(run([[0, problem(which)]])).toEqual({ kind: 'waiting', prepared: false, problem: which });
      expect(run([...speaking.slice(0, 2), [31_000, problem(which)]])).toEqual({
        kind: 'waiting',
        prepared: true,
        problem: which,
      });
    }
  });

  test('a device unplugged in the middle keeps what there is', () => {
    expect(run([...speaking, [43_000, problem('unplugged')]])).toEqual({
      kind: 'stopped',
      ms: 10_000,
      cut: 'unplugged',
    });
    expect(run([...speaking, [33_100, problem('unplugged')]])).toMatchObject({
      kind: 'waiting',
      problem: 'unplugged',
    });
    const later: readonly Timed[] = [
      ...speaking,
      [36_000, 'heard'],
      [46_000, over],
      [47_000, problem('unplugged')],
    ];
    expect(run(later, rolePlay)).toEqual({ kind: 'stopped', ms: 10_000, cut: 'unplugged' });
  });

  test('a hidden tab ends a countdown, so that nobody is recorded unawares, and no recording', () => {
    expect(run([...speaking.slice(0, 2), [31_000, 'hidden']])).toEqual({
      kind: 'waiting',
      prepared: true,
      problem: null,
    });
    expect(run([...speaking, [40_000, 'hidden']])).toMatchObject({ kind: 'recording' });
    expect(
      run([
        [0, 'prepare'],
        [1000, 'hidden'],
      ]),
    ).toMatchObject({ kind: 'preparing' });
  });

  test.each<[string, RecordingState, number, RecordingState]>([
    ['before it began', beginning, 0, beginning],
    ['in the preparation', { kind: 'preparing', endsAt: 110_000 }, 0, { kind: 'preparing', endsAt: 110_000 }],
    [
      'after the preparation ran out meanwhile',
      { kind: 'preparing', endsAt: 90_000 },
      0,
      { kind: 'waiting', prepared: true, problem: null },
    ],
    [
      'in the countdown',
      { kind: 'countdown', endsAt: 101_000 },
      0,
      { kind: 'waiting', prepared: true, problem: null },
    ],
    [
      'while recording',
      { kind: 'recording', turn: 1, usedMs: 0, since: 70_000 },
      29_000,
      { kind: 'stopped', ms: 29_000, cut: 'reload' },
    ],
    [
      'before the first second was kept',
      { kind: 'recording', turn: 1, usedMs: 0, since: 99_900 },
      0,
      { kind: 'waiting', prepared: true, problem: null },
    ],
    [
      'while the partner spoke',
      { kind: 'listening', turn: 2, usedMs: 12_000 },
      12_000,
      { kind: 'stopped', ms: 12_000, cut: 'reload' },
    ],
    [
      'while choosing',
      { kind: 'choosing', turn: 2, usedMs: 12_000 },
      12_000,
      { kind: 'stopped', ms: 12_000, cut: 'reload' },
    ],
    [
      'when it was stopped',
      { kind: 'stopped', ms: 9000, cut: null },
      9000,
      { kind: 'stopped', ms: 9000, cut: null },
    ],
    [
      'when it was stopped, and the browser has thrown it away',
      { kind: 'stopped', ms: 9000, cut: null },
      0,
      { kind: 'waiting', prepared: true, problem: null },
    ],
    [
      'in the upload',
      { kind: 'uploading', ms: 9000, share: 0.4, waits: true },
      9000,
      { kind: 'uploading', ms: 9000, share: 0, waits: false },
    ],
    ['when it was handed in', { kind: 'submitted' }, 0, { kind: 'submitted' }],
  ])('reloaded %s', (_, saved, keptMs, expected) => {
    expect(afterReload(saved, { at: 100_000, keptMs })).toEqual(expected);
  });

  test('a lost network is said, and the share never falls', () => {
    const uploading: RecordingState = { kind: 'uploading', ms: 9000, share: 0.5, waits: false };
    expect(run([[0, { kind: 'connection', lost: true }]], rules, uploading)).toMatchObject({ waits: true });
    expect(
      run(
        [
          [0, { kind: 'connection', lost: true }],
          [1, { kind: 'uploaded', share: 0.3 }],
        ],
        rules,
        uploading,
      ),
    ).toEqual(uploading);
    expect(run([[0, 'upload_failed']], rules, uploading)).toEqual({ kind: 'stopped', ms: 9000, cut: null });
  });
});

test('an event that does not fit the state changes nothing', () => {
  const late = ['heard', 'chosen', 'accept', 'submitted', 'redo', 'upload_failed'] as const;
  for (const event of late) expect(run([[0, event]])).toEqual(beginning);
  const submitted: RecordingState = { kind: 'submitted' };
  for (const event of ['prepare', 'start', 'tick', 'stop', 'hidden', ...late] as const)
    expect(run([[0, event]], rules, submitted)).toEqual(submitted);
});

test('clocks count down whole seconds', () => {
  const clock = (state: RecordingState, at: number) => secondsLeft(state, { at, rules });
  expect(clock({ kind: 'countdown', endsAt: 3000 }, 0)).toBe(3);
  expect(clock({ kind: 'countdown', endsAt: 3000 }, 2001)).toBe(1);
  expect(clock({ kind: 'recording', turn: 1, usedMs: 10_000, since: 0 }, 20_500)).toBe(30);
  expect(clock({ kind: 'listening', turn: 2, usedMs: 10_000 }, 999_999)).toBe(50);
  expect(clock(beginning, 0)).toBeNull();
  expect(spokenMs({ kind: 'recording', turn: 1, usedMs: 0, since: 100 }, 0)).toBe(0);
});
