import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { type AdminOutcome, typedIn } from '#web/features/admin/admin-outcome.ts';
import { Input, TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';

export type FoundFeed = FunctionOutput<'desk-feeds'>;

type NewStoryProps = {
  readonly feed: { readonly url: string; readonly found: FoundFeed } | null;
  readonly outcome: AdminOutcome | null;
};

/** A new story: written from nothing, pasted, or fetched from a feed. Rule 9.481. */
export function NewStory({ feed, outcome }: NewStoryProps) {
  const { t } = useTranslation('desk');
  const { to } = useLocale();
  const typed = typedIn(outcome, 'pasteStory');
  const isFetching = useNavigation().location?.search.includes('feed=') ?? false;
  return (
    <section aria-label={t('begin.title')}>
      <Form method="post" action={to('/admin/stories')} className="pb-4">
        <input type="hidden" name="intent" value="writeStory" />
        <Button type="submit" variant="primary">
          {t('begin.write')}
        </Button>
      </Form>
      <Disclosure title={t('begin.paste')} open={'text' in typed} className="border-t">
        <Form method="post" action={to('/admin/stories')} className="space-y-4 text-text">
          <input type="hidden" name="intent" value="pasteStory" />
          <Input
            name="title"
            label={t('begin.pasteTitle')}
            required
            maxLength={draftLimits.line}
            defaultValue={typed.title}
          />
          <Input name="url" type="url" label={t('begin.pasteUrl')} maxLength={500} defaultValue={typed.url} />
          <TextArea
            name="text"
            label={t('begin.pasteText')}
            rows={8}
            required
            maxLength={draftLimits.source}
            defaultValue={typed.text}
          />
          <Button type="submit">{t('begin.pasteAction')}</Button>
        </Form>
      </Disclosure>
      <Disclosure title={t('begin.feed')} open={feed !== null}>
        <Form action={to('/admin/stories')} className="flex flex-wrap items-end gap-3 text-text">
          <Input
            name="feed"
            type="url"
            label={t('begin.feedUrl')}
            required
            maxLength={500}
            defaultValue={feed?.url}
            className="min-w-0 flex-1 basis-72"
          />
          <Button type="submit" aria-disabled={isFetching || undefined}>
            {t(isFetching ? 'begin.fetching' : 'begin.fetch')}
          </Button>
        </Form>
        <p className="mt-2 text-sm text-muted">{t('begin.feedHint')}</p>
        {feed && <FeedEntries found={feed.found} />}
      </Disclosure>
    </section>
  );
}

function FeedEntries({ found }: { readonly found: FoundFeed }) {
  const { t } = useTranslation('desk');
  const { to } = useLocale();
  if (found.kind === 'refused')
    return (
      <p role="alert" className="mt-4 text-ui text-wrong">
        {t(`begin.refused.${found.reason}`)}
      </p>
    );
  return (
    <div className="mt-4 text-text">
      <p role="status" className="text-ui font-semibold">
        {t('begin.entries', { count: found.entries.length, title: found.title })}
      </p>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline empty:hidden">
        {found.entries.map(({ title, url, text }) => (
          <li key={`${url} ${title}`} className="space-y-2 py-3">
            <p lang="nb" className="font-semibold">
              {title || t('untitled')}
            </p>
            <p lang="nb" className="line-clamp-3 text-sm text-second">
              {text}
            </p>
            <Form method="post" action={to('/admin/stories')}>
              <input type="hidden" name="intent" value="fetchStory" />
              <input type="hidden" name="title" value={title} />
              <input type="hidden" name="url" value={url} />
              <input type="hidden" name="text" value={text} />
              <Button type="submit" size="small" aria-label={t('begin.takeNamed', { title })}>
                {t('begin.take')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
