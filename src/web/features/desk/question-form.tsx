import { useTranslation } from 'react-i18next';
import { type DraftKind, draftKinds, draftLimits } from '#domain/reading/draft-limits.ts';
import type { DraftQuestion } from '#domain/reading/story-draft.ts';
import { Disclosure } from '#web/components/disclosure.tsx';
import { Input, Select, TextArea } from '#web/forms/field.tsx';
import type { QuestionFieldsProps } from './desk-data.ts';
import { OptionFields } from './option-fields.tsx';
import { ClozeFields, MatchFields } from './question-lists.tsx';

/** One of a version's three questions, of the kinds that stories ask. */
export function QuestionForm({
  question,
  number,
  onQuestion,
}: {
  readonly question: DraftQuestion;
  readonly number: number;
  readonly onQuestion: (question: DraftQuestion) => void;
}) {
  const { t } = useTranslation('desk');
  const put = (change: Partial<DraftQuestion>) => onQuestion({ ...question, ...change });
  const { kind, prompt, evidence, explanation } = question;
  return (
    <Disclosure
      title={`${t('question.number', { number })} · ${t(`question.kinds.${kind}`)}${prompt ? ` · ${prompt}` : ''}`}
      className="[&_summary]:min-h-12 [&_summary]:py-2 [&_summary]:text-ui"
    >
      <div className="space-y-4 text-text">
        <Select
          label={t('question.kind')}
          value={kind}
          onChange={(event) => put({ kind: event.target.value as DraftKind })}
        >
          {draftKinds.map((one) => (
            <option key={one} value={one}>
              {t(`question.kinds.${one}`)}
            </option>
          ))}
        </Select>
        <Input
          label={t(kind === 'true_false' ? 'question.statement' : 'question.prompt')}
          lang="nb"
          maxLength={draftLimits.line}
          value={prompt}
          onChange={(event) => put({ prompt: event.target.value })}
        />
        <KindFields question={question} put={put} />
        <Input
          label={t('question.evidence')}
          hint={t('question.evidenceHint')}
          lang="nb"
          maxLength={draftLimits.line}
          value={evidence}
          onChange={(event) => put({ evidence: event.target.value })}
        />
        {(['nb', 'en'] as const).map((language) => (
          <TextArea
            key={language}
            label={t(`question.explanation.${language}`)}
            lang={language}
            rows={2}
            maxLength={600}
            value={explanation[language]}
            onChange={(event) => put({ explanation: { ...explanation, [language]: event.target.value } })}
          />
        ))}
      </div>
    </Disclosure>
  );
}

function KindFields({ question, put }: QuestionFieldsProps) {
  const { t } = useTranslation('desk');
  switch (question.kind) {
    case 'choose':
      return (
        <OptionFields
          name={t('question.options')}
          options={question.options}
          letter={question.letter}
          onOptions={(options) => put({ options: [...options] })}
          onLetter={(letter) => put({ letter })}
        />
      );
    case 'true_false':
      return (
        <Select
          label={t('question.key')}
          value={question.truth}
          onChange={(event) => put({ truth: event.target.value as DraftQuestion['truth'] })}
        >
          {(['', 'true', 'false', 'not_stated'] as const).map((one) => (
            <option key={one} value={one}>
              {one && t(`question.truth.${one}`)}
            </option>
          ))}
        </Select>
      );
    case 'click_word':
      return (
        <Input
          label={t('question.word')}
          hint={t('question.wordHint')}
          lang="nb"
          maxLength={draftLimits.line}
          value={question.word}
          onChange={(event) => put({ word: event.target.value })}
        />
      );
    case 'match':
      return <MatchFields question={question} put={put} />;
    case 'cloze':
      return <ClozeFields question={question} put={put} />;
  }
}
