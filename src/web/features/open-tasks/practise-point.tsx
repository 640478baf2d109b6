import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { GrammarPoint } from '#domain/tasks/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** A round of tasks on a point of grammar, at the level where it is expected; it begins with reading. Rule 9.190. */
export function PractisePoint({ point, level }: { readonly point: GrammarPoint; readonly level: TaskLevel }) {
  const { t } = useTranslation('writing');
  const { to } = useLocale();
  // The same press twice begins one round; back on this page another press begins another.
  const [key, setKey] = useState('');
  useEffect(() => setKey(crypto.randomUUID()), []);
  return (
    <Form method="post" action={to('/app/test/practice')} className="mt-2">
      <input type="hidden" name="level" value={level} />
      <input type="hidden" name="category" value="read" />
      <input type="hidden" name="subject" value={JSON.stringify({ kind: 'grammar', grammarPoint: point })} />
      <input type="hidden" name="requestKey" value={key} />
      <Button type="submit" size="small">
        {t('marks.practise')}
      </Button>
    </Form>
  );
}
