import { createVisitor, flatObjects, type Visitor } from './visitor.ts';

/** The task that a learner has before them. */
export type OpenTask = { readonly position: number; readonly taskId: string; readonly kind: string };

const settings = [
  ...['A1', 'A2', 'B1', 'B2', 'C1'].map((level) => ['level', level] as const),
  ...['read', 'listen'].map((category) => ['category', category] as const),
  ['randomOrder', 'on'] as const,
];

/** Starts a level test by its form. */
export async function startTest(visitor: Visitor): Promise<{ sittingId: string; task: OpenTask }> {
  const started = await visitor.postForm('/app/leveltest', [
    ...settings,
    ['requestKey', crypto.randomUUID()],
  ]);
  await started.arrayBuffer();
  const sittingId = /\/app\/test\/([0-9a-f-]{36})/.exec(started.headers.get('location') ?? '')?.[1];
  if (!sittingId) throw new Error('No test was started.');
  const task = openTask(await (await visitor.get(`/app/test/${sittingId}.data`)).text());
  if (!task) throw new Error('The test has no task.');
  return { sittingId, task };
}

/** Sends an answer as the screen does. @returns the next task, null when the test is over */
export async function answer(
  visitor: Visitor,
  sittingId: string,
  { position, taskId, kind }: OpenTask,
): Promise<OpenTask | null> {
  const response = kind === 'choose' ? { kind, letter: 'a' } : null;
  const sent = { kind: 'answer', position, taskId, response, ms: 5 };
  const next = openTask(await (await visitor.postJson(`/app/test/${sittingId}.data`, sent)).text());
  return next && next.position > position ? next : null;
}

/** Answers until `end`, as `performance.now` counts. @returns how long each answer took, ms */
export type Learner = (end: number) => Promise<number[]>;

/** A learner with a test begun; takes another when it is over. */
export async function seatLearner(url: string): Promise<Learner> {
  const visitor = createVisitor(url);
  let test = await startTest(visitor);
  return async (end) => {
    const times: number[] = [];
    while (performance.now() < end) {
      const began = performance.now();
      const next = await answer(visitor, test.sittingId, test.task);
      times.push(performance.now() - began);
      test = next ? { ...test, task: next } : await startTest(visitor);
    }
    return times;
  };
}

/** The last task named in the data of a page. */
function openTask(text: string): OpenTask | null {
  const tasks = flatObjects(text).filter(
    (value) => typeof value.position === 'number' && typeof value.taskId === 'string',
  ) as OpenTask[];
  return tasks.toSorted((one, other) => one.position - other.position).at(-1) ?? null;
}
