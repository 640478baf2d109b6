import type { ServerFunction } from '#server/functions/define-function.ts';
import { deletionsFunction } from './deletions.ts';
import { deviceSessionsFunction } from './device-sessions.ts';
import { exportStatesFunction, exportsFunction } from './exports.ts';
import { recoveryCodesFunction, recoveryCodesLeftFunction } from './recovery-codes.ts';
import { sessionRevocationsFunction } from './session-revocations.ts';

/** One’s own account: its data, its safety, its end. */
export function accountFunctions(): readonly ServerFunction[] {
  return [
    exportsFunction(),
    exportStatesFunction(),
    deletionsFunction(),
    recoveryCodesFunction(),
    recoveryCodesLeftFunction(),
    deviceSessionsFunction(),
    sessionRevocationsFunction(),
  ];
}
