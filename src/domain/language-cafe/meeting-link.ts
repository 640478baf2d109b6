import { textLimits } from './session-limits.ts';

/** A host with a dot in its name, maybe a port, and whatever follows; nobody's name or password before the host. */
const meetingAddress = /^https:\/\/(?:[\p{L}\d-]+\.)+[\p{L}\d-]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Rule 9.476: any address of a meeting that a browser opens over TLS. */
export function isMeetingLink(text: string): boolean {
  return text.length <= textLimits.link && meetingAddress.test(text);
}

/**
 * The address of a room at a Jitsi server, which makes a room for whoever comes first.
 * @param room a name that nobody guesses
 */
export function jitsiLink(server: string, room: string): string {
  return `${server.replace(/\/+$/, '')}/bestatt-${room}`;
}
