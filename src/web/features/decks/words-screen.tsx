import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { Level } from '#domain/levels/levels.ts';
import { headword } from '#domain/lexicon/headword.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { DeckOutcome } from './deck-errors.ts';
import { KindsForm } from './kinds-form.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import { ProgressBand } from './progress-band.tsx';
import { WordProofs } from './word-proofs.tsx';

type WordsScreenProps = FunctionOutput<'deck-words'> & {
  readonly level: string;
  readonly topic: string;
  readonly questions: FunctionOutput<'word-proofs'>['questions'];
};

/** The words of a level and a topic, and the proof of those one knows already. Rule 9.418, Rule 9.419. */
export function WordsScreen({ level, topic, words, chosen, kinds, questions }: WordsScreenProps) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  const outcome = useActionData<DeckOutcome>();
  const count = (progress: string) => words.filter((word) => word.progress === progress).length;
  return (
    <div className="screen">
      <BackLink to={to('/app/flashcards/decks')}>{t('back')}</BackLink>
      <h1 className="heading-page flex flex-wrap items-center gap-3">
        {t(`topics.${topic}`)}{' '}
        <LevelChip level={level as Level} className="font-sans text-base tracking-normal text-second" />
      </h1>
      <div className="max-w-reading">
        <ProgressBand words={words.length} known={count('known')} learning={count('learning')} />
      </div>
      <OutcomeLine outcome={outcome} />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <Card aria-labelledby="learn-title" className="grid gap-5">
          <h2 id="learn-title" className="heading-3">
            {t('words.learn')}
          </h2>
          {chosen && <p className="text-second">{t('words.learning')}</p>}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="choose" />
            <input type="hidden" name="chosen" value={chosen ? 'no' : 'yes'} />
            <Button type="submit" variant={chosen ? 'secondary' : 'primary'}>
              {t(chosen ? 'words.stop' : 'words.learn')}
            </Button>
          </Form>
          {chosen && <KindsForm kinds={kinds} ofNotes={false} />}
        </Card>
        <WordProofs key={questions[0]?.lemmaId ?? ''} questions={questions} />
      </div>
      <Card aria-labelledby="list-title" className="mt-5">
        <h2 id="list-title" className="heading-3">
          {t('words.list')}
        </h2>
        <ul className="mt-2 gap-x-10 md:columns-2">
          {words.map((word) => (
            <li
              key={word.lemmaId}
              className="flex break-inside-avoid flex-wrap items-baseline gap-x-3 border-b border-hairline py-2"
            >
              <span lang="nb" className="font-serif text-[1.0625rem]">
                {headword(word)}
              </span>
              <span lang="en-GB" className="text-second">
                {word.english}
              </span>
              <span className="ml-auto text-sm text-muted">{t(`progress.${word.progress}`)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
