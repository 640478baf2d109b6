import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackLimits } from '#domain/teachers/feedback-limits.ts';
import type { TeacherMoment } from '#domain/teachers/teacher-feedback.ts';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { formatClock } from '#web/formats/format-clock.ts';
import { TextArea } from '#web/forms/field.tsx';
import { DeskPlayer, type PlayerHandle } from './desk-player.tsx';
import type { ReviewDraft } from './use-review-draft.ts';

type RecordingWorkProps = { readonly work: TeacherWork; readonly draft: ReviewDraft };

/** The recording, and notes that each stand at a time of it. Rule 9.444. */
export default function RecordingWork({ work, draft }: RecordingWorkProps) {
  const { t } = useTranslation('teacher-desk');
  const player = useRef<PlayerHandle>(null);
  const { feedback, change } = draft;
  const moments = feedback.moments.toSorted((one, other) => one.seconds - other.seconds);
  const write = (changed: TeacherMoment) =>
    change({ moments: feedback.moments.map((one) => (one.id === changed.id ? changed : one)) });
  const add = () => {
    const seconds = Math.round((player.current?.at() ?? 0) * 10) / 10;
    change({ moments: [...feedback.moments, { id: crypto.randomUUID(), seconds, note: '' }] });
  };
  return (
    <section>
      <h2 className="heading-4">{t('work.answer.speak')}</h2>
      {work.hasRecording ? (
        <DeskPlayer
          ref={player}
          sound={`/app/teacher/${work.id}/changes?sound=recording`}
          seconds={work.seconds ?? 0}
          onNote={work.mine && moments.length < feedbackLimits.moments ? add : undefined}
        />
      ) : (
        <p className="mt-2 text-second">{t('work.noRecording')}</p>
      )}
      {work.text === '' && <p className="mt-2 text-ui text-second">{t('work.noTranscript')}</p>}
      {work.mine && moments.length > 0 && (
        <>
          <h3 className="mt-4 text-ui font-semibold">{t('moments.title')}</h3>
          <ul className="mt-2 space-y-3">
            {moments.map((moment) => {
              const time = formatClock(Math.floor(moment.seconds));
              return (
                <li key={moment.id} className="flex flex-wrap items-start gap-2">
                  <Button
                    size="small"
                    variant="quiet"
                    className="tabular-nums"
                    onClick={() => player.current?.playFrom(moment.seconds)}
                  >
                    <Icon name="lucide:play" size={16} />
                    <span className="sr-only">{t('moments.play')} </span>
                    {time}
                  </Button>
                  <TextArea
                    label={t('moments.label', { time })}
                    className="min-w-0 grow basis-40"
                    rows={1}
                    value={moment.note}
                    maxLength={feedbackLimits.note}
                    onChange={({ target }) => write({ ...moment, note: target.value })}
                  />
                  <button
                    type="button"
                    className="grid size-11 shrink-0 place-items-center rounded-control text-second hover:bg-sunk"
                    aria-label={t('moments.remove', { time })}
                    onClick={() => change({ moments: feedback.moments.filter(({ id }) => id !== moment.id) })}
                  >
                    <Icon name="lucide:x" size={18} />
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
