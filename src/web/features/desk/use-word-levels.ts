import { useEffect, useRef, useState } from 'react';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import type { Level } from '#domain/levels/levels.ts';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import { callDesk } from './send-desk.ts';

const pauseMs = 600;
const longestWord = 80;

/** At which level the lexicon has the words of a text: the server is asked at each pause for those not asked for before. */
export function useWordLevels(draftId: string, text: string): (word: string) => Level | null {
  const [levels, setLevels] = useState<ReadonlyMap<string, Level | null>>(new Map());
  const known = useRef(levels);
  known.current = levels;
  useEffect(() => {
    const words = [...new Set(wordsIn(text).map((word) => foldWord(word.text)))]
      .filter((word) => !known.current.has(word) && word.length <= longestWord)
      .slice(0, draftLimits.words);
    if (words.length === 0) return;
    const timer = setTimeout(async () => {
      const reply = await callDesk({ list: 'stories', id: draftId }, { name: 'desk-words', body: { words } });
      if (!reply.ok) return;
      const found = Object.entries(reply.answer.levels);
      setLevels((before) => new Map([...before, ...found]));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [draftId, text]);
  return (word) => levels.get(word) ?? null;
}
