import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleLanguage } from '#domain/reading/article-file.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Input } from '#web/forms/field.tsx';
import type { DeskArticle } from './desk-data.ts';

type Facts = DeskArticle['facts'];

type FactPickerProps = {
  readonly facts: Facts;
  readonly language: ArticleLanguage;
  readonly onFact: (token: string) => void;
};

/** The facts about the exam with what each is written as; one is chosen and stands in the text as its token. Rule 9.505. */
export function FactPicker({ facts, language, onFact }: FactPickerProps) {
  const { t } = useTranslation('article-desk');
  const [open, setOpen] = useState(false);
  const [sought, setSought] = useState('');
  const found = facts.filter((fact) => isAbout(fact, sought));
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(`fact.insert.${language}`)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={t('fact.close')}
        title={t('fact.title')}
        className="max-w-2xl"
      >
        {open && (
          <div className="space-y-4">
            <p className="text-ui">{t('fact.text')}</p>
            <Input
              type="search"
              label={t('fact.find')}
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
            <p role="status" className="text-sm">
              {t('fact.count', { count: found.length })}
            </p>
            <ul className="max-h-[50dvh] divide-y divide-hairline overflow-y-auto border-y border-hairline">
              {found.map((fact) => (
                <li key={fact.token}>
                  <button
                    type="button"
                    onClick={() => {
                      setOpen(false);
                      onFact(fact.token);
                    }}
                    className="block w-full px-1 py-2.5 text-left hover:bg-sunk"
                  >
                    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                      <span className="font-mono text-sm [overflow-wrap:anywhere] text-text">
                        {fact.token}
                      </span>
                      <strong lang={language} className="text-text">
                        {fact[language]}
                      </strong>
                    </span>
                    <span lang="en" className="block text-sm">
                      {fact.about}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Dialog>
    </>
  );
}

function isAbout({ token, about, nb, en }: Facts[number], sought: string): boolean {
  const words = sought.toLowerCase().split(/\s+/u).filter(Boolean);
  const all = [token, about, nb, en].join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
}
