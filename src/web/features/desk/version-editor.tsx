import { useTranslation } from 'react-i18next';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import { measureVersion } from '#domain/reading/line-measures.ts';
import type { DraftVersion } from '#domain/reading/story-draft.ts';
import { paragraphsOf } from '#domain/tasks/cloze-text.ts';
import { Input, TextArea } from '#web/forms/field.tsx';
import { GlossList } from './gloss-list.tsx';
import { QuestionForm } from './question-form.tsx';
import { SuggestVersion, type SuggestVersionProps } from './suggest-version.tsx';
import { useWordLevels } from './use-word-levels.ts';
import { VersionFigures, VersionLines } from './version-lines.tsx';

type VersionEditorProps = Omit<SuggestVersionProps, 'version' | 'onVersion'> & {
  readonly version: DraftVersion;
  readonly onVersion: (version: DraftVersion) => void;
};

/** One level of a story: its text with what is hard in it beside, its glosses and its three questions. */
export function VersionEditor({ version, onVersion, ...suggest }: VersionEditorProps) {
  const { t } = useTranslation('desk');
  const { draftId, level } = suggest;
  const { title, lead, text, glosses, questions } = version;
  const levelOf = useWordLevels(draftId, text);
  const measures = measureVersion({ paragraphs: paragraphsOf(text), glosses, level, levelOf });
  const put = (change: Partial<DraftVersion>) => onVersion({ ...version, ...change });
  return (
    <div className="space-y-8">
      <section aria-label={t('textOf', { level })} className="space-y-4">
        <SuggestVersion {...suggest} version={version} onVersion={onVersion} />
        <Input
          label={t('title')}
          lang="nb"
          maxLength={draftLimits.line}
          value={title}
          onChange={(event) => put({ title: event.target.value })}
        />
        <TextArea
          label={t('lead')}
          lang="nb"
          rows={2}
          maxLength={draftLimits.lead}
          value={lead}
          onChange={(event) => put({ lead: event.target.value })}
        />
        <VersionFigures measures={measures} level={level} />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <TextArea
            label={t('text')}
            hint={t('textHint')}
            lang="nb"
            rows={14}
            maxLength={draftLimits.text}
            value={text}
            onChange={(event) => put({ text: event.target.value })}
          />
          <div className="flex min-w-0 flex-col gap-1.5">
            <h2 className="text-ui font-semibold">{t('lines')}</h2>
            <VersionLines measures={measures} />
          </div>
        </div>
      </section>
      <GlossList glosses={glosses} text={text} onGlosses={(changed) => put({ glosses: changed })} />
      <section aria-labelledby={`questions-${level}`} className="space-y-4">
        <h2 id={`questions-${level}`} className="heading-4">
          {t('questions')}
        </h2>
        {questions.map((question, place) => (
          <QuestionForm
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            key={place}
            question={question}
            number={place + 1}
            onQuestion={(changed) =>
              put({ questions: questions.map((one, at) => (at === place ? changed : one)) })
            }
          />
        ))}
      </section>
    </div>
  );
}
