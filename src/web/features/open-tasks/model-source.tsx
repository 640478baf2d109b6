import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';
import { retryAssessment } from './use-assessment.ts';

type ModelSourceProps = {
  readonly sittingId: string;
  readonly task: OpenSittingTask;
  /** Left out where nothing is waited for: then nothing is asked again. */
  readonly update: ((task: OpenSittingTask) => void) | undefined;
};

/** What a press can change: agreeing, or asking once more. */
const actions = { not_agreed: 'agree', unavailable: 'again', unusable: 'again' } as const;

/**
 * Where a language model is there to be asked: whether it has spoken, who it is, and why not. Its service is named before a
 * learner agrees that it reads the text. Rule 9.345, Rule 9.347.
 */
export function ModelSource({ sittingId, task, update }: ModelSourceProps) {
  const { t } = useTranslation('writing');
  const { to } = useLocale();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const source = task.submitted?.submission.source;
  if (!source) return null;
  const { why, provider } = source;
  const action = why && why in actions ? actions[why as keyof typeof actions] : null;
  const ask = async () => {
    setState('asking');
    const isUnderWay = await retryAssessment(sittingId, task, { agree: action === 'agree' });
    setState(isUnderWay ? 'idle' : 'failed');
    if (isUnderWay && task.submitted) {
      const submission = { ...task.submitted.submission, status: 'submitted' as const };
      update?.({ ...task, submitted: { ...task.submitted, submission } });
    }
  };
  return (
    <section
      aria-label={t('source.label')}
      data-source={source.by}
      className="mt-5 max-w-reading rounded-card border border-hairline bg-sunk p-4 text-ui"
    >
      <p className="flex items-start gap-2.5">
        <Icon name="lucide:info" size={18} className="mt-0.5 shrink-0 text-second" />
        <span>{why === null ? t('source.model', { provider }) : t(`source.why.${why}`, { provider })}</span>
      </p>
      {action && update && (
        <Button className="mt-3" aria-disabled={state === 'asking' || undefined} onClick={() => void ask()}>
          {t(state === 'asking' ? 'failed.asking' : `source.${action}`)}
        </Button>
      )}
      {(action === 'agree' || why === null) && (
        <p className="mt-2 text-sm">
          <Link to={`${to('/app/settings/data')}#language-model`} className="text-link underline">
            {t('source.settings')}
          </Link>
        </p>
      )}
      <p role="alert" className={state === 'failed' ? 'mt-2 text-warning' : undefined}>
        {state === 'failed' && t('source.failed')}
      </p>
    </section>
  );
}
