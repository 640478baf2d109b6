import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { StagedPart } from '#domain/mocks/blueprint.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { partFigures } from './part-facts.ts';
import { StartError } from './start-error.tsx';

type BeforePartProps = {
  readonly part: StagedPart;
  /** The exam that the part belongs to; null begins one. */
  readonly examId: string | null;
  readonly whole: boolean;
  readonly requestKey: string;
  readonly error: string | null;
};

const points: Readonly<Record<StagedPart, readonly string[]>> = {
  read: ['time', 'tests', 'moves', 'kinds', 'answers', 'pause'],
  listen: ['time', 'tests', 'moves', 'plays', 'answers', 'sound', 'pause'],
};

/** What holds in the part, said before its time begins: it cannot be paused. */
export function BeforePart({ part, examId, whole, requestKey, error }: BeforePartProps) {
  const { t } = useTranslation('mocks');
  const { to } = useLocale();
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="screen">
      <BackLink to={to('/app/mock-tests')}>{t('before.back')}</BackLink>
      <h1 className="mt-2 heading-page">{t(`before.${part}.title`)}</h1>
      <ul className="mt-5 max-w-reading space-y-3">
        {(points[part] ?? []).map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="lucide:check" className="mt-0.5 shrink-0 text-primary" />
            <span>{t(`before.${part}.${point}`, partFigures(part))}</span>
          </li>
        ))}
      </ul>
      {error && <StartError code={error} />}
      <Form method="post" className="mt-8">
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="examId" value={examId ?? ''} />
        <input type="hidden" name="requestKey" value={requestKey} />
        {whole && <input type="hidden" name="whole" value="yes" />}
        <button
          type="submit"
          aria-disabled={busy || undefined}
          className="button button-primary button-large"
        >
          {t(`before.${part}.action`)}
        </button>
      </Form>
    </div>
  );
}
