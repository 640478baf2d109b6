import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { Waveform } from '#web/levels/waveform.tsx';

const clipBars = [
  0.3, 0.95, 0.62, 0.66, 0.06, 0.46, 0.12, 0.22, 0.26, 0.06, 0.34, 0.36, 0.08, 0.82, 0.16, 0.42, 0.8, 0.1,
  0.44, 0.5, 0.78, 0.08, 0.36, 0.34, 0.06, 0.08, 0.54, 0.5, 0.08, 0.28, 0.86, 0.9,
];
const voiceBars = [
  0.22, 0.7, 0.5, 0.56, 0.1, 0.44, 0.14, 0.2, 0.3, 0.06, 0.26, 0.28, 0.06, 0.06, 0.62, 0.12, 0.4, 0.4, 0.62,
  0.06, 0.4, 0.44, 0.3, 0.12, 0.1, 0.26, 0.28, 0.06, 0.78, 0.8, 0.06, 0.06, 0.24, 0.28, 0.12, 0.9, 0.24, 0.12,
  0.24, 0.4, 0.1, 0.1, 0.08, 0.06, 0.56, 0.3, 0.12, 0.36, 0.76,
];
const floating = 'rounded-control border border-outline bg-card px-3 py-2.5 text-sm shadow-float';

/** A short text with the word that answers the task. */
export function ReadExample() {
  const { t } = useTranslation('landing');
  return (
    <>
      <p lang="nb" className="font-serif text-base leading-[1.6]">
        Bare elektriske apparater må leveres et annet sted, fordi ingen kan{' '}
        <mark className="rounded-xs bg-mark px-1 py-0.5 text-text">kontrollere</mark> at de er trygge.
      </p>
      <p className={`${floating} mt-3 flex items-center gap-2`}>
        <Icon name="lucide:check" size={17} className="text-primary" />
        <span>
          <span className="text-second">{t('parts.read.same')}</span>{' '}
          <strong lang="nb" className="font-semibold">
            sjekke
          </strong>
        </span>
      </p>
    </>
  );
}

/** A clip half heard and two answers. */
export function ListenExample() {
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-blue text-on-blue">
          <Icon name="lucide:play" size={19} className="ml-0.5 fill-current" />
        </span>
        <Waveform bars={clipBars} played={0.41} className="h-11" />
      </div>
      <p className="mt-1.5 flex justify-between pl-14 text-xs text-muted">
        <span>0:09</span>
        <span>0:22</span>
      </p>
      <ul lang="nb" className="mt-4 space-y-2.5 text-ui">
        <li className="flex items-center gap-2.5 font-semibold">
          <span className="size-4 rounded-full border-[5px] border-primary bg-on-primary" />
          med naboen
        </li>
        <li className="flex items-center gap-2.5 text-second">
          <span className="size-4 rounded-full border border-control" />
          med bussen
        </li>
      </ul>
    </>
  );
}

/** A marked sentence and its correction. */
export function WriteExample() {
  const { t } = useTranslation('landing');
  return (
    <>
      <p lang="nb" className="font-serif text-base leading-[1.6]">
        <span className="border-b-2 border-wrong pb-0.5">I går jeg kom</span> sent hjem, og da var det kaldt i
        stua.
      </p>
      <div className={`${floating} mt-3`}>
        <p className="flex items-center gap-2 font-medium text-wrong">
          <Icon name="lucide:arrow-right-left" size={15} />
          {t('parts.write.mark')}
        </p>
        <p lang="nb" className="mt-1 font-serif text-base">
          I går <strong className="font-bold text-primary">kom jeg</strong> sent hjem
        </p>
      </div>
    </>
  );
}

/** A recording in progress, with what was heard. */
export function SpeakExample() {
  const { t } = useTranslation('landing');
  return (
    <>
      <p className="flex items-center gap-2.5 text-ui">
        <span className="size-2.5 rounded-full bg-t-red" />
        <strong className="flex-1 font-semibold">{t('parts.speak.recording')}</strong>
        <span className="text-muted">
          <strong className="font-semibold text-text">1:12</strong> {t('parts.speak.of')} 2:00
        </span>
      </p>
      <Waveform bars={voiceBars} className="mt-4 h-8" />
      <p lang="nb" className="mt-4 font-serif text-base leading-[1.6] text-second">
        «Jeg synes at flere burde ta bussen, fordi …»
      </p>
    </>
  );
}
