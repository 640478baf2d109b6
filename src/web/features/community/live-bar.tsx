import { useTranslation } from 'react-i18next';
import type { PostView } from './post-view.ts';

/**
 * Where the page's script says what is new and who reads (static/live.ts), for whoever is signed in; nothing moves until it is
 * tapped. Without script, and for visitors, a reload shows it. Rule 9.463.
 */
export function LiveBar({ view }: { readonly view: PostView }) {
  const { t } = useTranslation('community');
  const { post, live, thread, root, own } = view;
  if (live === null || post.hiddenAt !== null) return null;
  // Of a later page, or of another thread, comments are there that are not shown here.
  const isWhole = thread.after === null && root === null;
  return (
    <div
      data-live={post.id}
      data-api-key={live.apiKey}
      data-since={post.lastActivityAt}
      data-whole={isWhole || undefined}
      data-own={own.userId ?? ''}
      data-blocked={own.blocked.join(' ')}
      data-one={t('live.news_one')}
      data-many={t('live.news_other', { count: '#' as unknown as number })}
      data-readers-many={t('live.readers', { count: '#' as unknown as number })}
      data-names={t('live.names', { names: '#' })}
      data-marked={t('news')}
    >
      <p data-live-readers hidden className="mt-4 text-sm text-muted" />
      <div
        role="status"
        className="sticky bottom-4 z-10 mt-4 flex justify-center empty:hidden"
        data-live-said
      >
        <button type="button" data-live-show hidden className="button button-primary shadow-float" />
      </div>
    </div>
  );
}
