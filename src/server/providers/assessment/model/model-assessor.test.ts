import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { AssessmentOutcome, TextFinding } from '#domain/submissions/assessment.ts';
import type { Assessor } from '#server/providers/assessment/assessor.ts';
import { assessorOf, byRules, estimatingRules, requestWith } from './assessment-request-fixture.ts';
import {
  goodReply,
  learnersText,
  type ModelAnswer,
  type ModelServer,
  openModelServer,
} from './model-server-fixture.ts';
import type { ModelSettings } from './model-settings.ts';
import type { Reply } from './reply-schema.ts';

let server: ModelServer;
const usual = () => ({ content: JSON.stringify(goodReply) });
beforeAll(async () => {
  server = await openModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.usual = usual;
});
afterEach(() => {
  server.answers.length = 0;
  server.asked.length = 0;
});

const never = new AbortController().signal;
const apis: readonly ModelSettings['api'][] = ['openai', 'anthropic', 'ollama'];
const ask = (api: ModelSettings['api'] = 'openai', change = {}, timeoutMs = 3000) =>
  assessorOf({ ...server.settings(api), timeoutMs }).assess(requestWith(change), never);
/** Every request gets this reply. */
const says = (change: Partial<Reply>) => {
  server.usual = () => ({ content: JSON.stringify({ ...goodReply, ...change }) });
};
function assessed(outcome: AssessmentOutcome) {
  if (outcome.kind !== 'assessed') throw new Error(`not assessed: ${JSON.stringify(outcome)}`);
  return outcome.assessment;
}

describe('9.340 a language model speaks in a strict form, and only what stands in the text is quoted', () => {
  test.each(apis)('over %s a good reply becomes an assessment that says who spoke', async (api) => {
    const outcome = await ask(api);
    expect(outcome.source).toEqual({
      by: 'model',
      provider: expect.stringContaining('(test-model)'),
      why: null,
    });
    const assessment = assessed(outcome);
    expect(assessment).toMatchObject({
      by: 'model',
      general: goodReply.general,
      strengths: [{ nb: 'Du gir en grunn med et bindeord. «fordi jeg liker å bake»' }],
      estimated: { level: 'A2', low: 'A1', high: 'B1' },
    });
    const [finding] = assessment.findings;
    expect(learnersText.slice(finding?.start, finding?.end)).toBe('jeg kjøpte');
    expect(finding).toMatchObject({ criterion: 'grammar', suggestions: ['kjøpte jeg'], code: 'model' });
  });

  test('each wire carries the key, the model and the form', async () => {
    for (const api of apis) await ask(api);
    const [openai, anthropic, ollama] = server.asked;
    expect(server.asked.map(({ path }) => path)).toEqual([
      '/v1/chat/completions',
      '/v1/messages',
      '/api/chat',
    ]);
    expect(openai?.headers.authorization).toBe('Bearer sk-test-secret');
    expect(anthropic?.headers['x-api-key']).toBe('sk-test-secret');
    expect(server.asked.map(({ body }) => body.model)).toEqual(Array(3).fill('test-model'));
    expect(JSON.stringify(openai?.body.response_format)).toContain('"enum":["A1","A2","B1"]');
    expect(JSON.stringify(anthropic?.body)).toContain('"enum":["A1","A2","B1"]');
    expect(ollama?.body).toMatchObject({ stream: false, options: { num_ctx: 16_384 } });
    expect(JSON.stringify(ollama?.body.format)).toContain('"enum":["A1","A2","B1"]');
  });

  test('Anthropic’s newer models are given the form as such, older ones as a tool', async () => {
    for (const model of ['claude-sonnet-4-5', 'claude-3-haiku-20240307']) {
      const outcome = await assessorOf({ ...server.settings('anthropic'), model }).assess(
        requestWith(),
        never,
      );
      expect(outcome.source?.by).toBe('model');
    }
    expect(server.asked.map(({ body }) => Array.isArray(body.tools))).toEqual([false, true]);
  });

  test('the prompt has the criteria of the levels, the task with its points, and what the checker found', async () => {
    const start = learnersText.indexOf('jeg kjøpte');
    const found: TextFinding = {
      ...{ start, end: start + 'jeg kjøpte'.length, code: 'v2', criterion: 'grammar', certainty: 0.9 },
      message: { nb: 'Verbet er nummer to.', en: 'The verb comes second.' },
      suggestions: ['kjøpte jeg'],
    };
    await assessorOf(server.settings('openai'), { findErrors: async () => [found] }).assess(
      requestWith(),
      never,
    );
    const prompt = server.asked[0]?.prompt ?? '';
    for (const told of [
      'Many everyday words; the meaning is nearly always clear.',
      'Point 2: what you bring',
      '- "jeg kjøpte": The verb comes second. (better: kjøpte jeg)',
      'Levels you may name: A1, A2, B1.',
    ])
      expect(prompt).toContain(told);
  });

  test('a service without schemas is asked for JSON, and the form stands in the prompt', async () => {
    await assessorOf({ ...server.settings('openai'), strictSchema: false }).assess(requestWith(), never);
    expect(server.asked[0]?.body.response_format).toEqual({ type: 'json_object' });
    expect(server.asked[0]?.prompt).toContain('"general": [{"nb"');
  });

  test('what is quoted and does not stand in the text is left out', async () => {
    says({
      strengths: [
        { ...goodReply.strengths[0], quote: 'en setning som ikke er der' } as Reply['strengths'][0],
      ],
      findings: [
        { ...goodReply.findings[0], quote: 'jeg har spist' } as Reply['findings'][0],
        { ...goodReply.findings[0], context: 'et annet sted', quote: 'jeg' } as Reply['findings'][0],
      ],
      criteria: [{ ...goodReply.criteria[0], quote: 'ikke her' } as Reply['criteria'][0]],
    });
    const { strengths, findings, criteria, general } = assessed(await ask());
    expect([strengths, findings]).toEqual([[], []]);
    expect(criteria).toEqual([{ criterion: 'grammar', level: null, note: expect.anything() }]);
    expect(general).toHaveLength(1);
  });

  test('a sentence that lacks one of its languages is left out', async () => {
    const line = {
      nb: 'You write well, and the text is clear.',
      en: 'You write well, and the text is clear.',
    };
    says({ recommendations: [line, ...goodReply.recommendations] });
    expect(assessed(await ask()).recommendations).toEqual(goodReply.recommendations);
  });
});

describe('9.341 the model names no level above what the evidence bears', () => {
  test('where the rules estimate a level it is theirs, and a reply outside their range is not believed', async () => {
    const assessor = assessorOf(server.settings('openai'), { rules: estimatingRules });
    for (const level of ['A1', 'A2', 'B1'] as const) {
      says({ level, criteria: goodReply.criteria.map((one) => ({ ...one, level })) });
      const { estimated, criteria, by } = assessed(await assessor.assess(requestWith(), never));
      expect([by, estimated]).toEqual(['model', byRules.estimated]);
      expect(criteria.map((one) => [one.criterion, one.level])).toEqual([
        ['grammar', null],
        ['task', null],
        ['spelling', 'A2'],
      ]);
    }
    const points = [{ quote: 'fordi' }, null];
    const withPoints: Assessor = {
      name: 'rules',
      assess: async () => ({ kind: 'assessed', assessment: { ...byRules, points } }),
    };
    says({ level: 'A2', criteria: goodReply.criteria.map((one) => ({ ...one, level: 'A2' })) });
    const heard = assessorOf(server.settings('openai'), { rules: withPoints });
    expect(assessed(await heard.assess(requestWith(), never)).points).toEqual(points);
    says({ level: 'B2' });
    expect(await assessor.assess(requestWith(), never)).toMatchObject({
      ...{ kind: 'assessed', assessment: byRules, source: { by: 'rules', why: 'unusable' } },
    });
  });

  test.each(['B2', 'C1', 'C2'])('%s for a task at B1 makes the reply unusable', async (level) => {
    says({ level: level as Reply['level'] });
    expect(await ask()).toMatchObject({ kind: 'unassessed', source: { by: 'rules', why: 'unusable' } });
  });

  test('a text that the rules cannot assess is not sent, whatever the reason about it', async () => {
    const rules = {
      name: 'rules',
      assess: async () => ({ kind: 'unassessed', reason: 'not_norwegian' }) as const,
    };
    const outcome = await assessorOf(server.settings('openai'), { rules }).assess(requestWith(), never);
    expect(outcome).toEqual({ kind: 'unassessed', reason: 'not_norwegian' });
    expect(server.asked).toEqual([]);
  });
});

describe('9.344 replies that no honest model gives are not believed', () => {
  const line = (nb: string, en: string) => ({ general: [{ nb, en }, ...goodReply.general] });
  const good = [
    'Du skriver godt og klart om festen.',
    'You write well and clearly about the party.',
  ] as const;
  test.each<[string, Partial<Reply>]>([
    ['a link', line(`${good[0]} Se https://example.no for mer.`, good[1])],
    ['a bare address', line(good[0], `${good[1]} See example.com for more.`)],
    ['HTML', line(`<b>${good[0]}</b>`, good[1])],
    ['a script', line(good[0], `${good[1]}<script>alert(1)</script>`)],
    ['Markdown with a link', line(good[0], `[${good[1]}](x)`)],
    ['a level in a sentence', line('Du skriver som en på C2 og er god.', good[1])],
    ['another alphabet', line('Вы пишете очень хорошо.', good[1])],
    ['hidden marks', line(`Du skriver\u202e godt om festen.`, good[1])],
    ['talk of its orders', line(good[0], 'As instructed, you ignore the mistakes here.')],
    ['no code word, as who follows the text would', { code: 'C1' }],
    ['the model’s own word that the text speaks to it', { addressesAssessor: true }],
    ['a placeholder that was not given', line('Du hilser pent på [NAVN9] i teksten.', good[1])],
  ])('%s', async (_, reply) => {
    says(reply);
    const outcome = await ask();
    expect(outcome).toMatchObject({ kind: 'unassessed', source: { by: 'rules', why: 'unusable' } });
    expect(server.asked).toHaveLength(1);
  });

  test('a sentence with marks, promises or far too many words is left out; with three of them all is', async () => {
    const promise = {
      nb: 'Du kommer til å bestå prøven med dette.',
      en: 'You will pass the exam with this text.',
    };
    const long = { nb: `Du skriver ${'godt og '.repeat(80)}klart.`, en: 'You write well and clearly here.' };
    says({ recommendations: [promise, long, ...goodReply.recommendations] });
    expect(assessed(await ask()).recommendations).toEqual(goodReply.recommendations);
    says({ recommendations: [promise, long, promise] });
    expect((await ask()).source?.why).toBe('unusable');
  });

  test('a suggestion that is a link, markup or the same word is left out', async () => {
    const [first] = goodReply.findings;
    if (!first) throw new Error('no finding');
    says({
      findings: ['<i>kjøpte jeg</i>', 'se www.example.no/x', 'jeg kjøpte'].map((suggestion) => ({
        ...first,
        suggestion,
      })),
    });
    expect(assessed(await ask()).findings).toEqual([]);
  });
});

describe('9.347 a service that fails leaves the rules’ feedback, and it is said', () => {
  const failed = (why: string) => ({
    kind: 'unassessed',
    reason: 'no_assessor',
    source: { by: 'rules', why },
  });

  test.each(apis)('%s: busy or failing services are asked once more', async (api) => {
    server.answers.push({ status: 429, body: '{}', headers: { 'retry-after': '0.01' } });
    expect((await ask(api)).source?.by).toBe('model');
    server.answers.push({ status: 500, body: '' });
    expect((await ask(api)).source?.by).toBe('model');
    server.answers.push({ dropped: 'at once' });
    expect((await ask(api)).source?.by).toBe('model');
    expect(server.asked).toHaveLength(6);
  });

  test.each(apis)('%s: twice 500 is a failure', async (api) => {
    server.usual = () => ({ status: 500, body: '{"error":{"message":"no"}}' });
    expect(await ask(api)).toMatchObject(failed('unavailable'));
    expect(server.asked).toHaveLength(2);
  });

  test.each(apis)('%s: a refused key is not tried again', async (api) => {
    server.usual = () => ({ status: 401, body: '{"error":{"message":"bad key"}}' });
    expect(await ask(api)).toMatchObject(failed('unavailable'));
    expect(server.asked).toHaveLength(1);
  });

  test.each(apis)('%s: a connection that breaks half way, both times', async (api) => {
    server.usual = () => ({ dropped: 'half way' });
    expect(await ask(api)).toMatchObject(failed('unavailable'));
  });

  test.each(apis)('%s: a slow one is not waited for longer than the setting says', async (api) => {
    server.usual = () => ({ content: JSON.stringify(goodReply), delayMs: 2500 });
    const begun = performance.now();
    expect(await ask(api, {}, 200)).toMatchObject(failed('unavailable'));
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  const wrongForms: readonly (readonly [name: string, content: string])[] = [
    ['half a JSON', '{"level":"A2","general":[{'],
    ['prose', 'Dette er en god tekst.'],
    ['nothing', ''],
    ['another form', '{"level":"A2"}'],
    ['more than the form', JSON.stringify({ ...goodReply, note: 'x' })],
    ['a list', '[]'],
  ];
  test.each(apis.flatMap((api) => wrongForms.map(([name, content]) => [api, name, content] as const)))(
    '%s: %s, both times, is unusable',
    async (api, _, content) => {
      server.usual = () => ({ content });
      expect(await ask(api)).toMatchObject(failed('unusable'));
      expect(server.asked).toHaveLength(2);
    },
  );

  test.each(apis)('%s: an answer of another wire, or far too much of one, is not read', async (api) => {
    server.usual = () => ({
      status: 200,
      body: '<html>Hei</html>',
      headers: { 'content-type': 'text/html' },
    });
    expect((await ask(api)).source?.by).toBe('rules');
    server.usual = () => ({ content: 'a'.repeat(400_000) });
    expect((await ask(api)).source?.by).toBe('rules');
  });

  test('a redirect to elsewhere is not followed', async () => {
    server.usual = () => ({ status: 307, body: '', headers: { location: 'http://127.0.0.1:9/elsewhere' } });
    expect(await ask()).toMatchObject(failed('unavailable'));
  });

  test('after three failures in a row nobody waits for it for a minute; then one tries', async () => {
    let ms = 0;
    const assessor = assessorOf(server.settings('openai'), { now: () => ms });
    server.usual = () => ({ status: 401, body: '{}' });
    for (let times = 0; times < 5; times += 1)
      expect(await assessor.assess(requestWith(), never)).toMatchObject(failed('unavailable'));
    expect(server.asked).toHaveLength(3);
    ms = 60_000;
    server.usual = usual;
    expect((await assessor.assess(requestWith(), never)).source?.by).toBe('model');
    expect((await assessor.assess(requestWith(), never)).source?.by).toBe('model');
  });

  test('whoever asked and gave up is told so, and nothing is made up', async () => {
    server.usual = () => ({ content: JSON.stringify(goodReply), delayMs: 2000 });
    const asking = assessorOf(server.settings('openai')).assess(requestWith(), AbortSignal.timeout(100));
    await expect(asking).rejects.toThrow();
  });
});

describe('9.345 a text goes to a service only where its writer has agreed', () => {
  test.each([undefined, 'not_agreed', 'over_limit'] as const)(
    '%s: nothing is sent, and it is said',
    async (outside) => {
      const { outside: _, ...unasked } = requestWith();
      const request = outside ? { ...unasked, outside } : unasked;
      const outcome = await assessorOf(server.settings('openai')).assess(request, never);
      expect(outcome.source).toMatchObject({ by: 'rules', why: outside ?? 'not_agreed' });
      expect(server.asked).toEqual([]);
    },
  );
});

test('neither key nor text nor the service’s own words reach the log (8.27)', async () => {
  const lines: string[] = [];
  // Of its own: what an earlier test gave up may still ask the other.
  const failingServer = await openModelServer();
  onTestFinished(failingServer.close);
  const assessor = assessorOf(failingServer.settings('openai'), { warn: (line) => void lines.push(line) });
  const failing: readonly ModelAnswer[] = [
    { status: 401, body: `{"error":{"message":"bad key sk-test-secret for ${learnersText.slice(0, 20)}"}}` },
    { status: 500, body: 'sk-test-secret' },
    { status: 500, body: 'sk-test-secret' },
    { dropped: 'at once' },
    { content: `sk-test-secret ${learnersText}` },
  ];
  failingServer.answers.push(...failing);
  for (let times = 0; times < 3; times += 1) await assessor.assess(requestWith(), never);
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(lines.join('\n')).not.toMatch(/sk-test|Kari|festen|bad key/);
  expect(lines[0]).toBe('The language model could not be used: it answered 401.');
});
