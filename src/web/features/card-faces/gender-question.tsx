import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { ShownCard } from './card-text.ts';
import { Verdict } from './verdict.tsx';

type QuestionProps = { readonly card: ShownCard; readonly turned: boolean; readonly onTurn: () => void };

const articles = ['en', 'ei', 'et'] as const;
/** Which articles a gender takes: where two are right, both are. */
const right: Readonly<Record<string, readonly string[]>> = {
  m: ['en'],
  f: ['ei', 'en'],
  n: ['et'],
  'm/f': ['en', 'ei'],
  'f/m': ['ei', 'en'],
};

/** Which article a noun takes. */
export function GenderQuestion({ card, turned, onTurn }: QuestionProps) {
  const { t } = useTranslation('flashcards');
  const [chosen, setChosen] = useState<string | null>(null);
  if (!card.word) return null;
  const { lemma, gender, english } = card.word;
  const answers = right[gender ?? ''] ?? [];
  return (
    <div className="mt-4">
      <p lang="nb" className="font-serif text-[clamp(1.75rem,7vw,2.75rem)] leading-tight font-[560]">
        … {lemma}
      </p>
      <p className="mt-2 text-second">{english}</p>
      {!turned && (
        <div lang="nb" className="mt-5 flex justify-center gap-3">
          {articles.map((article) => (
            <Button
              key={article}
              size="large"
              onClick={() => {
                setChosen(article);
                onTurn();
              }}
            >
              {article}
            </Button>
          ))}
        </div>
      )}
      {turned && chosen && (
        <Verdict
          right={answers.includes(chosen)}
          given={`${chosen} ${lemma}`}
          answer={answers.map((article) => `${article} ${lemma}`).join(' / ')}
        />
      )}
      {turned && <p className="mt-2 text-sm text-second">{t(`round.genders.${gender}`)}</p>}
    </div>
  );
}
