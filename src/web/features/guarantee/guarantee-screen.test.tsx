import { describe, expect, test } from 'vitest';
import { type GuaranteeInput, guaranteeConditions } from '#domain/guarantee/conditions.ts';
import { type Practice, practiceWeeks } from '#domain/guarantee/practice-weeks.ts';
import { addDays } from '#domain/time/days.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import type { ClaimOutcome } from './claim-form-data.ts';
import { GuaranteeMeter } from './guarantee-meter.tsx';
import { GuaranteeScreen } from './guarantee-screen.tsx';
import { type Guarantee, type GuaranteeClaim, stationsOf, walkedTo } from './guarantee-stations.ts';

const testDate = '2026-11-11';
const enough: Practice[] = [1, 2, 3, 4].flatMap((before) => {
  const monday = addDays('2026-11-09', -7 * before);
  return [
    { day: monday, category: 'read' as const, tasks: 13 },
    { day: addDays(monday, 1), category: 'listen' as const, tasks: 13 },
  ];
});

function guaranteeOf(change: Partial<GuaranteeInput> = {}, more: Partial<Guarantee> = {}): Guarantee {
  const input = {
    practice: enough,
    levelTests: ['2026-09-01'],
    tier: 12,
    testDate,
    today: '2026-11-21',
    ...change,
  };
  return {
    testDate: input.testDate,
    today: input.today,
    testDateFrom: 'given',
    claims: [],
    conditions: guaranteeConditions(input),
    weeks: practiceWeeks(input),
    ...more,
  };
}

const nothing = { practice: [], levelTests: [], tier: null };

const claim: GuaranteeClaim = {
  id: '6f9c2d52-3a55-4c0c-a6e6-1de35d4b7a10',
  testDate,
  testLevel: 'B1',
  failedParts: ['read', 'speak'],
  message: null,
  tier: 12,
  status: 'waiting',
  reason: null,
  proofName: 'someone/proof.pdf',
  createdAt: '2026-11-20T10:00:00Z',
  decidedAt: null,
  extendedUntil: null,
};

function html(guarantee: Guarantee, path = '/app/license/guarantee', outcome: ClaimOutcome | null = null) {
  const element = (
    <GuaranteeScreen guarantee={guarantee} requestKey="request-1" resultWeeks={3} outcome={outcome} />
  );
  return renderScreen({ path, element });
}
const screen = (...given: Parameters<typeof html>) => textOf(html(...given));

describe('1.26 it is an extension, not a refund', () => {
  test.each([
    ['/app/license', 'It is an extension, not a refund.'],
    ['/nb/app/license', 'Det er en forlengelse, ikke en tilbakebetaling.'],
  ])('%s says so, and so does its own page', (path, words) => {
    const guarantee = guaranteeOf();
    const meter = renderScreen({
      path,
      element: <GuaranteeMeter packageEnds={null} guarantee={guarantee} />,
    });
    expect(textOf(meter)).toContain(words);
    expect(screen(guarantee, `${path}/guarantee`)).toContain(words);
  });
});

describe('the meter shows each condition, from the data (1.27)', () => {
  test('what is in place', () => {
    const shown = screen(guaranteeOf());
    for (const words of [
      'Taken on 1 September 2026.',
      '4 active weeks.',
      '104 tasks.',
      'Reading 52, Listening 52',
      'You had Premium on that day.',
      'Send it by 11 December 2026: 20 days are left.',
      '4 of 5 in place',
    ])
      expect(shown).toContain(words);
  });

  test('what is missing before a test', () => {
    const practice = [...enough.slice(0, 6), { day: '2026-10-01', category: 'read' as const, tasks: 3 }];
    const shown = screen(guaranteeOf({ ...nothing, practice, today: '2026-11-10' }));
    for (const words of [
      'You have not finished a level test before that day.',
      '3 of 4 weeks. One more week with practice on 2 days, or with 10 tasks.',
      '81 of 100 tasks. 19 more tasks.',
      'You have no Plus or Premium on that day, so there is nothing to extend.',
      'After the test, send it by 11 December 2026.',
      'Come back after the test.',
    ])
      expect(shown).toContain(words);
  });

  test('a skill that was left out', () => {
    const practice = [{ day: '2026-10-01', category: 'read' as const, tasks: 120 }];
    expect(screen(guaranteeOf({ practice, today: '2026-11-10' }))).toContain('5 more in listening.');
  });

  test('in words instead of the picture', () => {
    expect(html(guaranteeOf({ ...nothing, levelTests: ['2026-09-01'] }))).toContain(
      'aria-label="A trail with 5 stations, one for each condition. Reached: 1. Still missing: 4 weeks, 100 tasks, Package and Proof."',
    );
    const all = html(guaranteeOf({}, { claims: [claim] }), '/nb/app/license/guarantee');
    expect(all).toContain('En sti med 5 stasjoner, én for hvert vilkår. Alle er nådd.');
  });

  test.each<[string, Partial<GuaranteeInput>, number]>([
    ['not at all with nothing', nothing, 0],
    ['halfway to the second station with two of four weeks', { practice: enough.slice(0, 4) }, 1.5],
    ['up to the first gap, whatever lies behind it', { levelTests: [] }, 0],
    ['to the last station but one until the proof is sent', {}, 4],
  ])('the trail is walked %s', (_, change, walked) => {
    expect(walkedTo(stationsOf(guaranteeOf(change)))).toBe(walked);
  });
});

test('9.54 the page says in plain words what an active week is', () => {
  expect(screen(guaranteeOf())).toContain(
    'active when you practise on at least 2 different days or answer at least 10 tasks. Any 4 of the last 16 weeks up to the test will do',
  );
});

test('a skill that has just opened is asked for from a day on, and the page names it (9.55)', () => {
  expect(screen(guaranteeOf())).toMatch(
    /Writing and speaking are asked for when your test is on 1.February 2027/,
  );
  expect(screen(guaranteeOf(), '/nb/app/license/guarantee')).toContain('Skriving og muntlig kreves');
});

describe('9.57 a claim shows what became of it', () => {
  test.each<[string, Partial<GuaranteeClaim>, string[]]>([
    ['waiting', {}, ['In review', 'Sent on 20 November 2026.', 'Not reached: reading and speaking']],
    [
      'accepted',
      { status: 'accepted', extendedUntil: '2027-01-05T10:00:00Z' },
      ['Accepted', 'Your package is extended until 5 January 2027.'],
    ],
    ['refused', { status: 'refused', reason: 'It is last year’s.' }, ['Not accepted', 'It is last year’s.']],
  ])('%s', (_, change, words) => {
    const shown = screen(guaranteeOf({}, { claims: [{ ...claim, ...change }] }));
    for (const word of words) expect(shown).toContain(word);
  });

  test('while one waits there is no form', () => {
    expect(html(guaranteeOf({}, { claims: [claim] }))).not.toContain('name="testLevel"');
    expect(html(guaranteeOf({}, { claims: [{ ...claim, status: 'refused' }] }))).toContain(
      'name="testLevel"',
    );
  });
});

test('what was typed and uploaded stands there again, with what is wrong (9.56)', () => {
  const form = {
    testDate,
    testLevel: 'B1',
    failedParts: ['speak'],
    message: 'Hei',
    proof: { name: 'someone/1.pdf', label: 'resultat.pdf' },
  };
  const outcome = { kind: 'refused', form, errors: { '': 'condition_tasks' } } as const;
  const shown = html(guaranteeOf(), '/app/license/guarantee', outcome);
  expect(shown).toContain('value="2026-11-11"');
  expect(shown).toMatch(/<option value="B1" selected="">/);
  expect(shown).toMatch(/value="speak"[^>]*checked=""|checked=""[^>]*value="speak"/);
  expect(shown).toContain('>Hei</textarea>');
  expect(shown).toContain('name="proofName" value="someone/1.pdf"');
  expect(textOf(shown)).toContain('Uploaded: resultat.pdf');
  expect(textOf(shown)).toContain(
    'There are fewer than 100 practice tasks across all skills before the test.',
  );
});
