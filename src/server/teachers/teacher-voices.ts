import { randomUUID } from 'node:crypto';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { recordingFormats } from '#domain/speaking/recording-limits.ts';
import { longestVoiceSeconds, voiceBucket } from '#domain/teachers/voice-limits.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type Invocation, type ServerFunction } from '#server/functions/define-function.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { judgeRecording } from '#server/recordings/judge-recording.ts';
import { readRecordingBytes } from '#server/recordings/recording-object.ts';
import { sign } from '#server/storage/signatures.ts';
import { refusal } from './refusal.ts';
import { lockRequest } from './request-record.ts';
import type { Reviewing } from './reviewing.ts';
import { requireWritable } from './save-review.ts';

type Input = FunctionInput<'teacher-voices'>;
type Output = FunctionOutput<'teacher-voices'>;
type Call = Pick<Invocation, 'userId' | 'context'>;

const nothing: Output = { name: null, token: null, uploaded: false, seconds: null };
/** How long an upload's signature is good. */
const uploadSeconds = 2 * 3600;

/**
 * Rule 9.447. `teacher-voices`: where to send a spoken comment, keeping it with the draft once it lies there and is sound by its
 * bytes, and taking it out again. It is the teacher's until the feedback is sent.
 */
export function teacherVoicesFunction(files: FileStore): ServerFunction {
  return defineFunction({
    name: 'teacher-voices',
    access: { permission: 'giveFeedback' },
    limit: { burst: 30, perHour: 300 },
    run(input, call) {
      if (input.kind === 'upload') return upload(input, call);
      return input.kind === 'keep' ? keep(files, input, call) : remove(input, call);
    },
  });
}

async function upload(
  { requestId, type, name: begun }: Extract<Input, { kind: 'upload' }>,
  { userId, context }: Call,
): Promise<Output> {
  return context.database.asService(async (transaction) => {
    await requireWritable(transaction, await reviewingOf(transaction, { requestId, userId, context }));
    const goesOn = begun !== null && isOwnVoice(begun, { requestId, userId });
    const { ending } = recordingFormats.find(({ bare }) => bare === type) ?? recordingFormats[0];
    const name = goesOn ? begun : `${requestId}/${userId}-${randomUUID()}.${ending}`;
    const place = { bucketId: voiceBucket, name };
    const signed = { scope: 'storage:upload', place, seconds: uploadSeconds, ownerId: userId } as const;
    const uploaded = goesOn && (await findVoice(transaction, name)) !== null;
    return { ...nothing, name, token: await sign({ context }, signed), uploaded };
  });
}

async function keep(
  files: FileStore,
  { requestId, name }: Extract<Input, { kind: 'keep' }>,
  call: Call,
): Promise<Output> {
  const { userId, context } = call;
  if (!isOwnVoice(name, { requestId, userId })) throw refusal('voice_missing');
  const version = await context.database.asService((transaction) => findVoice(transaction, name));
  const bytes = version && (await readRecordingBytes(files, version));
  if (!bytes) throw refusal('voice_missing');
  const judged = judgeRecording(bytes);
  if (!judged || judged.seconds > longestVoiceSeconds) throw refusal('voice_unsound');
  await context.database.asService((transaction) =>
    replaceVoice(transaction, { requestId, call, voice: { name, seconds: judged.seconds } }),
  );
  return { ...nothing, name, uploaded: true, seconds: judged.seconds };
}

async function remove({ requestId }: Extract<Input, { kind: 'remove' }>, call: Call): Promise<Output> {
  await call.context.database.asService((transaction) =>
    replaceVoice(transaction, { requestId, call, voice: null }),
  );
  return nothing;
}

/** One spoken comment a draft: what was there before is thrown away. */
async function replaceVoice(
  transaction: Transaction,
  of: {
    readonly requestId: string;
    readonly call: Call;
    readonly voice: { readonly name: string; readonly seconds: number } | null;
  },
): Promise<void> {
  const { requestId, call, voice } = of;
  const mine = await requireWritable(transaction, await reviewingOf(transaction, { requestId, ...call }));
  await transaction.query(
    'update public.teacher_reviews set voice_path = $2, voice_seconds = $3 where id = $1',
    [mine.id, voice?.name ?? null, voice?.seconds ?? null],
  );
  if (mine.voicePath !== null && mine.voicePath !== voice?.name)
    await transaction.query('delete from storage.objects where bucket_id = $1 and name = $2', [
      voiceBucket,
      mine.voicePath,
    ]);
}

async function reviewingOf(
  transaction: Transaction,
  { requestId, userId, context }: Call & { readonly requestId: string },
): Promise<Reviewing> {
  return { request: await lockRequest(transaction, requestId), teacherId: userId, context };
}

function isOwnVoice(
  name: string,
  { requestId, userId }: { readonly requestId: string; readonly userId: string },
): boolean {
  const start = `${requestId}/${userId}-`;
  return name.startsWith(start) && /^[0-9a-f-]{36}\.[a-z0-9]{3,4}$/.test(name.slice(start.length));
}

async function findVoice({ query }: Transaction, name: string): Promise<string | null> {
  const [row] = await query<{ version: string }>(
    'select version from storage.objects where bucket_id = $1 and name = $2',
    [voiceBucket, name],
  );
  return row?.version ?? null;
}
