import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countWords, textLimits, wordsTooMany } from '#domain/submissions/written-words.ts';
import { classNames } from '#web/components/class-names.ts';
import { insertAtCursor } from '#web/forms/insert-at-cursor.ts';
import { DraftConflict } from './draft-conflict.tsx';
import { DraftStatus } from './draft-status.tsx';
import { letterOfKey, NorwegianLetters } from './norwegian-letters.tsx';
import type { OpenTaskScreenProps } from './open-task-screen.ts';
import { PlanField } from './plan-field.tsx';
import { SpellingSwitch, useSpelling } from './spelling-switch.tsx';
import { TaskBrief } from './task-brief.tsx';
import { type DraftControl, placeOf, useDraft } from './use-draft.ts';
import { WordCount } from './word-count.tsx';

/** The desk of a mock exam: no maximum blocks and no spelling is marked, and what is written is handed in with the part. */
export type ExamDesk = {
  /** Where the part finds what is written, to have it saved before it goes on. */
  readonly draft: { current: DraftControl | null };
};

/** Longer texts, and those from B1 on, are planned first. */
const plannedFrom = { guide: 80, levels: ['B1', 'B2', 'C1'] } as const;

/**
 * Where a text is written: the task beside it on a wide screen, pinned above it on a phone. Going over the maximum blocks
 * handing in (Rule 5.5), and shows guide and maximum (Rule 5.6).
 */
export function WritingDesk(props: OpenTaskScreenProps & { readonly exam?: ExamDesk }) {
  const { sitting, task, busy, problem, submit, footer, exam } = props;
  const { t } = useTranslation('writing');
  const draft = useDraft(sitting.id, task);
  const spelling = useSpelling();
  const field = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState(false);
  const [folded, fold] = useState(false);
  const shown = task.task;
  useConflictOfSubmission(problem, draft.save);
  if (exam) exam.draft.current = draft;
  if (shown.kind !== 'write') return null;
  const words = countWords(draft.text);
  const tooMany = exam ? 0 : wordsTooMany(draft.text, shown.words);
  // The exam marks no spelling.
  const spells = !exam && spelling.on;
  const refused = asked && (tooMany > 0 || words === 0);
  const planned =
    shown.words.guide >= plannedFrom.guide || plannedFrom.levels.some((one) => one === task.level);

  const handIn = () => {
    if (tooMany > 0 || words === 0 || draft.other) {
      setAsked(true);
      field.current?.focus();
      return;
    }
    const { text, plan } = draft;
    // A save on its way would be ahead of this one, as if another window had sent it.
    void draft.settle().then((revision) => submit({ revision, text, plan }));
  };

  return (
    <>
      <main id="main" data-kind={task.kind} data-answered="false" className="desk">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to stop at */}
        <section aria-label={t('brief.label')} data-task-scroll tabIndex={0} className="desk-brief">
          <TaskBrief sitting={sitting} task={task} pinned={{ folded, fold }} hidesClip={Boolean(exam)} />
        </section>
        <section aria-label={t('desk')} data-task-scroll data-own-keys className="desk-page">
          {planned && <PlanField plan={draft.plan} onPlan={(plan) => draft.write({ plan })} />}
          <label htmlFor="written-text" className="block font-semibold">
            {t('yourText')}
          </label>
          <textarea
            ref={field}
            id="written-text"
            data-place={placeOf(sitting.id, task.position)}
            lang="nb"
            value={draft.text}
            maxLength={textLimits.text}
            spellCheck={spells}
            autoComplete="off"
            autoCorrect={spells ? 'on' : 'off'}
            autoCapitalize="sentences"
            aria-describedby="word-count word-limit"
            aria-invalid={tooMany > 0 || undefined}
            // A phone's keyboard takes half the screen: the task makes room, and is a press away.
            onFocus={() => fold(matchMedia('(width < 64rem)').matches)}
            onChange={(event) => draft.write({ text: event.target.value })}
            onKeyDown={(event) => {
              const letter = letterOfKey(event);
              if (!letter) return;
              event.preventDefault();
              insertAtCursor(event.currentTarget, letter);
            }}
            className={classNames('answer-field written-text', tooMany > 0 && 'is-too-long')}
          />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <NorwegianLetters field={field} />
            <WordCount words={words} guide={shown.words.guide} max={exam ? null : shown.words.max} />
          </div>
          <p id="word-limit" role="alert" className={classNames(tooMany > 0 && 'limit-note')}>
            {tooMany > 0 && t('tooManyWords')}
          </p>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {exam ? <span /> : <SpellingSwitch {...spelling} />}
            <DraftStatus draft={draft} />
          </div>
          <p className="mt-3 text-sm text-muted max-lg:hidden">{t('letters.keys')}</p>
        </section>
      </main>
      {footer({
        primary: { label: t('submit'), onPress: handIn },
        canSkip: true,
        notice: (
          <DeskNotice
            refused={refused ? (tooMany > 0 ? 'tooManyToSubmit' : 'nothingWritten') : null}
            sending={busy && problem === null}
          />
        ),
      })}
      <DraftConflict draft={draft} />
    </>
  );
}

/** Rule 4.12: 'Analyzing text...' from the press on; or what keeps the text from being handed in. */
function DeskNotice({ refused, sending }: { readonly refused: string | null; readonly sending: boolean }) {
  const { t } = useTranslation('writing');
  if (sending)
    return (
      <p role="status" className="px-4 pt-3 text-ui text-second lg:px-10">
        {t('analysing.write')}
      </p>
    );
  return (
    refused && (
      <p role="alert" className="bg-warning-soft px-4 py-3 text-ui text-warning lg:px-10">
        {t(refused)}
      </p>
    )
  );
}

/** Handing in was refused because another window was ahead: what it has saved is fetched, and the learner is asked. */
function useConflictOfSubmission(problem: string | null, save: () => void) {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (problem === 'draft_conflict') latest.current();
  }, [problem]);
}
