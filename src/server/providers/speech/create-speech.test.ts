import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSpeech } from './create-speech.ts';
import { decodeSound } from './decode.ts';
import { loudnessDb, targetDb } from './loudness.ts';
import { encodeMp3 } from './mp3.ts';
import { medianPitch } from './pitch.ts';
import { readSpeechSettings } from './settings.ts';
import type { BuildProgress, Clip, Speech } from './speech.ts';
import { tinyPiperConfig, tinyPiperModel } from './tiny-piper-model.ts';
import { writeWav } from './wav.ts';

const log = pino({ level: 'silent' });
const clip: Clip = {
  id: 'listen-a1-billett',
  level: 'B2',
  speakers: { A: { name: 'Kari', voice: 'woman' }, B: { name: 'Ola', voice: 'man' } },
  script: [
    { speaker: 'A', text: 'Hva koster billetten til byen?' },
    { speaker: 'B', text: 'Den koster 40 kroner, ser jeg.' },
  ],
  recordingBase: 'listen/A1/billett',
};
const humming = {
  samples: Float32Array.from(
    { length: 44_100 },
    (_, at) => 0.05 * Math.sin((2 * Math.PI * 200 * at) / 22_050),
  ),
  rate: 22_050,
};

let folder: string;
const open: Speech[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speech-'));
  await mkdir(join(folder, 'content/listen/A1'), { recursive: true });
});
afterEach(async () => {
  for (const speech of open.splice(0)) await speech.close();
  await rm(folder, { recursive: true, force: true });
});

function start(env: Readonly<Record<string, string>> = {}): Speech {
  const speech = createSpeech({
    dataDir: join(folder, 'data'),
    contentDir: join(folder, 'content'),
    settings: readSpeechSettings({ NODE_ENV: 'test', ...env }),
    log,
  });
  open.push(speech);
  return speech;
}

describe('a clip', () => {
  it('is made once, as a small MP3 at the target loudness, by a voice that says it is a robot', async () => {
    const speech = start();
    expect(await speech.peek(clip)).toBeUndefined();
    const made = await speech.ensure(clip);
    expect(made).toMatchObject({ engine: 'espeak', robot: true, mediaType: 'audio/mpeg' });
    expect(made.peaks).toHaveLength(80);
    const { samples, rate } = await decodeSound(await readFile(made.file));
    expect(Math.abs((samples.length / rate) * 1000 - made.durationMs)).toBeLessThan(150);
    expect(loudnessDb(samples, rate)).toBeCloseTo(targetDb, -0.5);
    expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(0.95);
    expect(await speech.ensure(clip)).toEqual(made);
    expect(await speech.peek(clip)).toEqual(made);
  });

  it('has a higher voice first, then a lower one', async () => {
    const made = await start().ensure(clip);
    const { samples, rate } = await decodeSound(await readFile(made.file));
    const woman = medianPitch(samples.subarray(0, Math.floor(samples.length * 0.35)), rate) ?? 0;
    const man = medianPitch(samples.subarray(Math.floor(samples.length * 0.65)), rate) ?? 0;
    expect(woman).toBeGreaterThan(160);
    expect(man).toBeLessThan(135);
  });

  it('is other audio when script, voice or level change, and the same for another id', async () => {
    const speech = start();
    const hash = async (changed: Partial<Clip>) => (await speech.ensure({ ...clip, ...changed })).hash;
    const own = await hash({});
    expect(await hash({ id: 'another' })).toBe(own);
    expect(await hash({ level: 'C1' })).not.toBe(own);
    expect(await hash({ speakers: { ...clip.speakers, B: { name: 'Ola', voice: 'woman' } } })).not.toBe(own);
    expect(await hash({ script: clip.script.slice(0, 1) })).not.toBe(own);
  });

  it('asked for by two at once is made once', async () => {
    const speech = start();
    const [one, other] = await Promise.all([speech.ensure(clip), speech.ensure(clip)]);
    expect(other).toEqual(one);
    expect((await readdir(join(folder, 'data/audio'))).filter((name) => name.endsWith('.mp3'))).toHaveLength(
      1,
    );
  });

  it('without words, or with more than can be spoken, is refused', async () => {
    const speech = start();
    await expect(speech.ensure({ ...clip, script: [] })).rejects.toThrow('0 characters');
    await expect(speech.say('å '.repeat(3000), { voice: 'man', level: 'A1' })).rejects.toThrow('characters');
  });
});

describe('a person’s recording', () => {
  it('takes the place of the voice, is levelled, and is heard anew when it changes', async () => {
    const speech = start();
    await speech.ensure(clip);
    const file = join(folder, 'content/listen/A1/billett.wav');
    await writeFile(file, writeWav(humming));
    const first = await speech.ensure(clip);
    expect(first).toMatchObject({ engine: 'recording', robot: false });
    expect(first.durationMs).toBeGreaterThan(1900);
    const { samples, rate } = await decodeSound(await readFile(first.file));
    expect(loudnessDb(samples, rate)).toBeCloseTo(targetDb, -0.5);
    await writeFile(file, writeWav({ ...humming, samples: humming.samples.subarray(0, 22_050) }));
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    expect((await speech.ensure(clip)).hash).not.toBe(first.hash);
  });

  it('may be an MP3', async () => {
    await writeFile(join(folder, 'content/listen/A1/billett.mp3'), await encodeMp3(humming));
    expect(await start().ensure(clip)).toMatchObject({ engine: 'recording' });
  });

  it('that cannot be read leaves the clip to the voice', async () => {
    await writeFile(join(folder, 'content/listen/A1/billett.opus'), 'OggS but nothing more');
    expect(await start().ensure(clip)).toMatchObject({ engine: 'espeak' });
  });

  it('is never looked for outside the content folder', async () => {
    await copyFile('/etc/hostname', join(folder, 'secret.wav')).catch(() =>
      writeFile(join(folder, 'secret.wav'), 'x'),
    );
    await expect(start().ensure({ ...clip, recordingBase: '../secret' })).rejects.toThrow('outside');
  });
});

describe('the engines', () => {
  it('Piper speaks before espeak as soon as its model is there; what espeak made is given until then', async () => {
    const speech = start();
    await speech.ensure(clip);
    await speech.close();
    const voices = join(folder, 'data/voices');
    await mkdir(voices, { recursive: true });
    await writeFile(join(voices, 'no_NO-tiny.onnx'), tinyPiperModel({ speakers: 2 }));
    await writeFile(join(voices, 'no_NO-tiny.onnx.json'), tinyPiperConfig({ speakers: 2 }));
    const again = start();
    await expect.poll(() => again.describe().engine, { timeout: 20_000 }).toBe('piper');
    expect(again.describe().robot).toBe(false);
    expect(await again.ensure(clip)).toMatchObject({ engine: 'espeak' });
    await expect.poll(async () => (await again.peek(clip))?.engine, { timeout: 20_000 }).toBe('piper');
  });

  it('a configured service speaks first; when it fails, the next one does, and it is left alone for a while', async () => {
    let works = true;
    let asked = 0;
    const server: Server = createServer((request, response) => {
      asked += 1;
      request.resume();
      if (works) response.end(writeWav(humming));
      else response.writeHead(401).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const speech = start({ SPEECH_AZURE_URL: url, SPEECH_AZURE_KEY: 'k' });
    expect(speech.describe()).toMatchObject({ engine: 'azure', robot: false });
    expect(await speech.ensure(clip)).toMatchObject({ engine: 'azure', robot: false });
    works = false;
    expect(await speech.say('Hei', { voice: 'man', level: 'A2' })).toMatchObject({
      engine: 'espeak',
      robot: true,
    });
    const before = asked;
    expect(await speech.say('God dag', { voice: 'man', level: 'A2' })).toMatchObject({ engine: 'espeak' });
    expect(asked).toBe(before);
    expect(speech.describe().engine).toBe('espeak');
    server.close();
  });
});

describe('building all', () => {
  it('makes what is missing and counts', async () => {
    const speech = start();
    await speech.ensure(clip);
    const clips = [
      clip,
      ...['Ja.', 'Nei.', 'Takk.'].map((text, at) => ({
        ...clip,
        id: `${at}`,
        recordingBase: `listen/A1/${at}`,
        script: [{ speaker: 'A', text }],
      })),
    ];
    const steps: BuildProgress[] = [];
    const built = await speech.buildAll(clips, (progress) => steps.push(progress));
    expect(built).toEqual({ total: 4, done: 4, cached: 1, failed: 0 });
    expect(steps.map(({ done }) => done)).toEqual([1, 2, 3, 4]);
    expect(await speech.buildAll(clips)).toMatchObject({ cached: 4 });
  });

  it('lets a clip asked for now pass before it', async () => {
    const speech = start();
    const clips = Array.from({ length: 12 }, (_, at) => ({
      ...clip,
      id: `${at}`,
      script: [{ speaker: 'A', text: `Nummer ${at} i rekken av mange, mange tall.` }],
    }));
    let doneBefore = 0;
    const building = speech.buildAll(clips, ({ done }) => {
      doneBefore = done;
    });
    await speech.say('Straks', { voice: 'woman', level: 'A1' });
    expect(doneBefore).toBeLessThan(8);
    await building;
  });

  it('ends cleanly in the middle when the server stops', async () => {
    const speech = start();
    const clips = Array.from({ length: 20 }, (_, at) => ({
      ...clip,
      id: `${at}`,
      script: [{ speaker: 'A', text: `Setning nummer ${at}.` }],
    }));
    const building = speech.buildAll(clips);
    await speech.ensure(clip).catch(() => undefined);
    await speech.close();
    const { failed } = await building;
    expect(failed).toBeGreaterThan(0);
    await expect(speech.ensure({ ...clip, level: 'C1' })).rejects.toThrow();
    expect((await readdir(join(folder, 'data/audio'))).filter((name) => /part|lock/u.test(name))).toEqual([]);
  });
});
