import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '#domain/submissions/submission.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { lazyPart } from '#web/components/lazy-part.ts';
import { SkeletonText } from '#web/components/states.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';

const SecondVersion = lazyPart(() => import('./second-version.tsx'));

type CorrectAgainProps = {
  readonly sittingId: string;
  readonly task: OpenSittingTask;
  readonly submission: Submission;
};

/** The way to a corrected version; one that was begun stands open. Its screen is fetched when it is wanted. Rule 9.335. */
export function CorrectAgain(props: CorrectAgainProps) {
  const { t } = useTranslation('writing');
  const [begun, setBegun] = useState(props.submission.second != null);
  return (
    <section>
      <h3 className="heading-4">{t('second.title')}</h3>
      <p className="mt-1 max-w-reading text-ui text-second">{t('second.text')}</p>
      {begun ? (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <SecondVersion {...props} />
        </Suspense>
      ) : (
        <Button className="mt-3" onClick={() => setBegun(true)}>
          <Icon name="lucide:pencil" size={18} />
          {t('second.begin')}
        </Button>
      )}
    </section>
  );
}
