/** What the operator says of the language café. */
export type CafeSettings = {
  /** A Jitsi server that makes rooms for hosts who give no link; null: they have to. Rule 9.476. */
  readonly meetingServer: string | null;
};
