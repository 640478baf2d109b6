import { useTranslation } from 'react-i18next';
import type { OwnState } from './own-state.ts';

type BlockFormProps = {
  readonly address: string;
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly own: OwnState;
  readonly className?: string;
};

/** Does not want to read somebody any more, or does again. They are not told. Rule 9.468. */
export function BlockForm({ address, person, own, className }: BlockFormProps) {
  const { t } = useTranslation('community');
  if (!person || own.who !== 'writer' || person.id === own.userId) return null;
  const isBlocked = own.blocked.includes(person.id);
  return (
    <details className={className}>
      <summary className="comment-action cursor-pointer">
        {t(isBlocked ? 'block.open' : 'block.close', { name: person.name })}
      </summary>
      <form
        method="post"
        action={address}
        className="mt-2 max-w-xl space-y-3 rounded-card border border-hairline bg-card p-4"
      >
        <input type="hidden" name="intent" value="block" />
        <input type="hidden" name="personId" value={person.id} />
        <p className="text-ui">{t(isBlocked ? 'block.openText' : 'block.closeText')}</p>
        <button type="submit" name="on" value={String(!isBlocked)} className="button button-secondary">
          {t(isBlocked ? 'block.openYes' : 'block.closeYes')}
        </button>
      </form>
    </details>
  );
}
