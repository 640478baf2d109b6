import { useSyncExternalStore } from 'react';
import { norwegianTimeZone } from '#domain/time/days.ts';

/** The zone of the reader's clock by IANA's name; Norway's until the script runs, since no request says it. Rule 9.479. */
export function useTimeZone(): string {
  return useSyncExternalStore(neverChanges, browserZone, () => norwegianTimeZone);
}

function neverChanges(): () => void {
  return () => {};
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || norwegianTimeZone;
}
