import { data } from 'react-router';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { osloMoment } from '#domain/time/oslo-moment.ts';
import { numberField, textField } from '#web/features/admin/admin-outcome.ts';

/**
 * What a form of the desk asks to become of a draft.
 * @throws Response 400 of a form that there is none of
 */
export function changeOf(fields: FormData, draftId: string): FunctionInput<'desk-changes'> {
  const revision = numberField(fields, 'revision') ?? 0;
  switch (textField(fields, 'intent')) {
    case 'publishDraft':
      return { kind: 'publish', draftId, revision };
    case 'scheduleDraft':
      return { kind: 'schedule', draftId, revision, at: timeOf(fields) };
    case 'unscheduleDraft':
    case 'unscheduleCorrection':
      return { kind: 'unschedule', draftId };
    case 'correctDraft':
      return { kind: 'correct', draftId, revision, note: noteOf(fields) };
    case 'scheduleCorrection':
      return { kind: 'correct', draftId, revision, note: noteOf(fields), at: timeOf(fields) };
    case 'withdrawDraft':
      return { kind: 'withdraw', draftId, reason: textField(fields, 'reason') };
    case 'removeDraft':
      return { kind: 'remove', draftId };
    default:
      throw data('Unknown form.', { status: 400 });
  }
}

/** A time that is none is refused by the function's own check. */
function timeOf(fields: FormData): string {
  return osloMoment(textField(fields, 'at'))?.toISOString() ?? '';
}

function noteOf(fields: FormData): { readonly nb: string; readonly en: string } {
  return { nb: textField(fields, 'nb'), en: textField(fields, 'en') };
}
