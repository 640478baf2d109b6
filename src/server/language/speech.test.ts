import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { levels } from '#domain/levels/levels.ts';
import { measureSound } from '#domain/speaking/sound-measures.ts';
import { assessSpeech, type SpeechRequest } from '#domain/speech-feedback/assess-speech.ts';
import { readAnalyser } from './read-analyser.ts';

const analyser = readAnalyser(resolve('content'));
const points = [
  { nb: 'Du sier hva du mener.', en: 'You say what you think.' },
  { nb: 'Du gir minst to grunner.', en: 'You give at least two reasons.' },
  { nb: 'Du sier noe om naboene.', en: 'You say something about the neighbours.' },
];
const prompt = 'Bør man eie eller leie bolig? Si hva du mener, og gi grunner.';

function assess(text: string, more: Partial<SpeechRequest> = {}) {
  return assessSpeech({ text, prompt, points, level: 'B1', ...more }, analyser);
}
function judged(text: string, more: Partial<SpeechRequest> = {}) {
  const outcome = assess(text, more);
  if (outcome.kind !== 'assessed') throw new Error(`not assessed: ${outcome.reason}`);
  return outcome.assessment;
}
const marked = (text: string) => judged(text).findings.map(({ start, end }) => text.slice(start, end));

const spoken =
  'eh jeg mener at det er best å leie fordi da kan man flytte når man får ny jobb og man slipper å betale for alt som går i stykker';

describe('speech is judged with tolerance for how people speak and recognisers write (9.432)', () => {
  test('no capitals, commas or full stops are asked for, and no spelling is found', () => {
    expect(marked(spoken)).toEqual([]);
    expect(marked(`${spoken} og jæi lijker det veldi godt`)).toEqual([]);
  });

  test('words that sound alike are the recogniser’s', () => {
    expect(marked(`${spoken} og mann må og huske og låse`)).toEqual([]);
  });

  test('restarts are no errors, and what is wrong is marked where it stands', () => {
    expect(marked(`jeg jeg bor i i en i et hus ${spoken}`)).toEqual([]);
    const text = `${spoken} og jeg har kjøpt en stort bord og jeg kan ikke betaler`;
    expect(marked(text)).toEqual(['en', 'betaler']);
  });
});

describe('9.433 speech that cannot be judged has no level, and the reason is said', () => {
  test.each([
    ['too few words', 'jeg liker å bo her med familien min', 'too_short'],
    [
      'English',
      'I think it is better to rent because you can move when you get a new job and you do not have to pay for repairs',
      'english',
    ],
    [
      'the prompt read out',
      'Bør man eie eller leie bolig? Jeg skal si hva jeg mener, og gi grunner. Bør man eie eller leie bolig? Si hva du mener.',
      'copied',
    ],
    ['the same again and again', `${'jeg liker å bo her '.repeat(12)}`, 'repeated'],
  ])('%s', (_, text, reason) => {
    expect(assess(text)).toMatchObject({ kind: 'unassessed', reason });
  });

  test('silence and a text read aloud', () => {
    const silence = measureSound(new Float32Array(16_000 * 4), 16_000);
    expect(assess(spoken, { sound: silence })).toEqual({ kind: 'unassessed', reason: 'no_speech' });
    expect(assess(spoken, { readAloud: spoken })).toEqual({ kind: 'unassessed', reason: 'read_aloud' });
  });

  test('the level is at most one above the task’s', () => {
    const rich =
      'Spørsmålet om å eie eller leie bolig berører grunnleggende forestillinger om forholdet mellom individ og fellesskap. Tilhengerne framhever gjerne at velferdsordninger forutsetter gjensidighet, og at en felles erfaring kunne motvirke polariseringen, selv om innvendingen riktignok er at tvungen innsats undergraver frivilligheten.';
    expect(judged(rich, { level: 'C1' }).estimated.level).toBe('C1');
    expect(judged(rich, { level: 'A1' }).estimated).toMatchObject({ level: 'A2', high: 'A2' });
  });
});

describe('feedback on speech names its evidence, and what it does not know (9.430)', () => {
  test('points are told by words that speak of them; the others become advice', () => {
    const { points: found, recommendations } = judged(spoken);
    expect(found).toEqual([{ quote: 'jeg mener' }, { quote: 'fordi' }, null]);
    expect(recommendations).toHaveLength(1);
    expect(recommendations[0]?.nb).toContain('«Du sier noe om naboene»');
  });

  test('pronunciation and flow have no level', () => {
    const { criteria, estimated } = judged(spoken);
    const levelOf = (name: string) => criteria.find(({ criterion }) => criterion === name)?.level;
    expect([levelOf('pronunciation'), levelOf('fluency'), levelOf('task')]).toEqual([null, null, null]);
    expect(levels).toContain(levelOf('grammar'));
    expect(levels.indexOf(estimated.low)).toBeLessThanOrEqual(levels.indexOf(estimated.high));
  });

  test('many long pauses come first among what can be better', () => {
    const sound = {
      ...{ seconds: 40, speakingSeconds: 20, leadSeconds: 1, pauseSeconds: 18, longestPauseSeconds: 4.2 },
      pauses: { short: 2, middle: 5, long: 1 },
    };
    expect(judged(spoken, { sound }).improvements[0]?.nb).toContain('Du stoppet 6 ganger');
    const { criteria } = judged(spoken, { sound });
    expect(criteria.find(({ criterion }) => criterion === 'fluency')?.note?.en).toContain('20 of 38 seconds');
  });
});
