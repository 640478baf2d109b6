import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonText } from '#web/components/states.tsx';
import { openTaskScreens } from '#web/features/open-tasks/open-task-screens.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { FooterBar, type FooterBarProps } from './footer-bar.tsx';

type OpenTaskPanesProps = FooterBarProps & {
  readonly task: OpenSittingTask;
  /** Leaves the task open, after asking. */
  readonly onSkip: () => void;
};

/** A task of writing or speaking in a test: its screen comes when it is needed, the frame stands at once. */
export function OpenTaskPanes({ task, onSkip, ...bar }: OpenTaskPanesProps) {
  const { t } = useTranslation('task');
  const { control } = bar;
  const Screen = openTaskScreens[task.task.kind];
  if (!Screen) return null;
  return (
    <Suspense
      fallback={
        <>
          <main id="main" aria-busy="true" className="mx-auto w-full max-w-3xl flex-1 px-4 py-8">
            <span className="sr-only">{t('loading')}</span>
            <SkeletonText lines={6} />
          </main>
          <FooterBar {...bar}>{null}</FooterBar>
        </>
      }
    >
      <Screen
        key={task.position}
        sitting={control.sitting}
        task={task}
        busy={control.busy}
        problem={control.problem}
        submit={control.submit}
        submitRecording={control.submitRecording}
        update={control.update}
        next={control.next}
        skip={onSkip}
        footer={({ primary, notice, canSkip }) => (
          <FooterBar {...bar} above={notice}>
            {canSkip && (
              <button
                type="button"
                aria-disabled={control.busy || undefined}
                onClick={onSkip}
                className="button button-secondary flex-1 max-sm:px-2 lg:flex-none"
              >
                {t('skipOpen.action')}
              </button>
            )}
            {primary && (
              /* Not `disabled` while busy: the focus would be lost each time. */
              <button
                key="primary"
                type="button"
                disabled={primary.disabled}
                aria-disabled={control.busy || undefined}
                aria-describedby={primary.describedBy}
                onClick={primary.onPress}
                className="button button-primary flex-1 max-sm:px-2 lg:flex-none"
              >
                {primary.label}
              </button>
            )}
          </FooterBar>
        )}
      />
    </Suspense>
  );
}
