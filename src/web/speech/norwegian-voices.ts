import { useEffect, useState } from 'react';

/** Browsers write nb-NO, nb_NO or no-NO. */
const isNorwegian = (voice: SpeechSynthesisVoice) => /^(nb|no)(?![a-z])/i.test(voice.lang);

/** How makers name their better voices. */
const better = /natural|neural|enhanced|premium|siri|online/i;

/** The device's Norwegian voices, the better ones first; none where it cannot speak. Many browsers know them a while after the page. */
export function useNorwegianVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const { speechSynthesis } = window;
    if (!speechSynthesis) return;
    const read = () =>
      setVoices(
        speechSynthesis
          .getVoices()
          .filter(isNorwegian)
          .toSorted((one, other) => Number(better.test(other.name)) - Number(better.test(one.name))),
      );
    read();
    speechSynthesis.addEventListener?.('voiceschanged', read);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', read);
  }, []);
  return voices;
}
