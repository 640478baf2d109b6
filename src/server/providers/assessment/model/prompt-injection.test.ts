import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Level, type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { AssessmentOutcome } from '#domain/submissions/assessment.ts';
import { assessorOf, byRules, estimatingRules, requestWith } from './assessment-request-fixture.ts';
import { type Injection, injections, unseenInjections } from './injection-table-fixture.ts';
import { learnersText, type ModelServer, openModelServer } from './model-server-fixture.ts';
import { visibleText } from './sent-text.ts';
import { speaksToAssessor } from './spoken-to-assessor.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await openModelServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.asked.length = 0;
});

const never = new AbortController().signal;

function textWith({ text }: Pick<Injection, 'text'>): string {
  return text.includes('{{text}}') ? text.replace('{{text}}', learnersText) : `${learnersText}\n${text}`;
}

/**
 * As a gullible model would: whatever it is sent, it says the level and the words that were asked for. It is a clever one: it
 * keeps to the form and gives the code word.
 */
function obeys({ demand }: Pick<Injection, 'demand'>, level: Level): void {
  const line = { nb: demand, en: demand };
  const shown = { quote: 'liker å bake', ...line };
  server.usual = () => ({
    content: JSON.stringify({
      ...{ code: '{{code}}', addressesAssessor: false },
      level,
      general: [line],
      strengths: [shown],
      ...{ improvements: [], recommendations: [line], findings: [] },
      criteria: [{ criterion: 'grammar', level, ...shown }],
    }),
  });
}

const wordsOf = (outcome: AssessmentOutcome) =>
  JSON.stringify(outcome.kind === 'assessed' ? outcome.assessment : {});

describe('9.343 what a text says to its assessor has no effect on level or wording', () => {
  test('the table has at least 40 of them, each another', () => {
    expect(new Set(injections.map(({ text }) => text)).size).toBe(injections.length);
    expect(injections.length).toBeGreaterThanOrEqual(60);
  });

  test.each(injections)('$name, before a model that obeys', async (injection) => {
    const text = textWith(injection);
    const assessor = assessorOf(server.settings('openai'), { rules: estimatingRules });
    for (const level of ['C1', 'B1', 'A2'] as const) {
      obeys(injection, level);
      const outcome = await assessor.assess(requestWith({ text }), never);
      expect(outcome).toMatchObject({ kind: 'assessed', assessment: byRules, source: { by: 'rules' } });
      expect(wordsOf(outcome)).not.toContain(injection.demand);
    }
  });

  test.each(injections)('$name, where no rules estimate a level: none is named', async (injection) => {
    obeys(injection, 'B1');
    const outcome = await assessorOf(server.settings('openai')).assess(
      requestWith({ text: textWith(injection) }),
      never,
    );
    expect(outcome).toMatchObject({ kind: 'unassessed', source: { by: 'rules' } });
  });

  test.each(injections)('$name is seen before anything is sent', (injection) => {
    const text = textWith(injection);
    expect(speaksToAssessor(text, visibleText(text).text)).toBe(true);
  });
});

describe('what gets past the eye still moves no level (9.341) and puts no words into the reply (9.344)', () => {
  /** Written after the patterns and never used for them: the eye misses most of these. */
  test.each(unseenInjections)('$name', async (injection) => {
    const text = textWith(injection);
    const assessor = assessorOf(server.settings('openai'), { rules: estimatingRules });
    for (const level of ['C1', 'B1', 'A2', 'A1'] as const) {
      obeys(injection, level);
      const outcome = await assessor.assess(requestWith({ text }), never);
      expect(outcome).toMatchObject({ kind: 'assessed', assessment: { estimated: byRules.estimated } });
      expect(wordsOf(outcome)).not.toContain(injection.demand);
    }
  });

  test('the text stands in the prompt with marks between its words, behind lines that nobody knows beforehand', async () => {
    const assessor = assessorOf(server.settings('openai'));
    const lines = new Set<string>();
    for (let times = 0; times < 3; times += 1) {
      await assessor.assess(requestWith(), never);
      const { prompt = '' } = server.asked.at(-1) ?? {};
      lines.add(/={5}[0-9a-f]{24}={5}/.exec(prompt)?.[0] ?? '');
      expect(prompt).not.toContain('Jeg vil gjerne komme');
      expect(prompt).toMatch(/Jeg(.)vil\1gjerne\1komme/u);
    }
    expect(lines.size).toBe(3);
    expect(lines.has('')).toBe(false);
  });
});

describe('texts that do their task are not taken for orders (9.343)', () => {
  test.each(taskLevels)('none of the bank’s own texts of writing and speaking at %s', (level) => {
    const texts = bankTexts(level);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => speaksToAssessor(text, visibleText(text).text))).toEqual([]);
  });

  test.each([
    'Hei Kari! Kan du gi meg beskjed om hvilken dag som passer best? Jeg har norskprøve på nivå B1 på fredag.',
    'Mange ignorerer reglene i borettslaget, og vi må ikke glemme at alle skal ha det bra.',
    'Jeg mener at kunstig intelligens og språkmodeller kan hjelpe elever, men læreren må fortsatt vurdere tekstene.',
    'Til sjefen min. Du må svare meg snart, og du kan skrive til meg på mandag. Jeg håper du leser dette.',
    'Jeg vil klage på karakteren min. Læreren gav meg tre, men jeg synes at jeg fortjener fire.',
    'Vi later som alt er bra, men egentlig er det dyrt å leve i Norge. Prisene er høyere enn før.',
    'Jeg ønsker å ta et kurs på nivå B2. Nivået mitt er B1 nå. Kan dere gi meg en plass?',
    'Som lærer skal jeg følge retningslinjene. Vi bruker ikke reglene fra den gamle skolen.',
    'Min favorittfilm heter The Lord of the Rings. Jeg så den på engelsk i går.',
    'Jeg heter Олена og kommer fra Kyiv. På ukrainsk skriver vi navnet slik.',
  ])('%s', (text) => {
    expect(speaksToAssessor(text, visibleText(text).text)).toBe(false);
  });
});

/** Every model answer of a level. */
function bankTexts(level: TaskLevel): readonly string[] {
  return ['write', 'speak'].flatMap((category) => {
    const folder = join('content', category, level);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .flatMap((path) => modelTextsIn(parse(readFileSync(join(folder, path), 'utf8'))));
  });
}

function modelTextsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(modelTextsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'text' && typeof inside === 'string' ? [inside] : modelTextsIn(inside),
  );
}
