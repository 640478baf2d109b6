import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftExample } from '#domain/reading/story-draft-fixture.ts';
import { member } from '#server/admin/admin-fixture.ts';
import {
  type ModelServer,
  openModelServer,
} from '#server/providers/assessment/model/model-server-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { storyOnDesk } from './desk-fixture.ts';
import { modelSuggester, type Suggester } from './suggest-version.ts';

const desk: { suggester: Suggester | null; feedHosts: ReadonlySet<string>; hasImageHost: boolean } = {
  suggester: null,
  feedHosts: new Set(),
  hasImageHost: false,
};
let api: TestApi;
let model: ModelServer;
beforeAll(async () => {
  model = await openModelServer();
  api = await testApi(undefined, { desk });
});
afterAll(async () => {
  await api.close();
  await model.close();
});

const source = 'En elg gikk over skoleveien i går. Barna måtte vente til den var borte.';

test('9.482 a configured language model may suggest a version, and without one it is said that there is none', async () => {
  const { client } = await member(api, 'editor');
  const { draftId, read } = await storyOnDesk(client, draftExample());
  const suggest = async () =>
    (await call(client, 'desk-suggestions', { draftId, level: 'A2', text: source })).data;
  expect(await suggest()).toEqual({ kind: 'refused', reason: 'no_model' });
  desk.suggester = modelSuggester(model.settings('openai'));

  const reply = {
    title: 'Elg på veien',
    lead: 'Barna ventet.',
    paragraphs: ['En elg  kom.\nDen gikk.', 'Barna gikk.'],
  };
  model.answers.push({ content: JSON.stringify(reply) });
  expect(await suggest()).toEqual({
    ...{ kind: 'suggested', title: 'Elg på veien', lead: 'Barna ventet.' },
    text: 'En elg kom. Den gikk.\n\nBarna gikk.',
    provider: desk.suggester.provider,
  });
  const asked = model.asked.at(-1)?.prompt ?? '';
  expect([asked.includes(source), asked.includes('CEFR level A2')]).toEqual([true, true]);
  // The story itself is as it was, and the page knows whom it asks.
  expect(await read()).toMatchObject({
    revision: 1,
    content: draftExample(),
    model: desk.suggester.provider,
  });

  model.answers.push({ content: '{"title": ""}' }, { content: 'Nei.' });
  expect(await suggest()).toEqual({ kind: 'refused', reason: 'unusable' });
});
