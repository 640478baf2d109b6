import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';

type VerdictProps = { readonly right: boolean; readonly given: string; readonly answer: string };

/** Whether what was chosen or written is right, with the answer where it is not. How well it was known is still one's own to say. */
export function Verdict({ right, given, answer }: VerdictProps) {
  const { t } = useTranslation('flashcards');
  return (
    <p className={`mt-4 inline-flex items-center gap-2 font-medium ${right ? 'text-correct' : 'text-wrong'}`}>
      <Icon name={right ? 'lucide:circle-check' : 'lucide:circle-x'} />
      {right ? t('round.right') : t('round.wrong', { given, answer })}
    </p>
  );
}
