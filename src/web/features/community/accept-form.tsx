import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';

type AcceptFormProps = {
  readonly address: string;
  readonly commentId: string;
  readonly name: string;
  readonly isAccepted: boolean;
};

/** Rule 9.449: who asked says which answer helped, or takes that back. Works without script. */
export function AcceptForm({ address, commentId, name, isAccepted }: AcceptFormProps) {
  const { t } = useTranslation('community');
  return (
    <form method="post" action={`${address}#comment-${commentId}`}>
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="commentId" value={isAccepted ? '' : commentId} />
      <Button type="submit" size="small" variant="quiet">
        <Icon name={isAccepted ? 'lucide:x' : 'lucide:check'} size={16} />
        {t(isAccepted ? 'questions.unaccept' : 'questions.accept')}
        <span className="sr-only"> ({name})</span>
      </Button>
    </form>
  );
}
