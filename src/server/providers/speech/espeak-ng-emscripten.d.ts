/** What we use of a package that comes without types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export type EspeakEvent = { readonly type: string; readonly id: unknown };
  export type EspeakWorker = {
    rate: number;
    pitch: number;
    range: number;
    readonly samplerate: number;
    /** 0 also for a voice that it does not know: then the last one stays. */
    set_voice(name: string, language: string, gender: number, age: number, variant: number): number;
    /** Reads SSML and `[[phonemes]]`; the sound comes in pieces. */
    synthesize(
      text: string,
      take: (samples: Int16Array | undefined, events: readonly EspeakEvent[]) => boolean,
    ): void;
    /** Some builds return the string, some where it lies in the heap. */
    text_to_phonemes(text: string, ipa: 0 | 1): string | { readonly ptr: number };
  };
  export type EspeakModule = { readonly eSpeakNGWorker: new () => EspeakWorker; readonly HEAPU8: Uint8Array };
  export default function start(settings: object): Promise<EspeakModule>;
}
