import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';

export type ProofOutcome = { readonly right: boolean; readonly meaning: string } | { readonly code: string };

type WordProofsProps = { readonly questions: FunctionOutput<'word-proofs'>['questions'] };

/** 'I know this' with its proof: one word after the other, each with meanings to choose from. Rule 9.419. */
export function WordProofs({ questions }: WordProofsProps) {
  const { t } = useTranslation('decks');
  const fetcher = useFetcher<ProofOutcome>();
  const [at, setAt] = useState(-1);
  const [known, setKnown] = useState(0);
  const question = questions[at];
  const answered = fetcher.state === 'idle' && fetcher.data && 'right' in fetcher.data ? fetcher.data : null;
  const [shown, setShown] = useState<string | null>(null);
  const answer = question && shown === question.lemmaId ? answered : null;
  const choose = (meaning: string) => {
    if (!question || shown === question.lemmaId) return;
    setShown(question.lemmaId);
    void fetcher.submit({ intent: 'prove', lemmaId: question.lemmaId, meaning }, { method: 'post' });
  };
  const next = () => {
    if (answer?.right) setKnown(known + 1);
    setAt(at + 1);
  };
  return (
    <Card aria-labelledby="prove-title">
      <h2 id="prove-title" className="heading-3">
        {t('words.prove')}
      </h2>
      <p className="mt-2 text-second">{t(questions.length > 0 ? 'words.proveText' : 'words.proveNone')}</p>
      {at < 0 && questions.length > 0 && (
        <Button className="mt-4" onClick={() => setAt(0)}>
          {t('words.prove')}
        </Button>
      )}
      {question && (
        <div className="mt-4">
          <p lang="nb" className="font-serif text-2xl">
            {question.headword}
          </p>
          <fieldset className="mt-3">
            <legend className="text-sm text-second">{t('words.question')}</legend>
            <div className="mt-2 grid gap-2 sm:grid-cols-2">
              {question.meanings.map((meaning) => (
                <Button
                  key={meaning}
                  lang="en-GB"
                  aria-disabled={shown === question.lemmaId || undefined}
                  onClick={() => choose(meaning)}
                >
                  {answer?.meaning === meaning && <Icon name="lucide:check" />}
                  {meaning}
                </Button>
              ))}
            </div>
          </fieldset>
          <div role="status" className="mt-3">
            {answer && (
              <p>{answer.right ? t('words.right') : t('words.wrong', { meaning: answer.meaning })}</p>
            )}
            {fetcher.state === 'idle' && fetcher.data && 'code' in fetcher.data && <p>{t('errors.other')}</p>}
          </div>
          {shown === question.lemmaId && fetcher.state === 'idle' && (
            <Button variant="primary" className="mt-3" onClick={next} autoFocus>
              {t('words.next')}
            </Button>
          )}
        </div>
      )}
      {at >= questions.length && questions.length > 0 && (
        <p role="status" className="mt-4">
          {t('words.over')} {t('words.overText', { count: known })}
        </p>
      )}
    </Card>
  );
}
