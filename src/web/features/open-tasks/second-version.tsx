import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '#domain/submissions/submission.ts';
import { textLimits } from '#domain/submissions/written-words.ts';
import { Button } from '#web/components/button.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { insertAtCursor } from '#web/forms/insert-at-cursor.ts';
import { MarkChips, MarksBehind } from './field-marks.tsx';
import { FindingDetail } from './finding-detail.tsx';
import { useSecondVersion } from './use-second-version.ts';
import { VersionsBeside } from './versions-beside.tsx';

type SecondVersionProps = {
  readonly sittingId: string;
  readonly task: OpenSittingTask;
  readonly submission: Submission;
};

/**
 * Rule 9.335: the text to correct in place. The marks lie behind the field, and stand below it as buttons for whoever does not
 * see or point; the first version and its level stay as they are.
 */
export default function SecondVersion({ sittingId, task, submission }: SecondVersionProps) {
  const { t } = useTranslation('writing');
  const id = useId();
  const { position, taskId } = task;
  const version = useSecondVersion({ sittingId, position, taskId }, submission);
  const field = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const { text, findings, outcome, state } = version;
  const finding = open === null ? undefined : findings[open];

  const show = (index: number) => {
    const chosen = findings[index];
    setOpen(index);
    if (!chosen) return;
    field.current?.focus();
    field.current?.setSelectionRange(chosen.start, chosen.end);
  };
  const correct = (correction: string) => {
    const area = field.current;
    if (!finding || !area) return;
    area.setSelectionRange(finding.start, finding.end);
    insertAtCursor(area, correction);
    setOpen(null);
  };
  return (
    <div>
      <label htmlFor={`${id}-field`} className="mt-4 block font-semibold">
        {t('second.label')}
      </label>
      <div className="marked-field mt-2">
        <MarksBehind text={text} findings={findings} />
        <textarea
          ref={field}
          id={`${id}-field`}
          lang="nb"
          value={text}
          maxLength={textLimits.text}
          spellCheck={false}
          aria-describedby={`${id}-state`}
          onChange={(event) => {
            setOpen(null);
            version.write(event.target.value);
          }}
          onSelect={({ currentTarget: { selectionStart: at } }) => {
            const index = findings.findIndex(({ start, end }) => start <= at && at <= end);
            setOpen(index === -1 ? null : index);
          }}
        />
      </div>
      {finding && open !== null && (
        <FindingDetail
          id={`${id}-detail`}
          text={text}
          finding={finding}
          place={{ number: open + 1, count: findings.length }}
          onClose={() => {
            setOpen(null);
            field.current?.focus();
          }}
          onMove={(step) => show((open + step + findings.length) % findings.length)}
          onCorrect={correct}
        />
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={`${id}-state`} role="status" className="text-ui text-second">
          {t(`second.state.${state}`, { count: findings.length })}
        </p>
        {(state === 'offline' || state === 'limited' || state === 'failed' || state === 'typing') && (
          <Button size="small" onClick={version.check}>
            {t('second.check')}
          </Button>
        )}
      </div>
      <MarkChips text={text} findings={findings} show={show} />
      {outcome && text !== submission.text && (
        <VersionsBeside
          first={{ text: submission.text, findings: submission.feedback?.findings ?? [] }}
          second={{ text, findings }}
          outcome={outcome}
        />
      )}
    </div>
  );
}
