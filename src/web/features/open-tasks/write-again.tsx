import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';

type WriteAgainProps = {
  readonly sittingId: string;
  readonly task: Pick<OpenSittingTask, 'position' | 'task'>;
};

/** The same task in a round of its own, for a second version. Rule 9.275. */
export function WriteAgain({ sittingId, task }: WriteAgainProps) {
  const { t } = useTranslation('writing');
  const { to } = useLocale();
  // The same press twice begins one round; back on this page another press begins another.
  const [key, setKey] = useState('');
  useEffect(() => setKey(crypto.randomUUID()), []);
  return (
    <Form method="post" action={to('/app/test/practice')} className="mt-6">
      <input type="hidden" name="again" value={task.position} />
      <input type="hidden" name="sittingId" value={sittingId} />
      <input type="hidden" name="requestKey" value={key} />
      <p className="text-ui text-second">{t('again.text')}</p>
      <Button type="submit" className="mt-2">
        <Icon name="lucide:rotate-ccw" size={18} />
        {t('again.action')}
      </Button>
    </Form>
  );
}
