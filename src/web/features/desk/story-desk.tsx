import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoryDraft } from '#domain/reading/story-draft.ts';
import { type StoryLevel, storyLevels } from '#domain/reading/story-levels.ts';
import { Disclosure } from '#web/components/disclosure.tsx';
import type { AdminOutcome } from '#web/features/admin/admin-outcome.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { CheckList, isReady, useChecks } from './check-list.tsx';
import { DeskConflict } from './desk-conflict.tsx';
import { type DeskFinding, type DeskStory, type DeskTab, isWaiting } from './desk-data.ts';
import { DeskStatus } from './desk-status.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { PublishPart } from './publish-part.tsx';
import { callDesk } from './send-desk.ts';
import { StoryHead } from './story-head.tsx';
import { type DraftControl, useDeskDraft } from './use-desk-draft.ts';
import { useStands } from './use-stands.ts';
import { VersionEditor } from './version-editor.tsx';

const tabs: readonly DeskTab[] = [...storyLevels, 'head'];

/** A story on the desk: its levels and what they share by tabs, its source, its checks, and what becomes of it. Rule 9.480. */
export function StoryDesk({
  story,
  outcome,
}: {
  readonly story: DeskStory;
  readonly outcome: AdminOutcome | null;
}) {
  const { t } = useTranslation('desk');
  const place = { list: 'stories', id: story.id } as const;
  const draft = useDeskDraft({
    ...story,
    send: (body, sending) => callDesk(place, { name: 'desk-saves', body }, sending),
  });
  const findings = useChecks(draft.revision, () => callDesk(place, { name: 'desk-checks', body: {} }));
  const [tab, setTab] = useState<DeskTab>('A2');
  const stands = useStands();
  const { source } = story;
  const title = titleOf(draft.content) || source.title || t('untitled');
  const waits = isWaiting(story);
  const isLocked = waits || draft.state === 'stale';
  return (
    <AdminPage
      title={title}
      aside={
        <DeskStatus
          piece={story}
          draft={draft}
          preview={`/admin/stories/${story.id}/preview`}
          page={`/lettavis/${story.address}`}
        />
      }
      outcome={outcome}
    >
      {waits && <p className="text-ui">{t('locked')}</p>}
      {(source.text !== '' || source.url !== '') && (
        <Disclosure title={t('sourceText')} className="border-t">
          <SourceText source={source} />
        </Disclosure>
      )}
      <DeskTabs
        label={t('tabs')}
        tab={tab}
        onTab={setTab}
        tabs={tabs.map((id) => ({
          id,
          name: id === 'head' ? t('head') : <LevelChip level={id} />,
          errors: errorsOf(findings ?? [], id),
        }))}
      />
      <div id={`panel-${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {/* What is typed before the script stands would not be kept. */}
        <fieldset disabled={!stands || isLocked}>
          <legend className="sr-only">{t('tabs')}</legend>
          <Panel story={story} draft={draft} tab={tab} />
        </fieldset>
      </div>
      <CheckList
        findings={findings}
        placeOf={({ level, question }) => [
          ...(level ? [level] : []),
          ...(question ? [t('question.number', { number: question })] : []),
        ]}
      />
      <PublishPart piece={story} draft={draft} isReady={isReady(findings)} outcome={outcome} />
      <DeskConflict
        draft={draft}
        partsOf={(own, other) =>
          storyLevels.map((level) => ({
            ...{ name: level, lang: 'nb' },
            ...{ own: own.versions[level].text, other: other.versions[level].text },
          }))
        }
      />
    </AdminPage>
  );
}

function Panel({
  story,
  draft,
  tab,
}: {
  readonly story: DeskStory;
  readonly draft: DraftControl<StoryDraft>;
  readonly tab: DeskTab;
}) {
  const { content, write } = draft;
  if (tab === 'head')
    return <StoryHead story={story} content={content} onContent={(next) => write(() => next)} />;
  return (
    <VersionEditor
      // Each level has its own suggestion and its own open questions.
      key={tab}
      draftId={story.id}
      level={tab}
      model={story.model}
      from={story.source.text || harderText(content.versions, tab)}
      version={content.versions[tab]}
      onVersion={(version) =>
        write((before) => ({ ...before, versions: { ...before.versions, [tab]: version } }))
      }
    />
  );
}

/** Without a source a version is made easier from the hardest that there is. */
function harderText(versions: DeskStory['content']['versions'], level: StoryLevel): string {
  const other = storyLevels.findLast((one) => one !== level && versions[one].text !== '');
  return other ? versions[other].text : '';
}

function titleOf({ versions }: DeskStory['content']): string {
  return storyLevels.map((level) => versions[level].title).find((title) => title !== '') ?? '';
}

function SourceText({ source }: { readonly source: DeskStory['source'] }) {
  return (
    <div className="space-y-3 text-ui">
      <p className="font-semibold text-text">{source.title}</p>
      {source.url !== '' && (
        <p className="[overflow-wrap:anywhere]">
          <a href={source.url} rel="noopener noreferrer" className="text-link">
            {source.url}
          </a>
        </p>
      )}
      <p className="whitespace-pre-line text-text">{source.text}</p>
    </div>
  );
}

function errorsOf(findings: readonly DeskFinding[], tab: DeskTab): number {
  return findings.filter(({ severity, level }) => severity === 'error' && (level ?? 'head') === tab).length;
}
