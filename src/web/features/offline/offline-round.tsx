import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Response } from '#domain/tasks/response.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { readDraft, saveDraft } from '#web/features/sitting-data/draft.ts';
import type { MarkedSittingTask, SittingData } from '#web/features/sitting-data/sitting-data.ts';
import { openInputs } from '#web/features/tasks/open-inputs.ts';
import { StimulusView } from '#web/features/tasks/stimulus-view.tsx';
import { TaskView } from '#web/features/tasks/task-view.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { queueAnswer, sendQueued } from '#web/offline/sync.ts';
import { type KeptRound, keptRounds, saveRound } from './kept-round.ts';

/** A round of practice without a network: task after task, each answer kept on the device until it can be sent. Rule 9.454. */
export default function OfflineRound({ sittingId }: { readonly sittingId: string }) {
  const { to } = useLocale();
  const navigate = useNavigate();
  const [round, setRound] = useState<KeptRound | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, whatever the router makes anew
  useEffect(() => {
    void keptRounds().then((all) => {
      const found = all.find((one) => one.sittingId === sittingId);
      if (!found) return navigate(to('/offline'), { replace: true });
      setRound(found);
    });
  }, [sittingId]);
  if (!round) return null;
  const task = round.tasks.find(({ position }) => !round.answered.includes(position));
  if (!task) return <Over round={round} />;
  return <OpenTask key={task.position} round={round} task={task} onAnswered={setRound} />;
}

type OpenTaskProps = {
  readonly round: KeptRound;
  readonly task: MarkedSittingTask;
  readonly onAnswered: (round: KeptRound) => void;
};

/** Clips may be heard as often as one likes, as in every round of practice. */
const settings = { plays: 'free' } as SittingData['settings'];

function OpenTask({ round, task, onAnswered }: OpenTaskProps) {
  const { t } = useTranslation('offline');
  const place = { sittingId: round.sittingId, position: task.position };
  const [response, setResponse] = useState<Response | null>(() => readDraft(place));
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const respond = (value: Response | null) => {
    saveDraft(place, value);
    setResponse(value);
  };
  async function answer(given: Response | null) {
    const ms = Math.round(performance.now() - shownAt.current);
    const next = { ...round, answered: [...round.answered, task.position] };
    try {
      await queueAnswer({ ...place, taskId: task.taskId, response: given, ms });
      await saveRound(next);
    } catch {
      return setFailed(true);
    }
    saveDraft(place, null);
    void sendQueued();
    onAnswered(next);
  }
  const stimulus = (
    <StimulusView
      sitting={{ id: round.sittingId, settings, status: 'active' }}
      task={task}
      response={response}
      onRespond={respond}
    />
  );
  return (
    <div className="flex min-h-dvh flex-col">
      <Head round={round}>
        <h1 ref={heading} tabIndex={-1} className="text-ui font-semibold outline-none">
          {t('task.number', { number: round.answered.length + 1, count: round.tasks.length })}
        </h1>
      </Head>
      <main id="main" data-kind={task.kind} className="mx-auto w-full max-w-2xl flex-1 px-4 py-6">
        {task.kind !== 'click_word' && <div className="mb-8">{stimulus}</div>}
        <section data-question aria-labelledby="task-prompt">
          <TaskView inputs={openInputs} task={task} response={response} onRespond={respond} />
        </section>
        {task.kind === 'click_word' && <div className="mt-8">{stimulus}</div>}
        <p className="mt-8 text-sm text-muted">{t('task.note')}</p>
      </main>
      <footer data-test-buttons className="sticky bottom-(--stuck) border-t border-hairline bg-page">
        {failed && (
          <p role="alert" className="bg-warning-soft px-4 py-3 text-ui text-warning">
            {t('task.failed')}
          </p>
        )}
        <div className="mx-auto flex w-full max-w-2xl justify-end gap-2 p-3">
          {response === null ? (
            <Button onClick={() => void answer(null)}>{t('task.skip')}</Button>
          ) : (
            <Button variant="primary" onClick={() => void answer(response)}>
              {t('task.save')}
              <Icon name="lucide:arrow-right" className="max-xs:hidden" />
            </Button>
          )}
        </div>
      </footer>
    </div>
  );
}

function Head({ round, children }: { readonly round: KeptRound; readonly children: ReactNode }) {
  const { t } = useTranslation('offline');
  const { to } = useLocale();
  return (
    <header className="flex min-h-14 items-center gap-4 border-b border-hairline px-4">
      <LinkButton to={to('/offline')} variant="quiet" size="small">
        <Icon name="lucide:x" />
        {t('task.close')}
      </LinkButton>
      {children}
      <p className="ml-auto text-sm text-second">
        {t('round', { part: t(`parts.${round.category}`), level: round.level })}
      </p>
    </header>
  );
}

function Over({ round }: { readonly round: KeptRound }) {
  const { t } = useTranslation('offline');
  const { to } = useLocale();
  return (
    <main id="main" className="mx-auto flex min-h-svh max-w-2xl flex-col px-4">
      <h1 className="sr-only">{t('task.over')}</h1>
      <EmptyState
        className="my-auto"
        icon="lucide:check"
        title={t('task.over')}
        action={
          <LinkButton to={to('/offline')} variant="primary">
            {t('task.back')}
          </LinkButton>
        }
      >
        {t('task.overText', { count: round.answered.length })}
      </EmptyState>
    </main>
  );
}
