import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWasmEspeak, type Espeak } from './espeak.ts';
import { parsePiperConfig, phonemeIds } from './piper-config.ts';
import { fetchPiperVoice } from './piper-files.ts';
import { chooseSpeaker } from './piper-speakers.ts';
import { createPiperVoice } from './piper-voice.ts';
import { medianPitch } from './pitch.ts';
import { tinyPiperConfig, tinyPiperModel, tinySamples } from './tiny-piper-model.ts';
import type { SpokenTurn } from './voice-engine.ts';

const log = pino({ level: 'silent' });
let espeak: Espeak;
let folder: string;
const engines: { close: () => Promise<void> }[] = [];

beforeAll(async () => {
  espeak = createWasmEspeak();
  folder = await mkdtemp(join(tmpdir(), 'piper-'));
});
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
});
afterAll(async () => {
  await espeak.close();
  await rm(folder, { recursive: true, force: true });
});

async function voiceWith(speakers: 1 | 2) {
  const voicesDir = join(folder, `voices-${speakers}`);
  await mkdir(voicesDir, { recursive: true });
  await writeFile(join(voicesDir, 'no_NO-tiny.onnx'), tinyPiperModel({ speakers }));
  await writeFile(join(voicesDir, 'no_NO-tiny.onnx.json'), tinyPiperConfig({ speakers }));
  const voice = createPiperVoice({ voicesDir, source: undefined, espeak, log });
  engines.push(voice);
  await voice.look();
  return voice;
}

describe('a Piper voice', () => {
  it('is loaded and run: as many samples as its phonemes and length scale ask for', async () => {
    const voice = await voiceWith(1);
    expect(voice.isReady()).toBe(true);
    expect(voice.voices()).toEqual(['no_NO-tiny']);
    const turn = await voice.speak({ text: 'Hei du.', voice: 'man', nth: 0, level: 'C1' });
    // espeak: hˈaɪ dˈʉː and the full stop: 10 phonemes (a blank among them); each with padding, begin with padding, end.
    const ids = 2 + 2 * [...'hˈaɪ dˈʉː.'].length + 1;
    expect(lengths(turn)).toEqual([ids * tinySamples * 4]);
  });

  it('speaks slower at low levels', async () => {
    const voice = await voiceWith(1);
    const say = async (level: 'A1' | 'C1') =>
      seconds(await voice.speak({ text: 'Hei du.', voice: 'man', nth: 0, level }));
    // 1 / 0.74 rounded to quarters by the tiny model: 5 quarters against 4.
    expect((await say('A1')) / (await say('C1'))).toBeCloseTo(1.25, 2);
  });

  it('with one speaker, a man at 110 Hz, gives the woman a higher pitch in the same time', async () => {
    const voice = await voiceWith(1);
    const man = await voice.speak({ text: 'Hei, jeg heter Kari.', voice: 'man', nth: 0, level: 'C1' });
    const woman = await voice.speak({ text: 'Hei, jeg heter Kari.', voice: 'woman', nth: 0, level: 'C1' });
    expect(pitch(man)).toBeCloseTo(110, -1);
    expect(pitch(woman) / pitch(man)).toBeCloseTo(1.25, 1);
    expect(seconds(woman) / seconds(man)).toBeCloseTo(1, 2);
  });

  it('with two speakers, takes for each kind the one whose measured pitch fits', async () => {
    const voice = await voiceWith(2);
    expect(
      pitch(await voice.speak({ text: 'Ja, det er fint.', voice: 'man', nth: 0, level: 'C1' })),
    ).toBeCloseTo(110, -1);
    expect(
      pitch(await voice.speak({ text: 'Ja, det er fint.', voice: 'woman', nth: 0, level: 'C1' })),
    ).toBeCloseTo(220, -1);
  });

  it('is not ready where there is no model, and holds nobody up', async () => {
    const voice = createPiperVoice({ voicesDir: join(folder, 'none'), source: undefined, espeak, log });
    engines.push(voice);
    await voice.look();
    expect(voice.isReady()).toBe(false);
  });

  it('is not ready with a broken model', async () => {
    const voicesDir = join(folder, 'broken');
    await mkdir(voicesDir);
    await writeFile(join(voicesDir, 'no_NO-broken.onnx'), 'no model');
    await writeFile(join(voicesDir, 'no_NO-broken.onnx.json'), tinyPiperConfig({ speakers: 1 }));
    const voice = createPiperVoice({ voicesDir, source: undefined, espeak, log });
    engines.push(voice);
    await voice.look();
    expect(voice.isReady()).toBe(false);
  });
});

describe('phoneme numbers', () => {
  const config = parsePiperConfig(tinyPiperConfig({ speakers: 1 }));

  it('begin, padding, each phoneme with padding, end', () => {
    const id = (phoneme: string) => config.phoneme_id_map[phoneme]?.[0];
    expect(phonemeIds('ja', config)).toEqual([1, 0, id('j'), 0, id('a'), 0, 2]);
  });

  it('leave out what the voice does not know', () => {
    expect(phonemeIds('x', config)).toEqual([1, 0, 2]);
  });

  it('are refused for a voice of another language', () => {
    expect(() => parsePiperConfig(tinyPiperConfig({ speakers: 1 }).replace('"nb"', '"sv"'))).toThrow(
      'not Norwegian',
    );
  });
});

describe('the speaker', () => {
  const man = { model: 'm', speaker: 0, hertz: 110 };
  const woman = { model: 'm', speaker: 1, hertz: 210 };

  it('is one of the kind asked for, unshifted, where there is one', () => {
    expect(chooseSpeaker([man, woman], { voice: 'woman', nth: 0 })).toEqual({ ...woman, shift: 1 });
  });

  it('is the other kind shifted where there is none', () => {
    expect(chooseSpeaker([man], { voice: 'woman', nth: 0 }).shift).toBe(1.25);
    expect(chooseSpeaker([woman], { voice: 'man', nth: 0 }).shift).toBe(0.8);
  });

  it('differs for the second man of a clip', () => {
    expect(chooseSpeaker([man], { voice: 'man', nth: 1 }).shift).not.toBe(
      chooseSpeaker([man], { voice: 'man', nth: 0 }).shift,
    );
  });
});

describe('fetching a voice', () => {
  let server: Server;
  let asked: string[] = [];
  const model = tinyPiperModel({ speakers: 1 });
  const sha256 = createHash('sha256').update(model).digest('hex');

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/no_NO-tiny.onnx.json') response.end(tinyPiperConfig({ speakers: 1 }));
      else if (request.url === '/no_NO-tiny.onnx') response.end(model);
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => server.close());
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/no_NO-tiny.onnx`;

  it('puts model and description into the folder when the checksum is right', async () => {
    const voicesDir = join(folder, 'fetched');
    expect(
      await fetchPiperVoice(voicesDir, { url: url(), checksum: { algorithm: 'sha256', hex: sha256 } }),
    ).toBe(true);
    expect((await readdir(voicesDir)).sort()).toEqual(['no_NO-tiny.onnx', 'no_NO-tiny.onnx.json']);
  });

  it('keeps nothing of a model with another checksum, and does not ask again at once', async () => {
    const voicesDir = join(folder, 'false');
    const source = { url: url(), checksum: { algorithm: 'sha256', hex: '0'.repeat(64) } } as const;
    await expect(fetchPiperVoice(voicesDir, source)).rejects.toThrow('sha256');
    expect((await readdir(voicesDir)).filter((name) => name.includes('onnx'))).toEqual([]);
    asked = [];
    expect(await fetchPiperVoice(voicesDir, source)).toBe(false);
    expect(asked).toEqual([]);
  });
});

function lengths(turn: SpokenTurn): readonly number[] {
  return turn.sounds.map((sound) => (sound.kind === 'pcm' ? sound.samples.length : 0));
}

function seconds(turn: SpokenTurn): number {
  return turn.sounds.reduce(
    (sum, sound) => sum + (sound.kind === 'pcm' ? sound.samples.length / sound.rate : 0),
    0,
  );
}

function pitch(turn: SpokenTurn): number {
  const [sound] = turn.sounds;
  if (sound?.kind !== 'pcm') throw new Error('no sound');
  return (
    medianPitch(
      Float32Array.from(sound.samples, (sample) => sample / 32768),
      sound.rate,
    ) ?? 0
  );
}
