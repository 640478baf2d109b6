import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBoth } from './accessibility.ts';
import { hydrated } from './journey.ts';
import { browserWithMicrophone, understand } from './microphone.ts';
import { newPerson } from './people.ts';
import { grantLicence, withDatabase } from './store.ts';
import { test } from './test.ts';

/**
 * Speaking tasks, with Chromium's fake microphone playing a real recording. A browser of their own: the microphone is chosen
 * when it starts.
 */
let browser: Browser;
test.beforeAll(async ({ browser: usual }) => {
  browser = await browserWithMicrophone();
  expect(browser.version()).toBe(usual.version());
});
test.afterAll(() => browser.close());

const languages = [
  {
    prefix: '',
    check: 'Check the microphone',
    heard: 'You can be heard.',
    begin: 'Start',
    ready: 'I am ready now',
    countdown: 'Recording starts in...',
    stop: 'Stop recording',
    play: 'Play your recording',
    again: 'Record again',
    start: 'Start recording',
    handIn: 'Hand in',
    notAssessed: 'No assessment yet',
    nobody: /nobody has listened yet/,
    points: 'Is everything there?',
    refused: 'The browser does not let us use the microphone',
    silent: 'Practise without recording',
    done: 'I am done',
    goOn: 'Go on',
    reloaded: /The page was read anew while you spoke/,
    offline: /No connection. The recording is kept/,
    answered: 'I have answered',
    whatDidYouDo: 'What did you say?',
    show: 'Show the words',
  },
  {
    prefix: '/nb',
    check: 'Sjekk mikrofonen',
    heard: 'Vi hører deg.',
    begin: 'Start',
    ready: 'Jeg er klar nå',
    countdown: 'Opptaket starter om ...',
    stop: 'Stopp opptaket',
    play: 'Spill av opptaket ditt',
    again: 'Ta opp på nytt',
    start: 'Start opptaket',
    handIn: 'Lever',
    notAssessed: 'Ingen vurdering ennå',
    nobody: /Ingen har lyttet ennå/,
    points: 'Er alt med?',
    refused: 'Nettleseren gir oss ikke tilgang til mikrofonen',
    silent: 'Øv uten opptak',
    done: 'Jeg er ferdig',
    goOn: 'Gå videre',
    reloaded: /Siden ble lastet på nytt mens du snakket/,
    offline: /Ingen forbindelse. Opptaket ligger/,
    answered: 'Jeg har svart',
    whatDidYouDo: 'Hva sa du?',
    show: 'Vis ordene',
  },
] as const;
type Words = (typeof languages)[number];

type Task = { readonly kind: string; readonly discussion?: boolean };

/** Somebody with Premium in front of one speaking task of A2 of a kind. */
async function atTheTask(
  { prefix }: Words,
  { kind, discussion = false }: Task,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { baseURL, locale } = test.info().project.use;
  const address = ['127', ...crypto.getRandomValues(new Uint8Array(3))].join('.');
  const context = await browser.newContext({
    ...{ baseURL, locale },
    ...options,
    extraHTTPHeaders: { 'x-e2e-address': address },
  });
  const page = await context.newPage();
  await grantLicence(await newPerson(page, prefix), 12);
  await page.goto(`${prefix}/app/test`);
  await hydrated(page);
  await page
    .locator('form:has(input[name=category][value=speak]):has(input[name=level][value=A2]) button')
    .click();
  await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
  await giveTask(page.url(), { kind, discussion });
  await page.reload();
  await hydrated(page);
  await expect(page.locator('[data-recording=waiting]')).toBeVisible();
  // The part for recording has a file of its own, and comes later than the rest; a press on it before is lost.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main button')].every((button) =>
      Object.keys(button).some((key) => key.startsWith('__react')),
    ),
  );
  return page;
}

/** Another task in the place of the one that was drawn; with `discussion` it has a partner who answers in three ways. */
function giveTask(url: string, { kind, discussion }: Task): Promise<unknown> {
  const sittingId = /[0-9a-f-]{36}/.exec(url)?.[0];
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from public.tasks where category = 'speak' and level = 'A2' and kind = $1 and retired_at is null
       order by (public ->> 'preparationSeconds')::int desc, id limit 1`,
      [kind],
    );
    let id = rows[0]?.id ?? '';
    if (discussion) {
      const when = (nb: string, en: string) => ({ nb, en });
      const replies = [1, 2].map((turn) => [
        { kind: 'agreed', when: when('Jeg var enig.', 'I agreed.'), cues: [], line: 3 * turn - 1 },
        { kind: 'disagreed', when: when('Jeg var uenig.', 'I disagreed.'), cues: [], line: 3 * turn },
        { kind: 'asked', when: when('Jeg spurte.', 'I asked back.'), cues: [], line: 3 * turn + 1 },
      ]);
      const partner = { name: 'Jonas', voice: 'man', lineCount: 3, replies };
      const lines = [
        'Jeg er imot. Hva mener du?',
        'Enig?',
        'Uenig?',
        'Spør du?',
        'Enig nå?',
        'Uenig nå?',
        'Spør du nå?',
      ];
      const copy = `discussion-${crypto.randomUUID()}`;
      await pool.query(
        `insert into public.tasks select (jsonb_populate_record(t, jsonb_build_object('id', $2::text, 'content_id', null,
           'kind', 'discuss', 'public', t.public || jsonb_build_object('genre', 'discuss', 'partner', $3::jsonb)))).*
         from public.tasks t where id = $1`,
        [id, copy, JSON.stringify(partner)],
      );
      await pool.query(
        `insert into public.task_keys select (jsonb_populate_record(k, jsonb_build_object('task_id', $2::text,
           'secret', k.secret || jsonb_build_object('partner', $3::jsonb)))).* from public.task_keys k where task_id = $1`,
        [id, copy, JSON.stringify(lines)],
      );
      id = copy;
    }
    await pool.query('update public.sitting_tasks set task_id = $2 where sitting_id = $1', [sittingId, id]);
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stateOf = (page: Page, state: string) => page.locator(`[data-recording=${state}]`);

/** Through preparation and countdown. */
async function beginRecording(page: Page, words: Words): Promise<void> {
  await button(page, words.begin).click();
  await button(page, words.ready).click();
  await expect(page.getByText(words.countdown)).toBeVisible();
  await expect(stateOf(page, 'recording')).toBeVisible();
}

/** Seconds that the browser has kept are enough to hand in. */
const speakAWhile = (page: Page) => page.waitForTimeout(2500);

for (const words of languages) {
  const name = words.prefix || 'en';
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`2.33, 4.13, 4.14 a speaking task has countdown, recording, stop, playback, and then transcription and feedback (${name}, ${viewport.width})`, async () => {
      const page = await atTheTask(words, { kind: 'tell' }, { viewport });
      await button(page, words.check).click();
      await expect(page.getByText(words.heard)).toBeVisible();
      await beginRecording(page, words);
      await speakAWhile(page);
      await button(page, words.stop).click();
      await expect(stateOf(page, 'stopped')).toBeVisible();
      await button(page, words.again).click();
      await button(page, words.start).click();
      await expect(stateOf(page, 'recording')).toBeVisible();
      await speakAWhile(page);
      await button(page, words.stop).click();
      await button(page, words.play).click();
      await expect
        .poll(() => page.locator('audio').evaluate((one: HTMLAudioElement) => one.currentTime))
        .toBeGreaterThan(0.2);
      await button(page, words.handIn).click();
      await expect(page.getByRole('heading', { name: words.notAssessed })).toBeVisible();
      await expect(page.getByText(words.nobody)).toBeVisible();
      await expect(page.getByRole('heading', { name: words.points })).toBeVisible();
      // What the server gives back is the recording: it plays.
      await button(page, words.play).click();
      await expect
        .poll(() =>
          page
            .locator('audio')
            .first()
            .evaluate((one: HTMLAudioElement) => one.currentTime),
        )
        .toBeGreaterThan(0.2);
      await page.context().close();
    });
  }

  test(`9.286 without permission or microphone it says what to do, and one goes on without recording (${name})`, async () => {
    const page = await atTheTask(words, { kind: 'tell' });
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.reload();
    await hydrated(page);
    await button(page, words.begin).click();
    await expect(page.getByRole('heading', { name: words.refused })).toBeVisible();
    await expectNoViolationsInBoth(page);
    await button(page, words.silent).click();
    await button(page, words.ready).click();
    await expect(stateOf(page, 'recording')).toBeVisible();
    await page.waitForTimeout(1000);
    await button(page, words.done).click();
    await button(page, words.goOn).click();
    await expect(page.getByRole('heading', { name: words.notAssessed })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.points })).toBeVisible();
    await page.context().close();
  });

  test(`9.281 what is recorded lies in the browser, so that a reload loses a second at most (${name})`, async () => {
    const page = await atTheTask(words, { kind: 'tell' });
    await beginRecording(page, words);
    await page.waitForTimeout(4000);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(words.reloaded)).toBeVisible();
    await button(page, words.play).click();
    await expect
      .poll(() => page.locator('audio').evaluate((one: HTMLAudioElement) => one.currentTime))
      .toBeGreaterThan(0.2);
    await button(page, words.handIn).click();
    await expect(page.getByRole('heading', { name: words.notAssessed })).toBeVisible();
    const sittingId = /[0-9a-f-]{36}/.exec(page.url())?.[0];
    const [row] = await withDatabase(({ pool }) =>
      pool
        .query<{ seconds: number }>('select seconds from public.submissions where sitting_id = $1', [
          sittingId,
        ])
        .then(({ rows }) => rows),
    );
    expect(row?.seconds).toBeGreaterThan(2.8);
    await page.context().close();
  });
}

const [english] = languages;

test('9.281 an upload goes on where it stopped after a lost network and a reload', async () => {
  const page = await atTheTask(english, { kind: 'tell' });
  await beginRecording(page, english);
  await speakAWhile(page);
  await button(page, english.stop).click();
  await page.route('**/storage/v1/upload/resumable/**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.route('**/storage/v1/upload/resumable/sign', (route) => route.abort());
  await button(page, english.handIn).click();
  await expect(page.getByText(english.offline)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(stateOf(page, 'uploading')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: english.notAssessed })).toBeVisible({ timeout: 60_000 });
  await page.context().close();
});

/** Asks for each line of the partner once: one that has to be made first may come too late to be heard. */
async function partnerMade(page: Page): Promise<void> {
  const sittingId = /[0-9a-f-]{36}/.exec(page.url())?.[0];
  const { rows } = await withDatabase(({ pool }) =>
    pool.query<{ id: string }>('select task_id as id from public.sitting_tasks where sitting_id = $1', [
      sittingId,
    ]),
  );
  const made = async (line: number) =>
    (await page.request.get(`/audio/task/${rows[0]?.id}/${line}.mp3`, { timeout: 60_000 })).ok();
  let lines = 0;
  while (await made(lines + 1)) lines += 1;
  expect(lines, 'lines of the partner').toBeGreaterThan(1);
}

test('9.285 the partner of a role play is heard turn by turn', async () => {
  const page = await atTheTask(english, { kind: 'role_play' });
  await partnerMade(page);
  await button(page, english.begin).click();
  await button(page, english.ready).click();
  await expect(stateOf(page, 'listening')).toBeVisible();
  for (let turn = 0; turn < 8; turn++) {
    await expect(stateOf(page, 'recording')).toBeVisible({ timeout: 60_000 });
    await page.waitForTimeout(700);
    if (await button(page, english.stop).isVisible()) break;
    await button(page, english.answered).click();
    await expect(stateOf(page, 'recording')).toBeHidden();
  }
  await button(page, english.stop).click();
  await button(page, english.handIn).click();
  await expect(page.getByRole('heading', { name: english.notAssessed })).toBeVisible();
  await button(page, english.show).click();
  await expect(page.locator('ol[class*=list-decimal] li').first()).toBeVisible();
  await page.context().close();
});

test('9.285 where nothing can be heard the words of the partner are read; in a discussion the learner says what they did', async () => {
  const page = await atTheTask(english, { kind: 'role_play', discussion: true });
  await page.route('**/audio/task/**', (route) => route.fulfill({ status: 404 }));
  await button(page, english.begin).click();
  await button(page, english.ready).click();
  await expect(page.getByText('Jeg er imot. Hva mener du?')).toBeVisible({ timeout: 60_000 });
  await button(page, 'I have read it: my turn').click();
  await page.waitForTimeout(700);
  await button(page, english.answered).click();
  await expect(page.getByText(english.whatDidYouDo)).toBeVisible();
  await expectNoViolationsInBoth(page);
  await button(page, 'I disagreed.').click();
  await expect(page.getByText('Uenig?')).toBeVisible({ timeout: 60_000 });
  await button(page, 'I have read it: my turn').click();
  await page.waitForTimeout(700);
  await button(page, english.answered).click();
  await button(page, 'I asked back.').click();
  await expect(page.getByText('Spør du nå?')).toBeVisible({ timeout: 60_000 });
  await page.context().close();
});

for (const words of languages) {
  test(`accessibility: the states of a recording have no axe violation (${words.prefix || 'en'})`, async () => {
    // Eight looks, on a machine that may be busy.
    test.setTimeout(600_000);
    const page = await atTheTask(words, { kind: 'tell' }, { viewport: { width: 360, height: 740 } });
    await button(page, words.check).click();
    await expect(page.getByText(words.heard)).toBeVisible();
    await expectNoViolationsInBoth(page);
    await button(page, words.begin).click();
    await expect(stateOf(page, 'preparing')).toBeVisible();
    await expectNoViolations(page);
    await button(page, words.ready).click();
    await expect(stateOf(page, 'recording')).toBeVisible();
    await expectNoViolations(page);
    // The time may be over meanwhile.
    await button(page, words.stop)
      .click({ timeout: 1000 })
      .catch(() => {});
    await expect(stateOf(page, 'stopped')).toBeVisible();
    await expectNoViolationsInBoth(page);
    await button(page, words.handIn).click();
    await expect(page.getByRole('heading', { name: words.points })).toBeVisible();
    await expectNoViolationsInBoth(page);
    await page.context().close();
  });
}

const judged = [
  {
    words: languages[0],
    viewport: { width: 1280, height: 900 },
    level: 'Estimated level of what you said:',
    figures: 'Measured in the sound',
    pronunciation: /Pronunciation is not judged/,
    heard: /Of \d+ words it heard \d+ as they stand/,
    noLevel: /The words are the text’s/,
  },
  {
    words: languages[1],
    viewport: { width: 360, height: 740 },
    level: 'Anslått nivå på det du sa:',
    figures: 'Målt i lyden',
    pronunciation: /Uttalen er ikke vurdert/,
    heard: /Av \d+ ord hørte den \d+ slik de står/,
    noLevel: /Ordene er tekstens egne/,
  },
] as const;
for (const { words, viewport, level, figures, pronunciation, heard, noLevel } of judged) {
  test(`9.430, 9.431, 9.434 what was heard is judged by words and sound, a text read aloud word by word (${words.prefix || 'en'}, ${viewport.width})`, async () => {
    test.setTimeout(240_000);
    const hand = async (kind: string, transcript: string) => {
      const page = await atTheTask(words, { kind }, { viewport });
      await understand(page, [transcript]);
      await page.reload();
      await hydrated(page);
      await beginRecording(page, words);
      await page.waitForTimeout(6000);
      await button(page, words.stop).click();
      await button(page, words.handIn).click();
      return page;
    };
    const told = await hand(
      'tell',
      'eh jeg jeg vil fortelle om en gang jeg var på tur med en god venn vi kjørte til fjellet fordi vi hadde fri og været var fint vi har kjøpt en stort bord og vi sov ute hele natta',
    );
    await expect(told.getByRole('heading', { name: level })).toBeVisible({ timeout: 60_000 });
    await expect(told.getByText(pronunciation)).toBeVisible();
    await expect(told.getByRole('heading', { name: figures })).toBeVisible();
    await expect(told.locator('button.found-mark').first()).toBeVisible();
    await expectNoViolationsInBoth(told);
    await told.context().close();
    const read = await hand('read_aloud', 'dette er noe annet enn det som står der');
    await expect(read.getByText(heard)).toBeVisible({ timeout: 60_000 });
    await expect(read.getByText(noLevel)).toBeVisible();
    await expectNoViolationsInBoth(read);
    await read.context().close();
  });
}

test('9.284 the browser’s own recogniser listens only where the learner has switched it on', async () => {
  const page = await atTheTask(english, { kind: 'tell' });
  await page.addInitScript(() => {
    const world = window as unknown as { listened: number; SpeechRecognition: unknown };
    world.listened = 0;
    world.SpeechRecognition = class {
      onresult: ((event: object) => void) | null = null;
      start() {
        world.listened += 1;
        const result = Object.assign([{ transcript: 'jeg bor i Bergen' }], { isFinal: true });
        setTimeout(() => this.onresult?.({ results: [result] }), 300);
      }
      stop() {}
    };
  });
  await page.reload();
  await hydrated(page);
  const listened = () => page.evaluate(() => (window as unknown as { listened: number }).listened);
  await beginRecording(page, english);
  await speakAWhile(page);
  await button(page, english.stop).click();
  expect(await listened()).toBe(0);
  await button(page, english.again).click();
  await expect(page.getByText('The maker of your browser then receives your voice')).toBeVisible();
  await page.getByLabel('Let the browser write down what I say').check();
  await button(page, english.start).click();
  await expect(stateOf(page, 'recording')).toBeVisible();
  await speakAWhile(page);
  await button(page, english.stop).click();
  expect(await listened()).toBe(1);
  await button(page, english.handIn).click();
  await expect(page.getByText('jeg bor i Bergen')).toBeVisible();
  await page.context().close();
});

test('a speaking task is done by the keyboard alone (9.286)', async () => {
  const page = await atTheTask(english, { kind: 'tell' });
  const press = async (name: string) => {
    for (let turn = 0; turn < 40; turn++) {
      if (await button(page, name).evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await press(english.check);
  await press(english.begin);
  await press(english.ready);
  await expect(stateOf(page, 'recording')).toBeVisible();
  await speakAWhile(page);
  await press(english.stop);
  await press(english.handIn);
  await expect(page.getByRole('heading', { name: english.notAssessed })).toBeVisible();
  await page.context().close();
});
