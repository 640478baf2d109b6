import { useTranslation } from 'react-i18next';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { ShownWords } from './shown-words.tsx';
import type { ReviewDraft } from './use-review-draft.ts';

type ComparisonProps = {
  readonly comparison: NonNullable<TeacherWork['comparison']>;
  /** One's own judgement: the first or the second. */
  readonly place: 1 | 2;
  readonly draft: ReviewDraft;
  readonly text: string;
};

/** Both judgements side by side, as each was made without the other. Rule 9.445. */
export function Comparison({ comparison, place, draft, text }: ComparisonProps) {
  const { t } = useTranslation(['teacher-desk', 'writing']);
  const { first, second, other } = comparison;
  const theirs = place === 1 ? second : first;
  return (
    <section className="rounded-card border border-hairline bg-card p-4">
      <h2 className="heading-4">{t('compare.title')}</h2>
      <p className="mt-1 text-ui text-second">{t('compare.text')}</p>
      <table className="mt-3 w-full text-left text-ui">
        <thead>
          <tr className="text-second">
            <th scope="col" className="py-1 font-normal">
              {t('compare.criterion')}
            </th>
            <th scope="col" className="py-1 font-normal">
              {t('compare.first')}
            </th>
            <th scope="col" className="py-1 font-normal">
              {t('compare.second')}
            </th>
          </tr>
        </thead>
        <tbody>
          {first.criteria.map(({ criterion, level }, index) => (
            <tr key={criterion} className="border-t border-hairline">
              <th scope="row" className="py-1.5 font-normal">
                {t(`writing:criteria.name.${criterion}`)}
              </th>
              <td>{level}</td>
              <td>{second.criteria[index]?.level}</td>
            </tr>
          ))}
          <tr className="border-t border-hairline font-semibold">
            <th scope="row" className="py-1.5">
              {t('compare.whole')}
            </th>
            <td>{first.level}</td>
            <td>{second.level}</td>
          </tr>
        </tbody>
      </table>
      <Button size="small" className="mt-3" onClick={() => draft.change({ level: theirs.level })}>
        {t('compare.take')}
      </Button>
      <details className="disclosure mt-3 border-t border-hairline">
        <summary className="flex min-h-11 list-none items-center gap-3 text-ui font-semibold">
          <span className="flex-1">{t('compare.other')}</span>
          <span className="disclosure-sign" aria-hidden="true" />
        </summary>
        <ShownWords feedback={other} text={text} />
      </details>
    </section>
  );
}
