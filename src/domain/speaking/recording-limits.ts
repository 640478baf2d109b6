import { dayMs } from '#domain/time/days.ts';

/** Where recordings lie in the storage: `<person's id>/<test's id>/<position>-<random>.<ending>`. */
export const recordingBucket = 'recordings';

/**
 * What browsers record, in the order they are asked for, with the ending of the file: Opus in WebM (Chromium, Firefox), in
 * Ogg (older Firefox), AAC in MP4 (Safari).
 */
export const recordingFormats = [
  { type: 'audio/webm;codecs=opus', bare: 'audio/webm', ending: 'webm' },
  { type: 'audio/ogg;codecs=opus', bare: 'audio/ogg', ending: 'ogg' },
  { type: 'audio/mp4', bare: 'audio/mp4', ending: 'm4a' },
  { type: 'audio/webm', bare: 'audio/webm', ending: 'webm' },
] as const;
export type RecordingType = (typeof recordingFormats)[number]['bare'];
export const recordingTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;

/** Whether a bare type is one that browsers record. */
export function isRecordingType(type: string): type is RecordingType {
  return (recordingTypes as readonly string[]).includes(type);
}

/** Bits a second that are asked for: speech in Opus is clear from 24 kbit/s on (RFC 7587, 3.1.1). */
export const recordingBitrate = 32_000;

/** Rule 9.282: how long a recording may be beside the task's maximum: the browser stops late by a piece or two. */
export function longestSeconds(speakingSeconds: number): number {
  return speakingSeconds * 1.05 + 5;
}

/** Rule 9.283: how long recordings are kept, as the person chooses; null until they delete them. */
export const retentions = { month: 30, year: 365, always: null } as const;
export type Retention = keyof typeof retentions;
export const defaultRetention: Retention = 'month';

/** Recordings that nobody handed in go after so long. */
export const strayHours = 48;

/** Recordings made before this are due; null for none. */
export function dueBefore(retention: Retention, now: Date): Date | null {
  const days = retentions[retention];
  return days === null ? null : new Date(now.getTime() - days * dayMs);
}

/** `audio/webm` of `audio/webm;codecs=opus`. */
export function bareType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
