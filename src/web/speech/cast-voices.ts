/** A line to be read. */
export type SpokenLine = {
  readonly speaker: string;
  readonly voice: 'woman' | 'man';
  readonly text: string;
  /** Speed, 1 is natural. */
  readonly rate: number;
};

export type CastLine<Voice> = SpokenLine & { readonly by: Voice | null; readonly pitch: number };

/** Pitches, 1 is the voice's own. Browsers do not say whether a voice is a woman's or a man's. */
const pitches = { woman: 1.15, man: 0.75 } as const;

/** A voice for each speaker as far as there are voices; whoever shares one is told apart by pitch. */
export function castVoices<Voice>(
  lines: readonly SpokenLine[],
  voices: readonly Voice[],
): readonly CastLine<Voice>[] {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))];
  return lines.map((line) => {
    const speaker = speakers.indexOf(line.speaker);
    const shared = speakers.length > voices.length;
    return {
      ...line,
      by: voices[speaker % Math.max(1, voices.length)] ?? null,
      pitch: shared && speakers.length > 1 ? pitches[line.voice] : 1,
    };
  });
}
