import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { PublicSpeakTask } from '#domain/tasks/presentation.ts';
import type { ReplyKind } from '#domain/tasks/vocabulary.ts';
import { expectNoViolations, expectNoViolationsInBoth } from './accessibility.ts';
import { expectFits } from './fits.ts';
import { hydrated } from './journey.ts';
import { browserWithMicrophone, understand } from './microphone.ts';
import { beginOpenPart, partOpen } from './mocks.ts';
import { withDatabase } from './store.ts';
import { otherBrowser, test } from './test.ts';

/** The whole speaking part of a mock exam at A2–B1: a view, a discussion in a pair, a view again; to its result. */
let hearing: Browser;
test.beforeAll(async () => {
  hearing = await browserWithMicrophone();
});
test.afterAll(() => hearing.close());

const texts = {
  '': {
    ready: 'I am ready now',
    answered: 'I have answered',
    stop: 'Stop recording',
    again: 'Record again',
    whatDidYouSay: 'What did you say?',
    cannotBeHeard: /cannot be heard/,
    show: 'Show the words',
    play: 'Play your recording',
  },
  '/nb': {
    ready: 'Jeg er klar nå',
    answered: 'Jeg har svart',
    stop: 'Stopp opptaket',
    again: 'Ta opp på nytt',
    whatDidYouSay: 'Hva sa du?',
    cannotBeHeard: /Vi får ikke spilt av/,
    show: 'Vis ordene',
    play: 'Spill av opptaket ditt',
  },
} as const;
type Prefix = keyof typeof texts;

type Spoken = { readonly position: number; readonly task_id: string; readonly task: PublicSpeakTask };

/** The part's tasks, in order. */
function tasksOf(partId: string): Promise<readonly Spoken[]> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<Spoken>(
      `select s.position, s.task_id, t.public as task from public.sitting_tasks s join public.tasks t on t.id = s.task_id
       where s.sitting_id = $1 order by s.position`,
      [partId],
    );
    return rows;
  });
}

/** Others in the place of those that were drawn, so that what a recogniser understood can be about them. */
function giveTasks(partId: string, contents: readonly string[]): Promise<unknown> {
  return withDatabase(({ pool }) =>
    pool.query(
      `update public.sitting_tasks set task_id = t.id from public.tasks t
       where sitting_id = $1 and t.content_id = ($2::text[])[sitting_tasks.position]`,
      [partId, contents],
    ),
  );
}

type HandedIn = {
  readonly heard_lines: readonly number[];
  readonly transcript: string | null;
  readonly seconds: number;
};

function handedIn(partId: string): Promise<readonly HandedIn[]> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<HandedIn>(
      `select b.heard_lines, b.transcript, b.seconds from public.submissions b
       join storage.objects o on o.name = b.recording_path where b.sitting_id = $1 order by b.position`,
      [partId],
    );
    return rows;
  });
}

const primary = (page: Page) => page.locator('[data-test-buttons] .button-primary');
const panel = (page: Page, state: string) => page.locator(`[data-recording=${state}]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const byPointer = (target: Locator) => target.click();

/** As somebody does who has no mouse: on to it, and Enter. */
async function byKeys(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

type Way = {
  readonly prefix: Prefix;
  readonly press: (target: Locator) => Promise<void>;
  /** What the learner taps after each turn of a discussion; null where the words have told. */
  readonly taps: readonly (ReplyKind | null)[];
};

/** One task from its beginning to its hand-in; in a discussion each answer follows what was said. @returns the lines that were heard */
async function speak(page: Page, { task, task_id }: Spoken, { prefix, press, taps }: Way): Promise<number[]> {
  const say = texts[prefix];
  const heard: number[] = [];
  const note = (response: { url(): string; ok(): boolean }) => {
    const line = new RegExp(`/audio/task/${task_id}/(\\d+)\\.mp3`).exec(response.url())?.[1];
    if (line && response.ok() && heard.at(-1) !== Number(line)) heard.push(Number(line));
  };
  page.on('response', note);
  const { partner } = task;
  const turns = partner === null ? 1 : partner.lineCount + (partner.speaksFirst === false ? 1 : 0);
  await expect(panel(page, 'waiting')).toBeVisible();
  await press(primary(page));
  if (task.preparationSeconds > 0) await press(button(page, say.ready));
  for (let turn = 1; turn <= turns; turn += 1) {
    await expect(panel(page, 'recording')).toBeVisible({ timeout: 90_000 });
    await page.waitForTimeout(2500);
    if (turn === turns) break;
    await press(button(page, say.answered));
    const replies = partner?.replies?.[turn - 1];
    const tap = taps[turn - 1];
    if (!replies || !tap) continue;
    await expect(page.getByText(say.whatDidYouSay)).toBeVisible();
    if (turn === 1) {
      await expectFits(page);
      await expectNoViolationsInBoth(page, 'what did you say');
    }
    const reply = replies.find(({ kind }) => kind === tap);
    await press(button(page, reply?.when[prefix === '/nb' ? 'nb' : 'en'] ?? ''));
    await expect(panel(page, 'choosing')).toHaveCount(0);
    await expect(page.getByText(say.cannotBeHeard)).toHaveCount(0);
  }
  await press(button(page, say.stop));
  await expect(panel(page, 'stopped')).toBeVisible();
  await expect(button(page, say.again)).toHaveCount(0);
  await press(primary(page));
  page.off('response', note);
  return heard;
}

/** The lines that follow when these are said, one after the other. */
function linesAfter({ partner }: PublicSpeakTask, kinds: readonly ReplyKind[]): readonly number[] {
  return [
    1,
    ...kinds.map((kind, turn) => partner?.replies?.[turn]?.find((reply) => reply.kind === kind)?.line ?? 0),
  ];
}

/** What a partner says is made when it is first asked for: here before a learner waits for it. */
async function makeSound(page: Page, { task_id }: Spoken, lines: readonly number[]): Promise<void> {
  for (const line of lines) {
    const made = () => page.request.get(`/audio/task/${task_id}/${line}.mp3`).then((sound) => sound.ok());
    await expect.poll(made, { timeout: 120_000 }).toBe(true);
  }
}

/** The numbers of an examiner's questions. */
function questionsOf({ task: { partner } }: Spoken): readonly number[] {
  return Array.from({ length: partner?.lineCount ?? 0 }, (_, index) => index + 1);
}

test('9.396, 9.285 speaking in a mock at A2–B1: the partner of the pair discussion is heard and follows what the learner says they did, each task is recorded once, to the result (en, desktop, the first task by keys)', async () => {
  test.setTimeout(600_000);
  const page = await otherBrowser(hearing, {
    baseURL: test.info().project.use.baseURL,
    viewport: { width: 1280, height: 900 },
  });
  const partId = await beginOpenPart(page, { part: 'speak', at: 'A2–B1' });
  const [first, discussion, last] = (await tasksOf(partId)) as [Spoken, Spoken, Spoken];
  expect(discussion.task.genre).toBe('discuss');
  const kinds = ['disagreed', 'asked', 'agreed'] as const;
  const taps = kinds.slice(0, (discussion.task.partner?.lineCount ?? 1) - 1);
  const wanted = linesAfter(discussion.task, taps);
  await makeSound(page, first, questionsOf(first));
  await makeSound(page, discussion, wanted);
  await makeSound(page, last, questionsOf(last));
  expect(await speak(page, first, { prefix: '', press: byKeys, taps: [] })).toEqual(questionsOf(first));
  await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(1);
  await expectNoViolationsInBoth(page, 'before the discussion');
  const heard = await speak(page, discussion, { prefix: '', press: byPointer, taps });
  expect(heard).toEqual(wanted);
  await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(2);
  await speak(page, last, { prefix: '', press: byPointer, taps: [] });
  await page.waitForURL(/\/result$/, { timeout: 60_000 });
  const stored = await handedIn(partId);
  expect(stored.map(({ seconds }) => seconds > 1.5)).toEqual([true, true, true]);
  expect(stored[1]).toMatchObject({ heard_lines: heard, transcript: null });
  // Nobody here has listened: that is said, and no level is named.
  await expect(page.locator('h1')).toHaveText('No assessment yet');
  await expect(
    page.getByText('There is no transcript: nobody has listened yet', { exact: false }),
  ).toBeVisible();
  await expect(page.locator('main ol > li')).toHaveCount(3);
  await expectNoViolationsInBoth(page, 'the result');
  await page.locator('main ol a').nth(1).click();
  await button(page, texts[''].play).click();
  await expect
    .poll(() =>
      page
        .locator('audio')
        .first()
        .evaluate((one: HTMLAudioElement) => one.currentTime),
    )
    .toBeGreaterThan(0.2);
  await button(page, texts[''].show).click();
  await expect(page.locator('ol.list-decimal li')).toHaveCount(heard.length);
  await page.context().close();
});

const contents = [
  'speak-b1-lekser-og-laering/lekser',
  'speak-b1-arbeidsklaer/genseren',
  'speak-b1-tid-og-skjerm/skjermtid',
];

/** What is understood of each turn: the task about homework, the discussion about the jumper, the task about the phone. */
const understood = [
  'jeg mener at barn bør ha litt lekser fordi de lærer å arbeide alene men ikke hver dag når foreldrene jobber sent har de ikke tid til å hjelpe og da blir mange barn stresset',
  'da jeg gikk på skolen hadde vi mange lekser og jeg satt ofte ved kjøkkenbordet til klokka ni om kvelden fordi læreren var streng',
  'hvis foreldrene ikke forstår leksene kan de ringe læreren eller gå sammen med barnet til leksehjelpen på biblioteket som er gratis',
  'jeg er ikke enig for jeg vil helst bruke mine egne klær på jobben og genseren blir for varm når vi arbeider ute om sommeren',
  'kundene kan jo lete lenge etter oss men hva synes du om et stort navneskilt i stedet for denne genseren',
  'vi kan vaske klærne hjemme på lørdagen og henge dem ute i hagen sammen med det andre tøyet',
  'da kan vi spørre ledelsen om de som jobber her får prøve en grønn vest i en måned før de kjøper noe',
  'jeg synes at to timer på telefonen er nok for en voksen person hjemme hos meg bruker vi den altfor mye særlig om kvelden når vi egentlig skulle snakke sammen',
  'før alle fikk telefon var folk mer ute de besøkte naboene spilte kort og leste bøker og barna lekte på gata til det ble mørkt',
  'skolen bør lære barna å velge selv når de skal legge bort skjermen og hvordan man ser at noe på nettet ikke er sant',
];

test('speaking in a mock whose words are understood: the partner follows them without a tap, and the result is a level with what leaves it open (nb, phone) (9.285, 9.394)', async () => {
  test.setTimeout(600_000);
  const page = await otherBrowser(hearing, {
    baseURL: test.info().project.use.baseURL,
    viewport: { width: 360, height: 740 },
  });
  await understand(page, understood);
  const partId = await beginOpenPart(page, { part: 'speak', at: 'A2–B1', prefix: '/nb' });
  await giveTasks(partId, contents);
  await page.reload();
  await partOpen(page);
  const tasks = (await tasksOf(partId)) as [Spoken, Spoken, Spoken];
  expect(tasks.map(({ task }) => task.genre)).toEqual(['opinion', 'discuss', 'opinion']);
  // The first two turns tell by themselves what they do, the third does not.
  const wanted = linesAfter(tasks[1].task, ['disagreed', 'asked', 'unsure']);
  await makeSound(page, tasks[0], questionsOf(tasks[0]));
  await makeSound(page, tasks[1], wanted);
  await makeSound(page, tasks[2], questionsOf(tasks[2]));
  await expectFits(page);
  const way: Way = { prefix: '/nb', press: byPointer, taps: [null, null, 'unsure'] };
  await speak(page, tasks[0], way);
  await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(1);
  await expectNoViolations(page, 'before the discussion');
  const heard = await speak(page, tasks[1], way);
  expect(heard).toEqual(wanted);
  await expect(page.locator('.mock-strip [data-answered]')).toHaveCount(2);
  await speak(page, tasks[2], way);
  await page.waitForURL(/\/result$/, { timeout: 60_000 });
  await expect(page.locator('h1')).toHaveText(/^(A1|A2|B1|B2)$/, { timeout: 60_000 });
  await expect(page.getByText('Vårt anslag på nivåskalaen')).toBeVisible();
  await expect(page.getByText('Ut fra 3 opptak til sammen.', { exact: false })).toBeVisible();
  await expectFits(page);
  await expectNoViolationsInBoth(page, 'the result');
  expect((await handedIn(partId)).map(({ transcript }) => transcript?.split('\n').length)).toEqual([3, 4, 3]);
  await page.locator('main ol a').nth(1).click();
  await hydrated(page);
  await expect(page.getByText('bruke mine egne klær').first()).toBeVisible();
  await expectFits(page);
  await page.context().close();
});
