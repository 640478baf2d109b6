/**
 * npm run audio:build [-- --data-dir .data] [-- --limit 200] [-- --json]
 * Makes the audio of every clip, text read aloud and partner's line of the bank that has none yet, as the server would
 * in the background, and says how long it took. Settings come from the environment (docs/audio.md). Exit code 1 when a clip could not be made.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { spokenClips } from '#domain/tasks/spoken-clips.ts';
import { createSpeech } from '#server/providers/speech/create-speech.ts';
import { readSpeechSettings } from '#server/providers/speech/settings.ts';
import type { SpokenClip } from '#server/providers/speech/speech.ts';
import { contentDir, readContent } from './files.ts';

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: process.env.DATA_DIR ?? '.data' },
    limit: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const speech = createSpeech({
  dataDir: resolve(values['data-dir']),
  contentDir,
  settings: readSpeechSettings(process.env),
  log: pino({ level: process.env.LOG_LEVEL ?? 'warn' }),
});
const clips = readContent()
  .flatMap(({ bank }) => (bank === null ? [] : spokenClips(bank.file)))
  .slice(0, values.limit === undefined ? undefined : Number(values.limit));

const startedMs = performance.now();
let shown = 0;
const built = await speech.buildAll(clips, ({ done, total, failed }) => {
  if (values.json || (done < total && done < shown + 20)) return;
  shown = done;
  console.log(`${done} of ${total}${failed === 0 ? '' : `, ${failed} failed`}`);
});
const seconds = (performance.now() - startedMs) / 1000;
const made = (await Promise.all(clips.map((clip) => speech.peek(clip)))).filter((clip) => clip !== undefined);
await speech.close();

const audioSeconds = made.reduce((sum, { durationMs }) => sum + durationMs / 1000, 0);
const bytes = made.reduce((sum, { file }) => sum + statSync(file).size, 0);
const summary = {
  clips: clips.length,
  cached: built.cached,
  made: built.done - built.cached - built.failed,
  failed: built.failed,
  engines: countEngines(made),
  seconds: round(seconds),
  audioMinutes: round(audioSeconds / 60),
  audioSecondsPerSecond: built.cached === 0 ? round(audioSeconds / seconds) : null,
  kilobytesPerMinute: made.length === 0 ? null : Math.round(bytes / 1000 / (audioSeconds / 60)),
  megabytes: round(bytes / 1e6),
};
if (values.json) console.log(JSON.stringify(summary));
else console.table(summary);
process.exitCode = built.failed > 0 ? 1 : 0;

function countEngines(audio: readonly SpokenClip[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { engine } of audio) counts[engine] = (counts[engine] ?? 0) + 1;
  return counts;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
