import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AssessmentOutcome, PartialFeedback } from '#domain/submissions/assessment.ts';
import { assessorOf, byRules, estimatingRules, requestWith } from './assessment-request-fixture.ts';
import { injections, unseenInjections } from './injection-table-fixture.ts';
import { goodReply, learnersText, type ModelServer, openModelServer } from './model-server-fixture.ts';
import type { ModelSettings } from './model-settings.ts';
import type { Reply } from './reply-schema.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await openModelServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.answers.length = 0;
  server.asked.length = 0;
});

const slowly = { length: 60, pauseMs: 3 };
const contentOf = (change: Partial<Reply> = {}) => JSON.stringify({ ...goodReply, ...change });

type Told = { readonly outcome: AssessmentOutcome; readonly parts: readonly (PartialFeedback | null)[] };

/** Asks aloud, and gathers what was told on the way. */
async function aloud(api: ModelSettings['api'] = 'openai', text = learnersText): Promise<Told> {
  const parts: (PartialFeedback | null)[] = [];
  const assessor = assessorOf({ ...server.settings(api), timeoutMs: 20_000 }, { rules: estimatingRules });
  const outcome = await assessor.assessAloud?.({
    request: requestWith({ text }),
    signal: new AbortController().signal,
    tell: (part) => parts.push(part),
  });
  if (!outcome) throw new Error('it does not speak aloud');
  return { outcome, parts };
}

describe('9.540 feedback by a language model is shown as it is made: criterion by criterion, each part checked before it is shown', () => {
  test.each(['openai', 'anthropic', 'ollama'] as const)(
    'over %s parts come one after another, and the whole at the end',
    async (api) => {
      server.answers.push({ content: contentOf(), stream: slowly });
      const { outcome, parts } = await aloud(api);
      expect(outcome.source?.by).toBe('model');
      expect(server.asked).toHaveLength(1);
      expect(server.asked[0]?.body.stream).toBe(true);
      const counts = parts.map((part) => part?.criteria.length ?? 0);
      // First the general words, then one criterion, then both, then what shows it.
      expect(counts.slice(0, 3)).toEqual([0, 1, 2]);
      expect(parts[0]?.general).toEqual(goodReply.general);
      expect(parts.at(-1)?.strengths[0]?.nb).toBe(
        'Du gir en grunn med et bindeord. «fordi jeg liker å bake»',
      );
      expect(parts).not.toContain(null);
    },
  );

  test('Anthropic’s older models, which are asked by a tool, stream too', async () => {
    server.answers.push({ content: contentOf(), stream: slowly });
    const parts: (PartialFeedback | null)[] = [];
    const settings = { ...server.settings('anthropic'), model: 'claude-3-haiku-20240307' };
    const outcome = await assessorOf(settings, { rules: estimatingRules }).assessAloud?.({
      request: requestWith(),
      signal: new AbortController().signal,
      tell: (part) => parts.push(part),
    });
    expect(outcome?.source?.by).toBe('model');
    expect(parts.length).toBeGreaterThan(3);
  });

  test('a criterion has the rules’ level where they judge the text, whatever the model says', async () => {
    server.answers.push({
      content: contentOf({
        criteria: [
          {
            criterion: 'spelling',
            level: 'B1',
            quote: 'fin gave',
            nb: 'Ordene er skrevet riktig.',
            en: 'The words are spelt right.',
          },
          ...goodReply.criteria,
        ],
      }),
      stream: slowly,
    });
    const { parts } = await aloud();
    const spelling = parts.at(-1)?.criteria.find(({ criterion }) => criterion === 'spelling');
    expect(spelling?.level).toBe(byRules.criteria[0]?.level);
  });

  test('a quote that does not stand in the text is never shown, on the way or at the end', async () => {
    const made = { quote: 'noe jeg aldri har skrevet', nb: 'Du binder sammen godt.', en: 'You link well.' };
    server.answers.push({
      content: contentOf({ strengths: [made, ...goodReply.strengths] }),
      stream: slowly,
    });
    const { parts } = await aloud();
    expect(JSON.stringify(parts)).not.toContain('aldri har skrevet');
    expect(parts.at(-1)?.strengths).toHaveLength(1);
  });

  test('nothing is shown of a reply without the code word, that sees itself spoken to, or above the rules’ levels', async () => {
    for (const change of [
      { code: 'guessed' },
      { addressesAssessor: true },
      { level: 'C1' } as Partial<Reply>,
    ]) {
      server.answers.length = 0;
      server.usual = () => ({ content: contentOf(change), stream: slowly });
      const { outcome, parts } = await aloud();
      expect(outcome.source).toMatchObject({ by: 'rules', why: 'unusable' });
      expect(parts.filter((part) => part !== null)).toEqual([]);
    }
  });

  test('a link far down takes back what was shown, and the rules speak', async () => {
    server.usual = () => ({
      content: contentOf({
        improvements: [
          {
            quote: 'I går jeg kjøpte',
            nb: 'Les mer på https://svindel.example.',
            en: 'Read more at https://svindel.example.',
          },
          ...goodReply.improvements,
        ],
      }),
      stream: slowly,
    });
    const { outcome, parts } = await aloud();
    expect(outcome.source).toMatchObject({ by: 'rules', why: 'unusable' });
    expect(parts.at(-1)).toBeNull();
    expect(JSON.stringify(parts)).not.toContain('svindel');
    expect(parts[0]?.general).toEqual(goodReply.general);
  });

  test('broken in the middle, what was shown is taken back and the whole is asked for once', async () => {
    server.answers.push({ content: contentOf(), stream: { ...slowly, breakAfter: 8 } });
    server.usual = () => ({ content: contentOf() });
    const { outcome, parts } = await aloud();
    expect(parts.filter((part) => part !== null).length).toBeGreaterThan(0);
    expect(parts.at(-1)).toBeNull();
    expect(server.asked.map(({ body }) => body.stream === true)).toEqual([true, false]);
    expect(outcome.source?.by).toBe('model');
  });

  test('an empty stream, and a service that does not stream, are asked for the whole', async () => {
    for (const first of [
      { content: '', stream: slowly },
      { status: 200, body: '{}' },
    ]) {
      server.asked.length = 0;
      server.answers.push(first);
      server.usual = () => ({ content: contentOf() });
      const { outcome, parts } = await aloud();
      expect(outcome.source?.by).toBe('model');
      expect(server.asked).toHaveLength(2);
      expect(parts.filter((part) => part !== null)).toEqual([]);
    }
  });

  test('a text that speaks to its assessor is not sent, and no order in one that is sent reaches the screen', async () => {
    let sent = 0;
    for (const { text, demand } of [...injections, ...unseenInjections]) {
      server.usual = () => {
        sent += 1;
        return {
          content: contentOf({
            level: 'B1',
            general: [...goodReply.general, { nb: demand, en: demand }],
            criteria: goodReply.criteria.map((one) => ({ ...one, level: 'B1' })),
          }),
          stream: { length: 400, pauseMs: 0 },
        };
      };
      const { parts } = await aloud(
        'openai',
        text.includes('{{text}}') ? text.replace('{{text}}', learnersText) : `${learnersText}\n${text}`,
      );
      expect(JSON.stringify(parts), text).not.toContain(demand);
      for (const part of parts)
        for (const { criterion, level } of part?.criteria ?? [])
          expect([null, byRules.criteria.find((one) => one.criterion === criterion)?.level]).toContain(level);
    }
    expect(sent).toBeGreaterThan(10);
  }, 60_000);
});
