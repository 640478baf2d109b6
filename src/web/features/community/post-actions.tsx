import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { DeleteForm, ModerateForm, ReportForm } from './more-forms.tsx';
import type { PostView } from './post-view.ts';
import { VoteForm } from './vote-form.tsx';

/** What one can do with a post: vote, follow, report; with one's own: change and delete it. Rule 6.9. */
export function PostActions({ view, address }: { readonly view: PostView; readonly address: string }) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  const { post, own, categories } = view;
  const isOwn = own.userId !== null && own.userId === post.userId;
  const isWriter = own.who === 'writer';
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 has-[details[open]]:items-start gap-y-2 border-t border-hairline pt-4">
      <VoteForm
        {...{ postId: post.id, commentId: null, votes: post.votes, name: '', address }}
        isOn={own.votes.includes(post.id)}
        may={isWriter && !isOwn}
      />
      {isWriter && (
        <form id="follow" method="post" action={address}>
          <input type="hidden" name="intent" value="follow" />
          <Button
            type="submit"
            name="on"
            value={String(!own.follows)}
            size="small"
            aria-pressed={own.follows}
          >
            <Icon name="lucide:bell" size={18} className={own.follows ? 'fill-current' : ''} />
            {t(own.follows ? 'post.unfollow' : 'post.follow')}
          </Button>
        </form>
      )}
      {isOwn && !post.locked && (
        <a href={to(`/community/post/edit/${post.id}`)} className="comment-action">
          {t('post.edit')}
        </a>
      )}
      {isOwn && <DeleteForm address={address} commentId={null} />}
      {isWriter && !isOwn && <ReportForm address={address} commentId={null} />}
      {own.isModerator && <ModerateForm address={address} commentId={null} categories={categories} />}
    </div>
  );
}
