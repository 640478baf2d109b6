import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoryLevel, storyLevels } from '#domain/reading/story-levels.ts';
import { Disclosure } from '#web/components/disclosure.tsx';
import type { AdminOutcome } from '#web/features/admin/admin-outcome.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { CheckList, useChecks } from './check-list.tsx';
import { DeskConflict } from './desk-conflict.tsx';
import type { DeskStory, DeskTab } from './desk-data.ts';
import { DeskTabs } from './desk-tabs.tsx';
import { PublishPart } from './publish-part.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryStatus } from './story-status.tsx';
import { type StoryDraftControl, useStoryDraft } from './use-story-draft.ts';
import { VersionEditor } from './version-editor.tsx';

/** A story on the desk: its levels and what they share by tabs, its source, its checks, and what becomes of it. Rule 9.480. */
export function StoryDesk({
  story,
  outcome,
}: {
  readonly story: DeskStory;
  readonly outcome: AdminOutcome | null;
}) {
  const { t } = useTranslation('desk');
  const draft = useStoryDraft(story);
  const findings = useChecks(story.id, draft.revision);
  const [tab, setTab] = useState<DeskTab>('A2');
  const isReady = useStands();
  const { source } = story;
  const title = titleOf(draft.content) || source.title || t('untitled');
  const isLocked = story.state === 'scheduled' || draft.state === 'stale';
  return (
    <AdminPage title={title} aside={<StoryStatus story={story} draft={draft} />} outcome={outcome}>
      {isLocked && story.state === 'scheduled' && <p className="text-ui">{t('locked')}</p>}
      {(source.text !== '' || source.url !== '') && (
        <Disclosure title={t('sourceText')} className="border-t">
          <SourceText source={source} />
        </Disclosure>
      )}
      <DeskTabs tab={tab} onTab={setTab} findings={findings ?? []} />
      <div id={`panel-${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {/* What is typed before the script stands would not be kept. */}
        <fieldset disabled={!isReady || isLocked}>
          <legend className="sr-only">{t('tabs')}</legend>
          <Panel story={story} draft={draft} tab={tab} />
        </fieldset>
      </div>
      <CheckList findings={findings} />
      <PublishPart story={story} draft={draft} findings={findings} outcome={outcome} />
      <DeskConflict draft={draft} />
    </AdminPage>
  );
}

function Panel({
  story,
  draft,
  tab,
}: {
  readonly story: DeskStory;
  readonly draft: StoryDraftControl;
  readonly tab: DeskTab;
}) {
  const { content, write } = draft;
  if (tab === 'head')
    return <StoryHead story={story} content={content} onContent={(next) => write(() => next)} />;
  return (
    <VersionEditor
      // Each level has its own suggestion and its own open questions.
      key={tab}
      storyId={story.id}
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

/** Whether React has taken the page over. */
function useStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return stands;
}
