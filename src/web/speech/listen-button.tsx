import { useEffect, useRef, useState } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { useNorwegianVoices } from './norwegian-voices.ts';
import { speakLines } from './speak-lines.ts';

type ListenButtonProps = {
  /** Norwegian words to be read. */
  readonly text: string;
  /** What the button does, with the words in it: 'Hear «hund»'. */
  readonly label: string;
  readonly className?: string;
};

/** Reads a word or a sentence by the device's Norwegian voice; where there is none, it is not there. Rule 9.242. */
export function ListenButton({ text, label, className }: ListenButtonProps) {
  const voices = useNorwegianVoices();
  const [speaking, setSpeaking] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  if (voices.length === 0) return null;
  const end = () => setSpeaking(false);
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={speaking}
      onClick={() => {
        stop.current();
        if (speaking) return end();
        setSpeaking(true);
        const lines = [{ speaker: '', voice: 'woman', text, rate: 0.9 }] as const;
        stop.current = speakLines({ lines, voices, onEnd: end, onFail: end });
      }}
      className={classNames(
        'inline-grid size-12 shrink-0 place-items-center rounded-control align-middle text-second hover:text-text lg:size-11',
        className,
      )}
    >
      <Icon name={speaking ? 'lucide:square' : 'lucide:volume-2'} />
    </button>
  );
}
