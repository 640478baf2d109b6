import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { recordingBucket } from '#domain/speaking/recording-limits.ts';
import type { BenchProduct } from '#scripts/bench/bench-product.ts';
import { addressHeader, someAddress } from '#scripts/bench/compare/visitor.ts';
import { webmFile } from '#server/recordings/recording-file-fixture.ts';
import { openBenchDatabase } from './fill-answers.ts';

export type Deed = 'answer' | 'next' | 'start' | 'autosave' | 'upload' | 'hand in';
export type Measure = { readonly deed: Deed; readonly ms: number; readonly error: string | null };

type Practiser = {
  readonly userId: string;
  readonly practise: (until: number) => Promise<readonly Measure[]>;
};

/** Milliseconds that a learner thinks between two answers, types between two saves, and prepares and speaks for a recording. */
const pauses = { answer: 6000, autosave: 3000, speech: 20_000 } as const;
/** Milliseconds within which all of them have begun. */
const arrivalMs = 15_000;
/** Of ten learners six answer, three write and one speaks. */
const ways = [
  'answer',
  'write',
  'answer',
  'answer',
  'speak',
  'write',
  'answer',
  'answer',
  'write',
  'answer',
] as const;

/** A minute, or the task's time where that is shorter, as Chromium records it, at about 40 kB of sound in ten seconds. */
function soundFor({ tasks }: OpenTask): Uint8Array {
  const seconds = Math.min(60, tasks.public.speakingSeconds ?? 60);
  return webmFile(seconds, 'A_OPUS', 240);
}

const levelTest = {
  kind: 'level',
  settings: {
    levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
    categories: ['read', 'listen'],
    ...{ length: 'full', randomOrder: true, showAnswers: false, plays: 'exam' },
  },
};

/**
 * Learners with accounts of their own, each seated at what they practise. No guests: what these read from outside has to make do
 * with the visitors' share of the database (decision 065), which is one connection on two cores; nobody practises so.
 */
export async function seatPractisers(product: BenchProduct, learners: number): Promise<readonly Practiser[]> {
  const { api } = (await (await fetch(`${product.url}/healthz`)).json()) as { api: { anonKey: string } };
  const seated: Practiser[] = [];
  const clients: SupabaseClient[] = [];
  for (let place = 0; place < learners; place += 1) {
    const client = createClient(product.url, api.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { [addressHeader]: someAddress() } },
    });
    const { data, error } = await client.auth.signInAnonymously();
    if (error) throw error;
    const way = ways[place % ways.length] as (typeof ways)[number];
    const learner = new Learner(client, product.url);
    clients.push(client);
    seated.push({
      userId: data.user?.id ?? '',
      async practise(until) {
        // They come one after the other, as a class does.
        await delay(Math.random() * arrivalMs);
        const run = {
          answer: () => learner.answers(until),
          write: () => learner.writes(until),
          speak: () => learner.speaks(until),
        };
        await run[way]();
        return learner.measures;
      },
    });
  }
  await makeAccounts(product.dataDir, { userIds: seated.map(({ userId }) => userId), clients });
  return seated;
}

/** As if they had given an address and a password, without the seconds that hashing takes; their tokens say so from now on. */
async function makeAccounts(
  dataDir: string,
  { userIds, clients }: { readonly userIds: readonly string[]; readonly clients: readonly SupabaseClient[] },
): Promise<void> {
  const database = await openBenchDatabase(dataDir);
  await database.query(
    `update auth.users set is_anonymous = false, email = id || '@example.org', email_confirmed_at = now()
     where id = any($1::uuid[])`,
    [userIds],
  );
  await database.end();
  for (const client of clients) {
    const { data, error } = await client.auth.refreshSession();
    if (error) throw error;
    if (data.user?.is_anonymous !== false) throw new Error('The learner is still a guest.');
  }
}

type OpenTask = {
  readonly position: number;
  readonly task_id: string;
  readonly tasks: { readonly public: { readonly speakingSeconds?: number } };
};

class Learner {
  readonly measures: Measure[] = [];
  readonly #client: SupabaseClient;
  readonly #url: string;

  constructor(client: SupabaseClient, url: string) {
    this.#client = client;
    this.#url = url;
  }

  async answers(until: number): Promise<void> {
    let sittingId = await this.#start(levelTest);
    while (performance.now() < until && sittingId) {
      const task = await this.#openTask(sittingId);
      if (!task) return;
      if (!(await pause(pauses.answer, until))) return;
      const body = { sittingId, position: task.position, taskId: task.task_id, response: null, ms: 5000 };
      const reply = await this.#call<{ next: { kind: string } }>('answer', 'answers', body);
      if (reply?.next.kind === 'finished') sittingId = await this.#start(levelTest);
    }
  }

  async writes(until: number): Promise<void> {
    const sittingId = await this.#start({ kind: 'pool', level: 'B1', category: 'write' });
    const task = sittingId && (await this.#openTask(sittingId));
    if (!sittingId || !task) return;
    let text = 'Hei!';
    for (let revision = 0; performance.now() < until; ) {
      if (!(await pause(pauses.autosave, until))) return;
      text = `${text} Jeg skriver litt til.`.slice(-8000);
      const body = { sittingId, position: task.position, taskId: task.task_id, revision, text, plan: '' };
      const reply = await this.#call<{ revision: number }>('autosave', 'drafts', body);
      if (!reply) return;
      revision = reply.revision;
    }
  }

  async speaks(until: number): Promise<void> {
    while (performance.now() < until) {
      const sittingId = await this.#start({ kind: 'pool', level: 'B1', category: 'speak' });
      const task = sittingId && (await this.#openTask(sittingId));
      if (!sittingId || !task) return;
      const sound = soundFor(task);
      if (!(await pause(pauses.speech, until))) return;
      const place = { sittingId, position: task.position, taskId: task.task_id };
      const name = await this.#timed('upload', () => this.#upload(place, sound));
      if (!name) return;
      await this.#call('hand in', 'recorded-answers', { ...place, name, heardLines: [], transcript: null });
    }
  }

  /** From the signature to the last piece, as `upload-recording.ts` sends it. */
  async #upload(place: object, sound: Uint8Array): Promise<string> {
    const { data, error } = await this.#client.functions.invoke<{ name: string; token: string }>(
      'recording-uploads',
      {
        body: { ...place, type: 'audio/webm', name: null },
      },
    );
    if (error || !data) throw error ?? new Error('no ticket');
    const head = { 'tus-resumable': '1.0.0', 'x-signature': data.token };
    const metadata = { bucketName: recordingBucket, objectName: data.name, contentType: 'audio/webm' };
    const made = await fetch(`${this.#url}/storage/v1/upload/resumable/sign`, {
      method: 'POST',
      headers: {
        ...head,
        'upload-length': String(sound.length),
        'upload-metadata': Object.entries(metadata)
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    });
    const location = made.headers.get('location');
    if (made.status !== 201 || !location) throw new Error(`the upload was not made: ${made.status}`);
    const address = new URL(new URL(location, this.#url).pathname, this.#url);
    for (let offset = 0; offset < sound.length; offset += pieceBytes) {
      const sent = await fetch(address, {
        method: 'PATCH',
        headers: {
          ...head,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: Buffer.from(sound.subarray(offset, offset + pieceBytes)),
      });
      if (sent.status !== 204) throw new Error(`a piece was not taken: ${sent.status}`);
    }
    return data.name;
  }

  async #start(body: object): Promise<string | null> {
    const begun = { ...body, requestKey: crypto.randomUUID() };
    return (await this.#call<{ sittingId: string }>('start', 'sittings', begun))?.sittingId ?? null;
  }

  /** The task that is open, as a page that was read anew asks for it. */
  async #openTask(sittingId: string): Promise<OpenTask | null> {
    return this.#timed('next', async () => {
      const { data, error } = await this.#client
        .from('sitting_tasks')
        .select('position, task_id, tasks(public)')
        .eq('sitting_id', sittingId)
        .is('answered_at', null)
        .single<OpenTask>();
      if (error) throw new Error(error.message);
      return data;
    });
  }

  #call<Reply>(deed: Deed, name: string, body: object): Promise<Reply | null> {
    return this.#timed(deed, async () => {
      const { data, error } = await this.#client.functions.invoke<Reply>(name, { body });
      if (error) throw new Error(await reasonOf(error));
      return data as Reply;
    });
  }

  async #timed<Reply>(deed: Deed, work: () => Promise<Reply>): Promise<Reply | null> {
    const began = performance.now();
    try {
      const reply = await work();
      this.measures.push({ deed, ms: performance.now() - began, error: null });
      return reply;
    } catch (error) {
      this.measures.push({ deed, ms: performance.now() - began, error: (error as Error).message });
      return null;
    }
  }
}

/** As the browser sends it (`upload-recording.ts`). */
const pieceBytes = 128 * 1024;

/** About so long, half as long or half as long again. False when the end came first: nobody sends anything more then. */
async function pause(ms: number, until: number): Promise<boolean> {
  const left = until - performance.now();
  const thinking = ms * (0.5 + Math.random());
  await delay(Math.max(0, Math.min(left, thinking)));
  return thinking < left;
}

async function reasonOf(error: Error & { readonly context?: unknown }): Promise<string> {
  return error.context instanceof Response
    ? `${error.context.status} ${await error.context.text()}`
    : error.message;
}
