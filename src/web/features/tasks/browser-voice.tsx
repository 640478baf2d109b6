import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Icon } from '#web/components/icon.tsx';
import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';

/** A line of a clip for the browser's own voice, as `GET /clip-lines` has it. */
type ScriptLine = FunctionOutput<'clip-lines'>['lines'][number];

type BrowserVoiceProps = {
  readonly sittingId: string;
  readonly task: SittingTask;
  readonly disabled: boolean;
  readonly onEnd: () => void;
};

/**
 * The browser's own Norwegian voice instead of ours, where it has one. The lines then come to the browser unseen, so this
 * is not offered where the words themselves are the key.
 */
export function BrowserVoice({ sittingId, task, disabled, onEnd }: BrowserVoiceProps) {
  const { t } = useTranslation('task');
  const voices = useNorwegianVoices();
  const fetcher = useFetcher<{ lines: readonly ScriptLine[] }>();
  const [speaking, setSpeaking] = useState(false);
  const wanted = useRef(false);

  useEffect(() => {
    if (!wanted.current || !fetcher.data) return;
    wanted.current = false;
    speak({
      lines: fetcher.data.lines,
      voices,
      onEnd: () => {
        setSpeaking(false);
        onEnd();
      },
    });
  }, [fetcher.data, voices, onEnd]);
  useEffect(() => () => window.speechSynthesis?.cancel(), []);

  if (voices.length === 0 || task.kind === 'dictation' || task.kind === 'typed_cloze') return null;
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => {
        if (speaking) {
          window.speechSynthesis.cancel();
          setSpeaking(false);
          return;
        }
        wanted.current = true;
        setSpeaking(true);
        void fetcher.load(`/clip-lines?sitting=${sittingId}&position=${task.position}`);
      }}
      className="button button-secondary mt-3"
    >
      <Icon name={speaking ? 'lucide:square' : 'lucide:audio-lines'} />
      {speaking ? t('player.stopBrowserVoice') : t('player.browserVoice')}
    </button>
  );
}

function useNorwegianVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const { speechSynthesis } = window;
    if (!speechSynthesis) return;
    const read = () =>
      setVoices(speechSynthesis.getVoices().filter((voice) => /^(nb|no)\b/i.test(voice.lang)));
    read();
    speechSynthesis.addEventListener('voiceschanged', read);
    return () => speechSynthesis.removeEventListener('voiceschanged', read);
  }, []);
  return voices;
}

/** One voice a speaker where there are several, else told apart by pitch. */
function speak({
  lines,
  voices,
  onEnd,
}: {
  readonly lines: readonly ScriptLine[];
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly onEnd: () => void;
}): void {
  const speakers = [...new Set(lines.map((line) => line.speaker))];
  lines.forEach((line, index) => {
    const utterance = new SpeechSynthesisUtterance(line.text);
    const speaker = speakers.indexOf(line.speaker);
    utterance.lang = 'nb-NO';
    utterance.voice = voices[speaker % voices.length] ?? null;
    utterance.pitch = voices.length > 1 ? 1 : line.voice === 'man' ? 0.75 : 1.15;
    utterance.rate = line.rate;
    if (index === lines.length - 1) utterance.onend = onEnd;
    window.speechSynthesis.speak(utterance);
  });
}
