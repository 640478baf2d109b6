import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRest, type RestService } from '#server/rest/routes.ts';
import { apiWithBank, call, visitor } from '#server/sittings/sitting-fixture.ts';
import { wordsAreTheKey } from '#server/sittings/words-to-come.ts';
import type { TestApi } from '#server/testing/api.ts';

let api: TestApi;
let rest: RestService;
let client: SupabaseClient;
let sittingId: string;
/** Of every kind the first task, of clips with a dictation another of the clip, too; the last one is answered. */
let tasks: readonly Asked[];

type Asked = {
  readonly id: string;
  readonly position: number;
  readonly kind: string;
  readonly content_id: string;
  readonly stimulus: string;
  readonly hashes: readonly string[];
  readonly clip: string | null;
  readonly secret: { readonly explanation?: { readonly nb: string; readonly en: string } };
  readonly hidden: {
    readonly title: string;
    readonly transcript: readonly { readonly text: string }[];
  } | null;
};

beforeAll(async () => {
  api = await apiWithBank();
  rest = createRest(api.context, { schemas: ['public'] });
  client = await visitor(api);
  const settings = { levels: ['A1'], categories: ['read'], length: 'quick', showAnswers: false };
  const { rows: made } = await api.database.pool.query<{ id: string }>(
    `insert into public.sittings (user_id, request_key, kind, settings, chance)
     values ($1, 'before-answer', 'level', $2, 0.5) returning id`,
    [(await client.auth.getUser()).data.user?.id, JSON.stringify(settings)],
  );
  sittingId = made[0]?.id ?? '';
  await api.database.pool.query(
    `with chosen as (
       select distinct on (category, kind) id, key_hash, stimulus_id from public.tasks where category in ('read', 'listen')
       order by category, kind, content_id
     ), all_chosen as (
       select id, key_hash from chosen
       union select t.id, t.key_hash from public.tasks t
         where t.kind = 'choose' and t.stimulus_id in (
           select stimulus_id from public.tasks where kind = any($2) and category = 'listen' order by id limit 5)
     )
     insert into public.sitting_tasks (sitting_id, position, task_id, a, b, c, weight, key_hash)
     select $1, row_number() over (order by id), id, 1, 0, 0, 1, key_hash from all_chosen`,
    [sittingId, wordsAreTheKey],
  );
  await api.database.pool.query(
    `insert into public.clips (stimulus_id, hash, duration_ms, peaks, engine, robot)
     select id, bestatt.public_name('sound of ' || content_id), 1000, '[]', 'test', true from public.stimuli where category = 'listen'`,
  );
  tasks = await readAsked();
});
afterAll(async () => {
  await rest.close();
  await api.close();
});

async function readAsked(): Promise<readonly Asked[]> {
  const { rows } = await api.database.pool.query<Asked>(
    `select t.id, g.position, t.kind, t.content_id, s.content_id as stimulus, c.hash as clip, k.secret, x.secret as hidden,
       array[t.key_hash, s.content_hash, encode(sha256(convert_to(t.content_id, 'UTF8')), 'hex')] as hashes
     from public.sitting_tasks g join public.tasks t on t.id = g.task_id join public.stimuli s on s.id = t.stimulus_id
       join public.task_keys k on k.task_id = t.id
       left join public.stimulus_secrets x on x.stimulus_id = s.id
       left join public.clips c on c.stimulus_id = s.id
     where g.sitting_id = $1 order by g.position`,
    [sittingId],
  );
  return rows;
}

/** What tells the answer, or what to look it up by. */
function telling(): readonly (readonly [what: string, text: string])[] {
  return tasks.flatMap(({ kind, content_id, stimulus, hashes, secret, hidden }) =>
    (
      [
        [`${kind}: id in the content`, content_id],
        [`${kind}: id of its file`, stimulus],
        ...hashes.map((hash) => [`${kind}: fingerprint`, hash] as const),
        [`${kind}: explanation`, secret.explanation?.nb ?? ''],
        [`${kind}: explanation`, secret.explanation?.en ?? ''],
        [`${kind}: title of the clip`, hidden?.title ?? ''],
        // A short line may stand in a question, too.
        ...(hidden?.transcript ?? [])
          .filter(({ text }) => text.length > 40)
          .map(({ text }) => [`${kind}: transcript`, text] as const),
      ] as const
    ).filter(([, text]) => text.length > 7),
  );
}

function told(text: string): readonly string[] {
  const plain = text.replaceAll('\\"', '"');
  return telling()
    .filter(([, part]) => plain.includes(part))
    .map(([what, part]) => `${what}: ${part}`);
}

/** Columns of the exposed schema that signed-in people may read. */
async function readableColumns(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await api.database.pool.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
       and not a.attisdropped and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
     group by c.relname`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function read(path: string): Promise<string> {
  const { data } = await client.auth.getSession();
  const response = await rest.request(path, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  const text = await response.text();
  expect(response.status, `${path}: ${text.slice(0, 200)}`).toBe(200);
  return text;
}

describe('9.112 before the answer', () => {
  test('the test at hand has every kind, and keys to be told by', () => {
    const kinds = ['choose', 'cloze', 'dictation', 'match', 'order', 'true_false', 'typed_cloze'];
    expect(tasks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
    expect(telling().length).toBeGreaterThan(100);
    expect(told(`… ${tasks[0]?.content_id} …`)).not.toEqual([]);
  });

  test('no column of any table, and no row that hangs on another, tells the key', async () => {
    const columns = await readableColumns();
    expect(columns.size).toBeGreaterThan(15);
    let all = '';
    // The lexicon's words are everybody's, and the scenes are drawn for all.
    for (const [table, names] of columns) {
      if (table === 'lexicon' || table === 'scenes') continue;
      all += await read(`/${table}?select=${names.join(',')}`);
    }
    const list = (table: string) => (columns.get(table) ?? []).join(',');
    all += await read(
      `/sittings?select=*,sitting_tasks(${list('sitting_tasks')},tasks(${list('tasks')},stimuli(${list('stimuli')},clips(*))))`,
    );
    expect(all).toContain(tasks[0]?.id);
    expect(all).toContain(tasks.find(({ clip }) => clip)?.clip);
    expect(told(all)).toEqual([]);
  });

  test('of tasks, texts and answers nothing can be read but what is listed here', async () => {
    const columns = await readableColumns();
    expect({
      tasks: columns.get('tasks'),
      stimuli: columns.get('stimuli'),
      sitting_tasks: columns.get('sitting_tasks'),
      clips: columns.get('clips'),
      closed: ['task_keys', 'stimulus_secrets', 'task_parameters'].filter((table) => columns.has(table)),
    }).toEqual({
      tasks: [
        ...['id', 'stimulus_id', 'category', 'level', 'topic', 'kind', 'skill', 'grammar_point', 'public'],
        ...['difficulty', 'guessing', 'position', 'parts', 'package', 'seconds', 'retired_at'],
      ],
      stimuli: ['id', 'category', 'level', 'topic', 'public', 'retired_at'],
      sitting_tasks: [
        ...['sitting_id', 'position', 'task_id', 'given_at', 'answered_at', 'response', 'score', 'correct'],
        ...['shown', 'ms', 'a', 'b', 'c', 'weight'],
      ],
      clips: ['stimulus_id', 'hash', 'duration_ms', 'peaks', 'engine', 'robot'],
      closed: [],
    });
  });

  test('a closed column cannot be filtered, sorted or counted by either', async () => {
    const { data } = await client.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    for (const path of [
      '/tasks?select=id&key_hash=like.a*',
      '/tasks?select=id&order=content_id',
      '/tasks?select=content_id.max()',
      '/stimuli?select=id&title=like.a*',
      '/sitting_tasks?select=position&kept_correct=is.true',
      '/sittings?select=id,sitting_tasks(position)&sitting_tasks.key_hash=like.a*',
      '/tasks?select=*',
    ]) {
      const response = await rest.request(path, { headers });
      expect([path, response.status]).toEqual([path, 403]);
    }
  });

  test('no function tells it, with the ids of a task that is open', async () => {
    const said: string[] = [];
    for (const task of tasks) {
      const place = { sittingId, position: task.position };
      said.push(JSON.stringify(await call(client, 'clip-lines', place)));
      said.push(JSON.stringify(await call(client, 'reveals', { ...place, taskId: task.id })));
    }
    said.push(JSON.stringify(await call(client, 'reviews', { sittingId })));
    // The lines of a clip are there to be spoken where no task asks for its words.
    const spoken = tasks
      .filter(({ kind }) => !wordsAreTheKey.some((one) => one === kind))
      .flatMap(({ hidden }) => hidden?.transcript ?? [])
      .map(({ text }) => text);
    expect(told(said.join('\n')).filter((line) => !spoken.some((text) => line.endsWith(text)))).toEqual([]);
  });

  test('no table with tasks or answers is told of on sockets', async () => {
    const { rows } = await api.database.pool.query(
      `select tablename from pg_publication_tables
       where tablename in ('tasks', 'stimuli', 'sitting_tasks', 'sittings', 'clips', 'task_keys', 'stimulus_secrets')`,
    );
    expect(rows).toEqual([]);
  });

  test('7.21 the lines of a clip are not given for another task of it while its words may be asked for', async () => {
    const { rows } = await api.database.pool.query<{ position: number }>(
      `select g.position from public.sitting_tasks g join public.tasks t on t.id = g.task_id
       where g.sitting_id = $1 and t.kind = 'choose' and exists (
         select from public.tasks w where w.stimulus_id = t.stimulus_id and w.kind = any($2) and w.category = 'listen')`,
      [sittingId, wordsAreTheKey],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { position } of rows) {
      const { error } = await call(client, 'clip-lines', { sittingId, position });
      expect(error).toEqual({ status: 403, code: 'words_are_the_key' });
    }
  });
});

describe('9.112 while a test hides its answers', () => {
  test('whether an answer was right is read nowhere, and stands there when the test is over', async () => {
    const choose = tasks.find(({ kind }) => kind === 'choose') as Asked & {
      readonly secret: { readonly key: string };
    };
    const answer = { sittingId, position: choose.position, taskId: choose.id, ms: 1 };
    const response = { kind: 'choose', letter: choose.secret.key };
    expect((await call(client, 'answers', { ...answer, response })).error).toBeNull();
    const marks = () =>
      client
        .from('sitting_tasks')
        .select('answered_at, score, correct')
        .eq('sitting_id', sittingId)
        .eq('position', choose.position)
        .single();
    expect((await marks()).data).toEqual({ answered_at: expect.any(String), score: null, correct: null });
    expect((await call(client, 'answers', { ...answer, response })).error).toBeNull();
    await call(client, 'completions', { sittingId, status: 'finished' });
    expect((await marks()).data).toMatchObject({ score: 1, correct: true });
    const { data } = await client.from('sittings').select('summary').eq('id', sittingId).single();
    expect(JSON.stringify(data)).toContain('"correct":1');
  });

  test('and one that shows them shows marks at once', async () => {
    const { data } = await call(client, 'sittings', {
      kind: 'level',
      settings: {
        ...{ levels: ['A1'], categories: ['read'], length: 'quick', randomOrder: true },
        ...{ showAnswers: true, plays: 'exam' },
      },
      requestKey: 'shows-answers',
    });
    const id = String(data?.sittingId);
    const { data: open } = await client
      .from('sitting_tasks')
      .select('task_id')
      .eq('sitting_id', id)
      .single<{ task_id: string }>();
    await call(client, 'answers', {
      sittingId: id,
      position: 1,
      taskId: open?.task_id,
      response: null,
      ms: 1,
    });
    const { data: marked } = await client
      .from('sitting_tasks')
      .select('score, correct')
      .eq('sitting_id', id)
      .eq('position', 1)
      .single();
    expect(marked).toEqual({ score: 0, correct: false });
  });
});
