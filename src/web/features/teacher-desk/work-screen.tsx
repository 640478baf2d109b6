import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { lazyPart } from '#web/components/lazy-part.ts';
import { SkeletonText } from '#web/components/states.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { AnswerBack } from './answer-back.tsx';
import { Comparison } from './comparison.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { MarkField } from './mark-field.tsx';
import { SaveState } from './save-state.tsx';
import { SendPanel } from './send-panel.tsx';
import { ShownWords } from './shown-words.tsx';
import { useReviewDraft } from './use-review-draft.ts';
import { WorkBrief } from './work-brief.tsx';

const VoiceComment = lazyPart(() => import('./voice-comment.tsx'));
const RecordingWork = lazyPart(() => import('./recording-work.tsx'));

/** Rule 9.444: a teacher's work on one answer: the task, marks in the text or notes to the recording, the criteria, the words. */
export function WorkScreen({ work }: { readonly work: TeacherWork }) {
  const { t } = useTranslation('teacher-desk');
  const { to, locale } = useLocale();
  const { category, level, dueAt, mine, text } = work;
  const draft = useReviewDraft(work);
  const [preview, setPreview] = useState(false);
  const isOpen = work.status === 'waiting' || work.status === 'second';
  return (
    <div className="screen max-w-6xl">
      <p>
        <Link to={to('/app/teacher')} className="inline-flex min-h-11 items-center gap-2 text-link">
          <Icon name="lucide:arrow-left" size={18} />
          {t('work.back')}
        </Link>
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="heading-page">{t('row.task', { category: t(`filter.${category}`), level })}</h1>
        {(isOpen || work.status === 'comparing' || work.status === 'asked_back') && (
          <p className="text-ui text-second">
            <time dateTime={dueAt}>{t('row.due', { when: formatDateTime(dueAt, locale) })}</time>
          </p>
        )}
      </div>
      {mine && <SaveState draft={draft} />}
      <div className="mt-5 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {/* The answer stays in sight while its form is filled in. */}
        <div className="min-w-0 space-y-8 lg:sticky lg:top-4 lg:max-h-[calc(100svh-2rem)] lg:self-start lg:overflow-y-auto lg:p-1">
          <WorkBrief work={work} />
          {category === 'speak' && (
            <Suspense fallback={<SkeletonText lines={3} />}>
              <RecordingWork work={work} draft={draft} />
            </Suspense>
          )}
          {(category === 'write' || text !== '') && (
            <MarkField work={work} marks={draft.feedback.marks} change={draft.change} isOpen={mine} />
          )}
        </div>
        <div className="min-w-0 space-y-8">
          {work.askedBack && <AnswerBack work={work} />}
          {!mine && (
            <>
              <p className="rounded-control bg-sunk p-3 text-ui">
                {t('work.readOnly')}{' '}
                {work.machineLevel ? t('work.machine', { level: work.machineLevel }) : t('work.noMachine')}
              </p>
              <ShownWords feedback={work.feedback} text={text} />
            </>
          )}
          {mine && work.comparison && (
            <Comparison comparison={work.comparison} place={work.place} draft={draft} text={text} />
          )}
          {mine && (
            <div hidden={preview} className="space-y-8">
              <FeedbackForm work={work} draft={draft} />
              <Suspense fallback={<SkeletonText lines={2} />}>
                <VoiceComment work={work} />
              </Suspense>
            </div>
          )}
          {mine && <SendPanel work={work} draft={draft} preview={preview} setPreview={setPreview} />}
          {mine && isOpen && !preview && (
            <Form method="post" className="border-t border-hairline pt-4">
              <Button type="submit" name="intent" value="give_back" variant="quiet">
                {t('work.giveBack')}
              </Button>
            </Form>
          )}
        </div>
      </div>
    </div>
  );
}
