import type { FunctionOutput } from '#domain/functions/functions.ts';
import { headword } from '#domain/lexicon/headword.ts';

/** A card as a round shows it. */
export type ShownCard = Omit<FunctionOutput<'cards'>['cards'][number], 'state'>;

/** What a card says, whether it is of a word of the lexicon or of a note of one's own. */
export type CardText = {
  /** The Norwegian as it is shown: 'et hus'; and as it is said: 'hus'. */
  readonly front: string;
  readonly spoken: string;
  readonly meaning: string;
  readonly example: string;
  readonly exampleMeaning: string;
};

export function textOf({ word, note }: ShownCard): CardText {
  if (word) {
    const { lemma, english, example } = word;
    return {
      ...{ front: headword(word), spoken: lemma, meaning: english },
      ...{ example: example.nb, exampleMeaning: example.en },
    };
  }
  const { front = '', back = '', example = '', exampleMeaning = '' } = note ?? {};
  return { front, spoken: front, meaning: back, example, exampleMeaning };
}
