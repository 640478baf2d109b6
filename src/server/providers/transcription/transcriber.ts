/** Writes down what was said in a recording. */
export type Transcriber = {
  /** Who hears the recording, for /healthz and the page. */
  readonly name: string;
  /**
   * The words that were heard, in bokmål; empty when nothing was said.
   * @throws Error when the service could not be asked or did not answer in its form; it may be tried again
   */
  readonly transcribe: (
    recording: { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string },
    signal: AbortSignal,
  ) => Promise<string>;
};
