import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assessText } from '#domain/text-feedback/assess-text.ts';
import { readAnalyser } from './read-analyser.ts';

const analyser = readAnalyser(resolve('content'));
const prompt = 'Kommunen vil stenge biblioteket om kvelden. Skriv et innlegg til avisa og si hva du mener.';
const points = [
  { nb: 'Du sier hva du mener om åpningstidene.', en: 'You say what you think of the opening hours.' },
  { nb: 'Du gir minst to grunner.', en: 'You give at least two reasons.' },
];
const model =
  'Jeg leste i avisa at kommunen vil stenge biblioteket klokka fire. Det synes jeg er en dårlig idé, fordi mange låner bøker etter jobb. Studenter trenger dessuten et stille sted å lese. Jeg håper at politikerne snur.';
const football =
  'Søsteren min spiller fotball i et lag i Moss. Hver tirsdag trener jentene på en ny bane, og på lørdag er det kamp mot naboklubben. Treneren heter Silje og har tre hunder. Etter kampen spiser vi pølser og drikker saft i garderoben, og så sykler alle hjem gjennom skogen.';

const judge = (text: string, more = {}) =>
  assessText({ text, prompt, points, level: 'B1', models: [model], ...more }, analyser);
const reasonOf = (text: string, more = {}) => {
  const outcome = judge(text, more);
  return outcome.kind === 'unassessed' ? outcome.reason : null;
};

describe('9.436 a text that surely speaks of something else, or is a model copied, has no level', () => {
  test('another subject is told, and nothing else of it is judged', () => {
    expect(reasonOf(football)).toBe('off_topic');
    expect(reasonOf(football, { models: [] })).toBe('off_topic');
  });

  test.each([
    ['one word of the task', `${football} Bibliotek liker vi ikke.`],
    ['a compound with one', `${football} Så går vi til folkebiblioteket.`],
    ['too few words to be sure', 'Søsteren min spiller fotball i et lag i Moss, og jeg ser på hver kamp.'],
  ])('%s is enough to be judged', (_, text) => {
    expect(reasonOf(text)).not.toBe('off_topic');
  });

  test('a task of few words is not enough to tell', () => {
    const few = { prompt: 'Skriv til Kari.', points: [], models: [] };
    expect(reasonOf(football, few)).toBeNull();
  });

  test('a model copied is told, also with a sentence of one’s own; a phrase of it is not', () => {
    expect(reasonOf(model)).toBe('copied_model');
    expect(reasonOf(`${model} Det er min mening.`)).toBe('copied_model');
    const own =
      'Biblioteket er viktig for meg, for der gjør sønnen min lekser. Mange låner bøker etter jobb. Kommunen bør heller spare på veiene, og de kan spørre oss som bor her først.';
    expect(reasonOf(own)).toBeNull();
  });

  test('points are told by words of the text beside them', () => {
    const outcome = judge(
      'Jeg mener at biblioteket må ha åpent om kvelden, fordi folk jobber til fire og vil lese etterpå.',
    );
    expect(outcome.kind === 'assessed' && outcome.assessment.points).toEqual([
      { quote: 'Jeg mener' },
      { quote: 'fordi' },
    ]);
  });
});
