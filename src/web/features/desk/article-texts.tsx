import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ArticleLanguage, articleLanguages } from '#domain/reading/article-file.ts';
import { articleLengths } from '#domain/reading/article-lengths.ts';
import { draftLimits } from '#domain/reading/draft-limits.ts';
import { classNames } from '#web/components/class-names.ts';
import { Input, TextArea } from '#web/forms/field.tsx';
import { BodyFigures } from './body-figures.tsx';
import type { DeskArticle } from './desk-data.ts';
import { FactPicker } from './fact-picker.tsx';
import { LivePage } from './live-page.tsx';

type Text = DeskArticle['content']['nb'];

type ArticleTextsProps = {
  readonly article: DeskArticle;
  /** Of what is saved: the page beside the text is made of it. */
  readonly revision: number;
  readonly content: DeskArticle['content'];
  readonly onText: (language: ArticleLanguage, change: Partial<Text>) => void;
};

const views = ['both', ...articleLanguages] as const;

/** Both languages beside each other, or one of them and the page that comes of it. Rule 9.504. */
export function ArticleTexts({ article, revision, content, onText }: ArticleTextsProps) {
  const { t } = useTranslation('article-desk');
  const [view, setView] = useState<(typeof views)[number]>('both');
  const shown = view === 'both' ? articleLanguages : [view];
  const fields = shown.map((language) => ({
    language,
    text: content[language],
    facts: article.facts,
    put: (change: Partial<Text>) => onText(language, change),
  }));
  return (
    <div className="space-y-5">
      <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ui">
        <legend className="sr-only">{t('view')}</legend>
        {views.map((one) => (
          <label key={one} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="view"
              value={one}
              checked={view === one}
              onChange={() => setView(one)}
              className="size-5 accent-primary"
            />
            {t(`views.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        {view === 'both' ? (
          <BothLanguages fields={fields} />
        ) : (
          <>
            <div className="min-w-0 space-y-5">
              {fields.map((one) => (
                <OneLanguage key={one.language} {...one} />
              ))}
            </div>
            <LivePage articleId={article.id} language={view} revision={revision} />
          </>
        )}
      </div>
    </div>
  );
}

type FieldProps = {
  readonly language: ArticleLanguage;
  readonly text: Text;
  readonly facts: DeskArticle['facts'];
  readonly put: (change: Partial<Text>) => void;
};

/** Row by row, so that what says the same stands beside each other. */
function BothLanguages({ fields }: { readonly fields: readonly FieldProps[] }) {
  return [TitleField, DescriptionField, LeadField, BodyField].map((Part) =>
    fields.map((one) => <Part key={`${Part.name} ${one.language}`} {...one} />),
  );
}

function OneLanguage(props: FieldProps) {
  return (
    <>
      <TitleField {...props} />
      <DescriptionField {...props} />
      <LeadField {...props} />
      <BodyField {...props} />
    </>
  );
}

function TitleField({ language, text, put }: FieldProps) {
  const { t } = useTranslation('article-desk');
  return (
    <Input
      label={t(`title.${language}`)}
      hint={<Length count={text.title.length} of={articleLengths.title} />}
      lang={language}
      maxLength={draftLimits.line}
      value={text.title}
      onChange={(event) => put({ title: event.target.value })}
    />
  );
}

function DescriptionField({ language, text, put }: FieldProps) {
  const { t } = useTranslation('article-desk');
  return (
    <TextArea
      label={t(`description.${language}`)}
      hint={<Length count={text.description.length} of={articleLengths.description} />}
      lang={language}
      rows={3}
      maxLength={draftLimits.line}
      value={text.description}
      onChange={(event) => put({ description: event.target.value })}
    />
  );
}

function LeadField({ language, text, put }: FieldProps) {
  const { t } = useTranslation('article-desk');
  return (
    <TextArea
      label={t(`lead.${language}`)}
      hint={t('leadHint')}
      lang={language}
      rows={4}
      maxLength={draftLimits.lead}
      value={text.lead}
      onChange={(event) => put({ lead: event.target.value })}
    />
  );
}

function BodyField({ language, text, facts, put }: FieldProps) {
  const { t } = useTranslation('article-desk');
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (token: string) => {
    const { start, end } = caretOf(area, text.body.length);
    put({ body: text.body.slice(0, start) + token + text.body.slice(end) });
    // After the field has the new text, and the dialog has given the focus back.
    setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start + token.length, start + token.length);
    });
  };
  return (
    <div className="min-w-0 space-y-3">
      <TextArea
        ref={area}
        label={t(`body.${language}`)}
        hint={t('bodyHint')}
        lang={language}
        rows={18}
        // Long texts are scrolled in their field: what is counted and offered stays beside them.
        className="[&_textarea]:max-h-[70dvh]"
        maxLength={draftLimits.body}
        value={text.body}
        onChange={(event) => put({ body: event.target.value })}
      />
      <BodyFigures body={text.body} facts={facts} language={language} />
      <FactPicker facts={facts} language={language} onFact={insert} />
    </div>
  );
}

/** Where one wrote last: the field keeps it when the focus leaves. At the end of what nobody has been in. */
function caretOf(area: RefObject<HTMLTextAreaElement | null>, end: number): { start: number; end: number } {
  const { selectionStart, selectionEnd } = area.current ?? {};
  return { start: selectionStart ?? end, end: selectionEnd ?? end };
}

function Length({
  count,
  of,
}: {
  readonly count: number;
  readonly of: { readonly min: number; readonly max: number };
}) {
  const { t } = useTranslation('article-desk');
  const isOff = count > 0 && (count < of.min || count > of.max);
  return (
    <span className={classNames('tabular-nums', isOff && 'font-semibold text-warning')}>
      {t('length', { count, ...of })}
    </span>
  );
}
