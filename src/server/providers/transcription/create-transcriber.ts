import { join } from 'node:path';
import { openAiTranscriber } from './openai-transcriber.ts';
import type { Transcriber } from './transcriber.ts';
import type { TranscriptionSettings } from './transcription-settings.ts';
import { whisperTranscriber } from './whisper-transcriber.ts';

/** Whoever the settings name. @throws Error in one sentence where what they name is not there */
export function createTranscriber(
  settings: TranscriptionSettings,
  { dataDir }: { readonly dataDir: string },
): Transcriber {
  return settings.kind === 'service'
    ? openAiTranscriber(settings)
    : whisperTranscriber(settings, { cacheDir: join(dataDir, 'models') });
}
