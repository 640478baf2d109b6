import type { Logger } from 'pino';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { PublicStimulus, SecretStimulus } from '#domain/tasks/presentation.ts';
import type { Database } from '#server/db/database.ts';
import type { Clip, Speech, SpokenClip } from '#server/providers/speech/speech.ts';
import { recordingBase } from './recording-base.ts';
import { draftSound, type StorySentence, storySound } from './story-sounds.ts';
import { readTaskSounds } from './task-sounds.ts';

export type ClipStore = {
  /** The audio of a clip by the hash of its file; null when there is none. */
  readonly byHash: (hash: string) => Promise<SpokenClip | null>;
  /** The audio of a stimulus, made now if it has none yet; null for an unknown one. */
  readonly byStimulus: (stimulusId: string) => Promise<SpokenClip | null>;
  /** A sound of a speaking task (`readTaskSounds`), made now if need be; null for an unknown one. */
  readonly ofTask: (taskId: string, line: number | null) => Promise<SpokenClip | null>;
  /** A sentence of a published story, made now if need be; null where there is none. */
  readonly ofStory: (sentence: StorySentence) => Promise<SpokenClip | null>;
  /** A sentence of a draft on the editor's desk, by the draft's id; null where there is none. */
  readonly ofDraft: (sentence: StorySentence) => Promise<SpokenClip | null>;
  /** Makes what is missing, one after the other, and keeps the table `clips` true. @throws Error when it is broken off */
  readonly fill: (signal: AbortSignal) => Promise<void>;
};

/** After so many the table is brought up to date. */
const clipsAtATime = 6;

/** Connects the bank's clips with the speech port: who speaks what, and what is known of the sound. */
export function createClipStore(input: { database: Database; speech: Speech; log: Logger }): ClipStore {
  const { database, speech, log } = input;

  async function save(clip: Clip, made: SpokenClip): Promise<void> {
    await database.asOwner((transaction) =>
      transaction.query(
        // The cache's own name is a hash of the words that are spoken: it stays inside. Rule 9.112.
        `insert into public.clips (stimulus_id, hash, duration_ms, peaks, engine, robot)
           values ($1, bestatt.public_name($2), $3, $4, $5, $6)
         on conflict (stimulus_id) do update set hash = excluded.hash, duration_ms = excluded.duration_ms,
           peaks = excluded.peaks, engine = excluded.engine, robot = excluded.robot`,
        [clip.id, made.hash, made.durationMs, JSON.stringify(made.peaks), made.engine, made.robot],
      ),
    );
  }

  async function make(clip: Clip): Promise<SpokenClip> {
    const made = await speech.ensure(clip);
    await save(clip, made);
    return made;
  }

  async function fill(signal: AbortSignal): Promise<void> {
    const clips = await readClips(database, { where: 's.retired_at is null and $1 = $1', value: '' });
    for (let first = 0; first < clips.length; first += clipsAtATime) {
      signal.throwIfAborted();
      const some = clips.slice(first, first + clipsAtATime);
      await speech.buildAll(some);
      for (const clip of some) {
        const made = await speech.peek(clip);
        if (made) await save(clip, made);
      }
    }
    const sounds = (await readTaskSounds(database)).map(({ clip }) => clip);
    for (let first = 0; first < sounds.length; first += clipsAtATime) {
      signal.throwIfAborted();
      await speech.buildAll(sounds.slice(first, first + clipsAtATime));
    }
    log.info({ clips: clips.length, sounds: sounds.length }, 'the clips have their sound');
  }

  return {
    async byHash(hash) {
      const [clip] = await readClips(database, { where: 'c.hash = $1', value: hash });
      return clip ? make(clip) : null;
    },
    async byStimulus(stimulusId) {
      const [clip] = await readClips(database, { where: 's.id = $1', value: stimulusId });
      return clip ? make(clip) : null;
    },
    async ofTask(taskId, line) {
      const sound = (await readTaskSounds(database, taskId)).find((one) => one.line === line);
      return sound ? speech.ensure(sound.clip) : null;
    },
    async ofStory(sentence) {
      const clip = await storySound(database, sentence);
      return clip ? speech.ensure(clip) : null;
    },
    async ofDraft(sentence) {
      const clip = await draftSound(database, sentence);
      return clip ? speech.ensure(clip) : null;
    },
    fill,
  };
}

type Row = {
  readonly id: string;
  readonly content_id: string | null;
  readonly level: TaskLevel;
  readonly public: PublicStimulus;
  readonly secret: SecretStimulus;
};

async function readClips(
  database: Database,
  { where, value }: { readonly where: string; readonly value: string },
): Promise<Clip[]> {
  const rows = await database.asService((transaction) =>
    transaction.query<Row>(
      `select s.id, s.content_id, s.level, s.public, x.secret from public.stimuli s
       join public.stimulus_secrets x on x.stimulus_id = s.id
       left join public.clips c on c.stimulus_id = s.id
       where s.public ->> 'kind' = 'clip' and ${where} order by s.level, s.content_id`,
      [value],
    ),
  );
  return rows.flatMap((row) => {
    if (row.public.kind !== 'clip') return [];
    return [
      {
        id: row.id,
        level: row.level,
        speakers: Object.fromEntries(
          row.public.speakers.map(({ letter, voice }) => [
            letter,
            { voice, name: nameOf(row.secret, letter) },
          ]),
        ),
        script: row.secret.transcript.map(({ speaker, text }) => ({ speaker, text })),
        recordingBase: recordingBase(row.content_id ?? row.id),
      },
    ];
  });
}

function nameOf(secret: SecretStimulus, letter: string): string {
  return secret.transcript.find((line) => line.speaker === letter)?.name ?? letter;
}
