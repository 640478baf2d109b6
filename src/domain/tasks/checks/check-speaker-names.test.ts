import { describe, expect, test } from 'vitest';
import { examples } from '#domain/tasks/task-examples.ts';
import { checkFile } from './check-file.ts';

const { evidence: _, ...choose } = examples.choose.task;

/** What `speaker-name` says of a clip in which Mona speaks with Petter, whose name she says. */
function complaints(prompt: string, a: string, monaIsSpoken = false): readonly string[] {
  const file = {
    id: 'listen-b1-hylla',
    category: 'listen',
    level: 'B1',
    topic: 'society',
    title: 'Hylla',
    status: 'draft',
    stimulus: {
      kind: 'clip',
      form: 'conversation',
      plays: 2,
      speakers: { A: { name: 'Mona', voice: 'woman' }, B: { name: 'Petter', voice: 'man' } },
      script: [
        { speaker: 'A', text: 'Hei, Petter! Du er tidlig ute i dag, og det er jo ikke så vanlig.' },
        {
          speaker: 'B',
          text: `Ja${monaIsSpoken ? ', Mona' : ''}, jeg fikk sitte på med naboen min i bilen.`,
        },
      ],
    },
    tasks: [{ ...choose, prompt, options: { ...choose.options, a } }],
  };
  const { bank, findings } = checkFile(file, 'listen/B1/hylla.yaml');
  expect(bank).not.toBeNull();
  return findings.filter((one) => one.rule === 'speaker-name').map((one) => `${one.severity} ${one.task}`);
}

describe('a task names a speaker only by a name that is shown or spoken', () => {
  test('a name in the prompt that nobody says is an error when an answer hides the names', () => {
    expect(complaints('Hva mener Mona om Petter?', 'Petter er sent ute.')).toEqual([`error ${choose.id}`]);
  });

  test('a name among the answers that nobody says is an error', () => {
    expect(complaints('Hvem er tidlig ute?', 'Det er Mona som er det.')).toEqual([`error ${choose.id}`]);
  });

  test('a name that the other speaker says may stand in the task', () => {
    expect(complaints('Hva mener Mona om Petter?', 'Petter er sent ute.', true)).toEqual([]);
  });

  test('a name that is shown may stand in the prompt', () => {
    expect(complaints('Hva mener Mona om Petter?', 'Han er sent ute.')).toEqual([]);
  });
});
