import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { articleLanguages } from '#domain/reading/article-file.ts';
import type { AdminOutcome } from '#web/features/admin/admin-outcome.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { ArticleHead } from './article-head.tsx';
import { ArticleTexts } from './article-texts.tsx';
import { CheckList, isReady, useChecks } from './check-list.tsx';
import { DeskConflict } from './desk-conflict.tsx';
import { type ArticleFinding, type DeskArticle, isWaiting } from './desk-data.ts';
import { DeskStatus } from './desk-status.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { PublishPart } from './publish-part.tsx';
import { callDesk } from './send-desk.ts';
import { useDeskDraft } from './use-desk-draft.ts';
import { useStands } from './use-stands.ts';

const tabs = ['texts', 'head'] as const;
type Tab = (typeof tabs)[number];

type ArticleDeskProps = { readonly article: DeskArticle; readonly outcome: AdminOutcome | null };

/** An article on the desk: its texts beside each other, what they share, its checks, and what becomes of it. Rule 9.504. */
export function ArticleDesk({ article, outcome }: ArticleDeskProps) {
  const { t } = useTranslation('article-desk');
  const { t: desk } = useTranslation('desk');
  const place = { list: 'articles', id: article.id } as const;
  const draft = useDeskDraft({
    ...article,
    send: (body, sending) => callDesk(place, { name: 'desk-article-saves', body }, sending),
  });
  const findings = useChecks(draft.revision, () =>
    callDesk(place, { name: 'desk-article-checks', body: {} }),
  );
  const [tab, setTab] = useState<Tab>('texts');
  const stands = useStands();
  const { content, write } = draft;
  const waits = isWaiting(article);
  const isLocked = waits || draft.state === 'stale';
  return (
    <AdminPage
      title={content.nb.title || content.en.title || desk('untitled')}
      aside={
        <DeskStatus
          piece={article}
          draft={draft}
          preview={`/admin/articles/${article.id}/preview`}
          page={`/articles/${article.address}`}
        />
      }
      outcome={outcome}
    >
      {waits && <p className="text-ui">{desk('locked')}</p>}
      <DeskTabs
        label={t('tabs')}
        tab={tab}
        onTab={setTab}
        tabs={tabs.map((id) => ({ id, name: t(id), errors: errorsOf(findings ?? [], id) }))}
      />
      <div id={`panel-${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {/* What is typed before the script stands would not be kept. */}
        <fieldset disabled={!stands || isLocked} className="min-w-0">
          <legend className="sr-only">{t(tab)}</legend>
          {tab === 'texts' ? (
            <ArticleTexts
              article={article}
              revision={draft.revision}
              content={content}
              onText={(language, change) =>
                write((before) => ({ ...before, [language]: { ...before[language], ...change } }))
              }
            />
          ) : (
            <ArticleHead
              article={article}
              content={content}
              onContent={(change) => write((before) => ({ ...before, ...change }))}
            />
          )}
        </fieldset>
      </div>
      <CheckList
        findings={findings}
        placeOf={({ language }) => (language ? [t(`languages.${language}`)] : [])}
      />
      <PublishPart
        piece={article}
        draft={draft}
        isReady={isReady(findings)}
        ofFile={article.fromFile}
        outcome={outcome}
      />
      <DeskConflict
        draft={draft}
        partsOf={(own, other) =>
          articleLanguages.map((lang) => ({
            ...{ name: t(`languages.${lang}`), lang },
            ...{ own: wholeText(own[lang]), other: wholeText(other[lang]) },
          }))
        }
      />
    </AdminPage>
  );
}

function wholeText({ title, description, lead, body }: DeskArticle['content']['nb']): string {
  return [title, description, lead, body].join('\n\n').trim();
}

function errorsOf(findings: readonly ArticleFinding[], tab: Tab): number {
  return findings.filter(
    ({ severity, language, rule }) =>
      severity === 'error' && (language !== null || rule === 'headings' ? 'texts' : 'head') === tab,
  ).length;
}
