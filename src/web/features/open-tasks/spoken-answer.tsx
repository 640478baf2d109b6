import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '#domain/submissions/submission.ts';
import type { PublicSpeakTask } from '#domain/tasks/presentation.ts';
import { Button } from '#web/components/button.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { Playback } from '#web/features/speaking/playback.tsx';
import { ReadAloudModel } from '#web/features/speaking/read-aloud-model.tsx';
import { SoundFigures } from '#web/features/speaking/sound-figures.tsx';
import { WordComparison } from '#web/features/speaking/word-comparison.tsx';

type SpokenAnswerProps = {
  readonly sittingId: string;
  readonly task: OpenSittingTask;
  readonly shown: PublicSpeakTask;
  readonly submission: Submission;
};

/** What was said: to be heard again, beside what the partner said, and of a text read aloud word by word. */
export function SpokenAnswer({ sittingId, task, shown, submission }: SpokenAnswerProps) {
  const { t } = useTranslation('speaking');
  const { recordingPath, seconds, sound, transcript, transcribedBy, heardLines } = submission;
  return (
    <div className="space-y-8">
      {seconds !== null && (
        <section>
          <h3 className="heading-4">{t('own.title')}</h3>
          {recordingPath === null ? (
            <p className="mt-2 text-second">{t('own.deleted')}</p>
          ) : (
            <div className="mt-3 space-y-2">
              <Playback
                sound={`/app/test/${sittingId}/recording?position=${task.position}`}
                seconds={seconds}
              />
              <p className="text-sm text-second">{t('own.kept')}</p>
            </div>
          )}
        </section>
      )}
      {sound && <SoundFigures sound={sound} transcript={transcript} />}
      {shown.readAloud && transcript && (
        <div>
          <WordComparison text={shown.readAloud.text} heard={transcript} />
          {transcribedBy && (
            <p className="mt-1 text-sm text-second">
              {t(transcribedBy === 'browser' ? 'byBrowser' : 'byService')}
            </p>
          )}
        </div>
      )}
      {shown.readAloud && <ReadAloudModel taskId={task.taskId} />}
      {shown.partner && heardLines.length > 0 && (
        <PartnerWords {...{ sittingId, task, heardLines }} name={shown.partner.name} />
      )}
    </div>
  );
}

type PartnerWordsProps = Pick<SpokenAnswerProps, 'sittingId' | 'task'> & {
  readonly heardLines: readonly number[];
  readonly name: string;
};

/** The partner's words, once the answer is handed in. */
function PartnerWords({ sittingId, task, heardLines, name }: PartnerWordsProps) {
  const { t } = useTranslation('speaking');
  const [lines, setLines] = useState<readonly string[] | 'loading' | 'failed' | null>(null);
  async function show() {
    setLines('loading');
    try {
      setLines(await Promise.all(heardLines.map((line) => fetchWords(sittingId, task, line))));
    } catch {
      setLines('failed');
    }
  }
  return (
    <section>
      <h3 className="heading-4">{t('partner.said', { name })}</h3>
      <div aria-live="polite">
        {lines === 'loading' && <p className="mt-2 text-second">{t('partner.loading')}</p>}
        {lines === 'failed' && <p className="mt-2 text-warning">{t('partner.failed', { name })}</p>}
        {Array.isArray(lines) && (
          <ol className="mt-2 max-w-reading list-decimal space-y-2 pl-6 marker:text-muted">
            {lines.map((line: string) => (
              <li key={line} lang="nb" className="reading">
                {line}
              </li>
            ))}
          </ol>
        )}
      </div>
      {(lines === null || lines === 'failed') && (
        <Button className="mt-2" onClick={() => void show()}>
          {t(lines === null ? 'partner.show' : 'partner.again')}
        </Button>
      )}
    </section>
  );
}

async function fetchWords(
  sittingId: string,
  { position, taskId }: OpenSittingTask,
  line: number,
): Promise<string> {
  const query = new URLSearchParams({ position: String(position), taskId, line: String(line) });
  const response = await fetch(`/app/test/${sittingId}/partner-line?${query}`);
  if (!response.ok) throw new Error(`the line was not given: ${response.status}`);
  return ((await response.json()) as { text: string }).text;
}
