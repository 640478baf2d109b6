import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadBank } from '#server/bank/load-bank.ts';
import { openDatabase } from './database.ts';
import { type MigrationMark, migrate } from './migrate.ts';

const root = join(import.meta.dirname, '../../..');
const folders = [join(root, 'db/platform'), join(root, 'db/migrations')];
const name = `test_${randomBytes(6).toString('hex')}`;
const connection = { ...inject('cluster'), database: name };
const person = '00000000-0000-4000-8000-000000000001';

/** The files of a database from before migration 0031. */
const older: readonly MigrationMark[] = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !(folder.endsWith('migrations') && file >= '0031'))
    .map((file) => ({
      name: `${folder.split('/').at(-1)}/${file}`,
      hash: createHash('sha256')
        .update(readFileSync(join(folder, file), 'utf8'))
        .digest('hex'),
    })),
);

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(inject('cluster'));
  await client.connect();
  await client.query(sql);
  await client.end();
}

let contentDir: string;
beforeAll(async () => {
  await onServer(`create database ${name}`);
  contentDir = mkdtempSync(join(tmpdir(), 'bestatt-older-'));
  mkdirSync(join(contentDir, 'read/A1'), { recursive: true });
});
afterAll(async () => {
  rmSync(contentDir, { recursive: true });
  await onServer(`drop database ${name} with (force)`);
});

/** A test that is over, and one that hides its answers and goes on, as the product kept them before. */
const before = `
  insert into auth.users (id, email) values ('${person}', 'kari@example.no');
  insert into public.stimuli (id, category, level, topic, title, public, content_hash)
    values ('read-a1-redd-katt', 'read', 'A1', 'home', 'A title', '{}', 'hash');
  insert into public.stimulus_secrets values ('read-a1-redd-katt', '{}');
  insert into public.clips values ('read-a1-redd-katt', 'sound-of-words', 1000, '[]', 'test', true);
  insert into public.tasks (id, stimulus_id, category, level, topic, kind, skill, public, difficulty, guessing, position, package, seconds, key_hash)
    select 'read-a1-redd-katt/' || id, 'read-a1-redd-katt', 'read', 'A1', 'home', 'choose', 'detail', '{}', 1, 0.25, 0, 'free', 60, 'hash'
    from unnest(array['hvor', 'eva-vil']) as id;
  insert into public.task_keys select id, '{}' from public.tasks;
  insert into public.task_parameters (task_id, a, b, c, responses) select id, 1, 1, 0, 30 from public.tasks;
  insert into public.sittings (id, user_id, request_key, kind, settings, chance, status, summary, finished_at) values
    ('00000000-0000-4000-8000-00000000000a', '${person}', 'request-1', 'level', '{"showAnswers":false}', 0.5, 'finished',
      '{"feedback":{"strengths":[{"examples":["read-a1-redd-katt/hvor"]}]}}', now()),
    ('00000000-0000-4000-8000-00000000000b', '${person}', 'request-2', 'level', '{"showAnswers":false}', 0.5, 'active', null, null);
  insert into public.sitting_tasks (sitting_id, position, task_id, answered_at, response, score, correct, a, b, c, weight, key_hash)
    select s.id, row_number() over (partition by s.id order by t.id), t.id, now(), '{"kind":"choose","letter":"a"}', 1, true, 1, 1, 0, 1, 'hash'
    from public.sittings s, public.tasks t;`;

test('an older database gets opaque ids and loses nothing: answers, results, keys, sounds, practised days (9.112)', async () => {
  await migrate(connection, { folders, only: older });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(before);
    const days = await client.query('select * from bestatt.practice_days');
    expect(days.rows).toMatchObject([{ tasks: 4 }]);
    await migrate(connection, { folders });

    const { rows: tasks } = await client.query<{ id: string; content_id: string }>(
      `select t.id, t.content_id from public.tasks t
       join public.stimuli s on s.id = t.stimulus_id and s.content_id = 'read-a1-redd-katt'
       join public.task_keys k on k.task_id = t.id
       join public.task_parameters p on p.task_id = t.id and p.responses = 30
       join public.stimulus_secrets x on x.stimulus_id = s.id
       join public.clips c on c.stimulus_id = s.id and c.hash ~ '^[0-9a-f]{40}$' order by t.content_id`,
    );
    expect(tasks.map(({ content_id }) => content_id)).toEqual([
      'read-a1-redd-katt/eva-vil',
      'read-a1-redd-katt/hvor',
    ]);
    for (const { id } of tasks) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect((await client.query('select * from bestatt.practice_days')).rows).toEqual(days.rows);

    const { rows: sittings } = await client.query(
      `select s.status, s.summary, array_agg(t.content_id order by g.position) as tasks,
         array_agg(g.score) as score, array_agg(g.correct) as correct, array_agg(g.kept_correct) as kept
       from public.sittings s join public.sitting_tasks g on g.sitting_id = s.id join public.tasks t on t.id = g.task_id
       group by s.id order by s.id`,
    );
    const ids = tasks.map(({ content_id }) => content_id);
    expect(sittings).toEqual([
      {
        status: 'finished',
        summary: {
          feedback: {
            strengths: [{ examples: [tasks.find((one) => one.content_id.endsWith('/hvor'))?.id] }],
          },
        },
        ...{ tasks: ids, score: [1, 1], correct: [true, true], kept: [null, null] },
      },
      {
        ...{ status: 'active', summary: null, tasks: ids },
        ...{ score: [null, null], correct: [null, null], kept: [true, true] },
      },
    ]);
    await client.query(`update public.sittings set status = 'aborted' where status = 'active'`);
    expect(
      (
        await client.query(
          'select distinct score, correct, kept_score, kept_correct from public.sitting_tasks',
        )
      ).rows,
    ).toEqual([{ score: 1, correct: true, kept_score: null, kept_correct: null }]);
  } finally {
    await client.end();
  }
});

test('the files are loaded into the rows they made, which keep their ids (9.112)', async () => {
  const source = readFileSync(join(root, 'content/read/A1/redd-katt.yaml'), 'utf8');
  writeFileSync(join(contentDir, 'read/A1/redd-katt.yaml'), source);
  const database = openDatabase(connection, () => {});
  const ids = async () =>
    (
      await database.pool.query<{ id: string; content_id: string }>(
        'select id, content_id from public.tasks where retired_at is null order by content_id',
      )
    ).rows;
  try {
    const known = await ids();
    const load = () => loadBank({ database, contentDir, drafts: true, log: pino({ level: 'silent' }) });
    await load();
    const loaded = await ids();
    expect(loaded).toEqual(expect.arrayContaining(known));
    writeFileSync(join(contentDir, 'read/A1/redd-katt.yaml'), `${source}\n# corrected\n`);
    await load();
    expect(await ids()).toEqual(loaded);
  } finally {
    await database.close();
  }
});
