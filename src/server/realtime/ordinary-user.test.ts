import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { eventually, type Fixture, realtimeFixture, subscribed } from './realtime-fixture.ts';

/** A database whose user is no superuser, as elsewhere than in the embedded Postgres. */
const name = `ordinary_${randomBytes(6).toString('hex')}`;
const connection: pg.PoolConfig = { ...inject('cluster'), database: name, user: name, password: name };
let fixture: Fixture;

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client(inject('cluster'));
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}

beforeAll(async () => {
  await asSuperuser(
    `create role ${name} login password '${name}'`,
    `grant anon, authenticated, service_role to ${name}`,
    `create database ${name} owner ${name}`,
  );
  await migrate(connection, { folders: [join(import.meta.dirname, '../../../db/platform')] });
  fixture = await realtimeFixture(connection);
});
afterAll(async () => {
  await fixture?.close();
  await asSuperuser(`drop database if exists ${name} with (force)`, `drop role ${name}`);
});

describe('realtime on a database whose user is no superuser', () => {
  it('tells changes of tables that are published while it runs, under policies', async () => {
    const { pool } = fixture.database;
    const rights = await pool.query('select rolsuper from pg_roles where rolname = current_user');
    expect(rights.rows).toEqual([{ rolsuper: false }]);
    const instance = await fixture.instance();
    const ada = crypto.randomUUID();
    const token = await fixture.token(ada);
    // The tables are known by now, and nothing tells of the one that comes.
    await expect(
      subscribed(
        instance
          .client(token)
          .channel('early', { config: waiting })
          .on(...changesOf('none'), () => {}),
      ),
    ).rejects.toThrow();
    await pool.query(`create table public.notes (id int primary key, owner uuid);
      alter table public.notes enable row level security;
      grant select on public.notes to authenticated;
      create policy "own" on public.notes for select to authenticated using (owner = auth.uid());
      alter publication supabase_realtime add table public.notes`);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const heard: unknown[] = [];
    const channel = instance.client(token).channel('notes', { config: waiting });
    channel.on(...changesOf('notes'), (change: { new: unknown }) => heard.push(change.new));
    await subscribed(channel);
    await pool.query('insert into public.notes values (1, gen_random_uuid()), (2, $1)', [ada]);
    await eventually(() => heard.length > 0);
    expect(heard).toEqual([{ id: 2, owner: ada }]);
  });

  it('guards private channels and carries broadcasts of the database', async () => {
    const { pool } = fixture.database;
    await pool.query(
      `create policy "rooms" on realtime.messages for select to authenticated using (realtime.topic() = 'room')`,
    );
    const instance = await fixture.instance();
    const heard: unknown[] = [];
    const config = { private: true };
    await expect(subscribed(instance.client().channel('room', { config }))).rejects.toThrow('Unauthorized');
    const channel = instance.client(await fixture.token(crypto.randomUUID())).channel('room', { config });
    channel.on('broadcast', { event: 'told' }, ({ payload }) => heard.push(payload));
    await subscribed(channel);
    await pool.query(`select realtime.send('{"id": "1"}', 'told', 'room')`);
    await eventually(() => heard.length > 0);
    expect(heard).toEqual([{ id: '1' }]);
  });
});

const waiting = { postgres_changes_options: { wait: true } };

function changesOf(table: string): ['postgres_changes', { event: '*'; schema: string; table: string }] {
  return ['postgres_changes', { event: '*', schema: 'public', table }];
}
