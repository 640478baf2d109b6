import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { missingParts } from '#domain/teachers/teacher-feedback.ts';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { sendReview } from './send-review.ts';
import { ShownWords } from './shown-words.tsx';
import type { ReviewDraft } from './use-review-draft.ts';

type SendPanelProps = {
  readonly work: TeacherWork;
  readonly draft: ReviewDraft;
  readonly preview: boolean;
  readonly setPreview: (preview: boolean) => void;
};

/** What is still missing, the preview, and sending: only what was seen as the learner sees it can be sent. Rule 9.444. */
export function SendPanel({ work, draft, preview, setPreview }: SendPanelProps) {
  const { t } = useTranslation('teacher-desk');
  const { to } = useLocale();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [second, setSecond] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { feedback, revision } = draft;
  const missing = missingParts(feedback, { kind: work.category, text: work.text });
  useEffect(() => {
    if (preview) heading.current?.focus();
  }, [preview]);
  const send = async () => {
    if (sending) return;
    setSending(true);
    const body = { kind: 'submit', requestId: work.id, revision, feedback, secondOpinion: second } as const;
    const reply = await sendReview(body);
    setSending(false);
    if (reply.kind === 'refused') return setProblem(reply.code);
    if (reply.kind === 'conflict') {
      setPreview(false);
      return draft.change({});
    }
    draft.finish();
    const done =
      work.status === 'second' ? 'compared' : work.status === 'waiting' && second ? 'second' : 'sent';
    await navigate(`${to('/app/teacher')}?done=${done}`);
  };
  if (!preview)
    return (
      <section className="space-y-3">
        {work.status === 'waiting' && (
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              className="mt-1.5"
              checked={second}
              onChange={({ target }) => setSecond(target.checked)}
            />
            <span>
              {t('send.second')}
              <span className="block text-ui text-second">{t('send.secondText')}</span>
            </span>
          </label>
        )}
        {missing.length > 0 && (
          <div className="text-ui text-second">
            <p>{t('send.missing')}</p>
            <ul className="list-disc pl-5">
              {missing.map((part) => (
                <li key={part}>{t(`send.miss.${part}`)}</li>
              ))}
            </ul>
          </div>
        )}
        <Button
          variant="primary"
          aria-disabled={missing.length > 0 || undefined}
          onClick={() => missing.length === 0 && setPreview(true)}
        >
          {t('send.preview')}
        </Button>
      </section>
    );
  return (
    <section className="rounded-card border border-control bg-card p-5">
      <h2 ref={heading} tabIndex={-1} className="mb-4 heading-3 outline-none">
        {t('send.previewTitle')}
      </h2>
      <ShownWords feedback={feedback} text={work.text} />
      {problem && (
        <div role="alert" className="mt-4">
          <FieldError id="send-problem">{t([`errors.${problem}`, 'errors.failed'])}</FieldError>
        </div>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" aria-disabled={sending || undefined} onClick={() => void send()}>
          {t(
            work.status === 'comparing'
              ? 'send.sendCompared'
              : work.status === 'second'
                ? 'send.keepSecond'
                : second
                  ? 'send.sendSecond'
                  : 'send.send',
          )}
        </Button>
        <Button onClick={() => setPreview(false)}>{t('send.change')}</Button>
      </p>
    </section>
  );
}
