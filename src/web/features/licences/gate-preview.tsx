import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** Parts that a package opens, and of which something can be shown. */
export const previewedParts = [
  'flashcards',
  'custom',
  'mock-tests',
  'ask-a-teacher',
  'language-cafe',
] as const;
export type PreviewedPart = (typeof previewedParts)[number];

/**
 * Rule 9.235: what somebody wanted to open: its name, what it is with a look at it, why a package opens it, and what is there
 * without one. The price stands once, in the offers below.
 */
export function GatePreview({ part }: { readonly part: PreviewedPart }) {
  const { t } = useTranslation('licence');
  const { to } = useLocale();
  return (
    <Card aria-labelledby="gate-title" data-gate className="mt-6">
      <h2 id="gate-title" className="flex items-start gap-2.5 heading-3">
        <Icon name="lucide:lock" className="mt-1 shrink-0 text-second" />
        {t(`gate.${part}.title`)}
      </h2>
      <p className="mt-2 max-w-reading text-second">{t(`gate.${part}.text`)}</p>
      <figure className="mt-5 max-w-md rounded-control border border-hairline bg-sunk p-4">
        <Preview part={part} />
        <figcaption className="mt-3 text-sm text-muted">{t(`gate.${part}.caption`)}</figcaption>
      </figure>
      <p className="mt-5 max-w-reading text-second">{t('gate.why')}</p>
      <p className="mt-2">
        <a href={to('/app/test')} className="inline-flex min-h-12 items-center text-link md:min-h-11">
          {t('gate.free')}
        </a>
      </p>
    </Card>
  );
}

function Preview({ part }: { readonly part: PreviewedPart }) {
  if (part === 'flashcards') return <WordPreview />;
  if (part === 'ask-a-teacher') return <QuestionPreview />;
  if (part === 'language-cafe') return <CafePreview />;
  return part === 'custom' ? <CustomPreview /> : <MockPreview />;
}

/** A card as a round shows it when it is turned. */
function WordPreview() {
  const { t } = useTranslation('licence');
  return (
    <div>
      <p lang="nb" className="font-serif text-2xl">
        et fjell
      </p>
      <p lang="nb" className="mt-1 text-ui text-second">
        et fjell · fjellet · fjell · fjellene
      </p>
      <p className="mt-2 text-ui">{t('gate.flashcards.meaning')}</p>
      <p lang="nb" className="mt-2 text-ui">
        Vi gikk opp på fjellet før frokost.
      </p>
    </div>
  );
}

/** What a test of one's own is put together from. */
function CustomPreview() {
  const { t } = useTranslation('licence');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-ui">
      <dt className="text-second">{t('gate.custom.levels')}</dt>
      <dd>A2, B1, B2</dd>
      <dt className="text-second">{t('gate.custom.parts')}</dt>
      <dd>{t('gate.custom.partsValue')}</dd>
      <dt className="text-second">{t('gate.custom.tasks')}</dt>
      <dd>20</dd>
    </dl>
  );
}

/** What a mock test comes to. */
function MockPreview() {
  const { t } = useTranslation('licence');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-ui">
      <dt className="text-second">{t('gate.mock-tests.read')}</dt>
      <dd>B1</dd>
      <dt className="text-second">{t('gate.mock-tests.listen')}</dt>
      <dd>A2</dd>
    </dl>
  );
}

function QuestionPreview() {
  const { t } = useTranslation('licence');
  return (
    <>
      <p className="font-semibold">{t('gate.ask-a-teacher.question')}</p>
      <p className="mt-2 flex items-center gap-1.5 text-sm text-second">
        <Icon name="lucide:graduation-cap" size={16} />
        {t('gate.ask-a-teacher.by')}
      </p>
      <p className="mt-1">{t('gate.ask-a-teacher.answer')}</p>
    </>
  );
}

/** The beginning of a conversation sheet, which is open to everybody. */
function CafePreview() {
  const { t } = useTranslation('licence');
  const { to } = useLocale();
  return (
    <>
      <p lang="nb" className="font-serif text-xl">
        Hva spiser du til frokost?
      </p>
      <p className="mt-2">
        <a
          href={to('/community/language-cafe')}
          className="inline-flex min-h-12 items-center text-link md:min-h-11"
        >
          {t('gate.language-cafe.sheets')}
        </a>
      </p>
    </>
  );
}
