import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

type VoteProps = {
  readonly postId: string;
  /** Null: the vote is the post's. */
  readonly commentId: string | null;
  readonly votes: number;
  readonly isOn: boolean;
  /** Null: nobody who may vote, or one's own words; only the count stands there. */
  readonly may: boolean;
  /** Who wrote the comment. */
  readonly name: string;
  /** The page's address, which the form is sent to. */
  readonly address: string;
};

/** A vote and how many there are. A plain form; the page's script sends it in place. Rule 9.377. */
export function VoteForm({ postId, commentId, votes, isOn, may, name, address }: VoteProps) {
  const { t } = useTranslation('community');
  const id = `vote-${commentId ?? postId}`;
  const what = commentId ? (isOn ? 'unvoteComment' : 'voteComment') : isOn ? 'unvotePost' : 'votePost';
  const count = (
    <>
      <Icon name="lucide:arrow-big-up" size={20} className={isOn ? 'fill-current' : ''} />
      <span className="tabular-nums">{t('votes', { count: votes })}</span>
    </>
  );
  if (!may)
    return (
      <span id={id} className="inline-flex min-h-11 items-center gap-1.5 text-ui text-second">
        {count}
      </span>
    );
  return (
    <form id={id} method="post" action={address} data-in-place={`#${id}`}>
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="commentId" value={commentId ?? ''} />
      <button
        type="submit"
        name="on"
        value={String(!isOn)}
        aria-pressed={isOn}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1.5 rounded-control border px-3 text-ui font-medium',
          isOn ? 'border-primary bg-primary-soft text-text' : 'border-control text-second hover:text-text',
        )}
      >
        {count}
        <span className="sr-only">: {t(`post.${what}`, { name })}</span>
      </button>
    </form>
  );
}
