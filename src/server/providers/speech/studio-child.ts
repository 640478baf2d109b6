/** A program of its own: decodes, levels, joins and encodes, so that the server's thread never does. */
import { answerQuestions } from './child-answers.ts';
import { decodeSound } from './decode.ts';
import type { Frame } from './frames.ts';
import { type MixTurn, mixRate, mixTurns } from './mix.ts';
import { encodeMp3 } from './mp3.ts';
import type { StudioPlan } from './studio.ts';
import { peaksOf } from './waveform.ts';

answerQuestions(async ({ header, body }): Promise<Frame> => {
  const { turns } = header as StudioPlan;
  const read: MixTurn[] = [];
  let at = 0;
  for (const { sounds, pauseMs, afterMs } of turns) {
    const decoded = [];
    for (const sound of sounds) {
      const bytes = body.slice(at, at + sound.bytes);
      at += sound.bytes;
      decoded.push(
        sound.kind === 'pcm'
          ? {
              samples: Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32768),
              rate: sound.rate,
            }
          : await decodeSound(bytes),
      );
    }
    read.push({ sounds: decoded, pauseMs, afterMs });
  }
  const samples = mixTurns(read);
  const mp3 = await encodeMp3({ samples, rate: mixRate });
  return {
    header: { durationMs: Math.round((samples.length / mixRate) * 1000), peaks: peaksOf(samples) },
    body: mp3,
  };
});
