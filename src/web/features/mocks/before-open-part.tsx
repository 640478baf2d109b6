import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { tierForTasks } from '#domain/licences/package.ts';
import { blueprintOf, levelsOf, type OpenPart, type OpenTest, openTests } from '#domain/mocks/open-part.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Icon } from '#web/components/icon.tsx';
import { MicrophoneCheck } from '#web/features/speaking/microphone-check.tsx';
import { useMicrophone } from '#web/features/speaking/use-microphone.ts';
import { RadioCard } from '#web/forms/choice.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { StartError } from './start-error.tsx';

type BeforeOpenPartProps = {
  readonly part: OpenPart;
  readonly examId: string | null;
  readonly whole: boolean;
  readonly requestKey: string;
  readonly error: string | null;
  /** Of the licence: it opens the tests. */
  readonly tier: number;
  /** The test that reaches up to the wanted level. */
  readonly wanted: OpenTest;
};

const points: Readonly<Record<OpenPart, readonly string[]>> = {
  write: ['time', 'moves', 'words', 'help', 'end'],
  speak: ['time', 'once', 'partner', 'microphone', 'end'],
};

/** Which test one takes, with what its ceiling means, and what holds in the part: said before its time begins. */
export function BeforeOpenPart(props: BeforeOpenPartProps) {
  const { part, examId, whole, requestKey, error, tier, wanted } = props;
  const { t } = useTranslation(['open-mocks', 'mocks']);
  const { to } = useLocale();
  const busy = useNavigation().state !== 'idle';
  const isOpen = (test: OpenTest) => tierForTasks({ levels: levelsOf(test), categories: [part] }) <= tier;
  const open = openTests.filter(isOpen);
  const first = open.includes(wanted) ? wanted : open.at(-1);
  return (
    <div className="screen">
      <BackLink to={to('/app/mock-tests')}>{t('mocks:before.back')}</BackLink>
      <h1 className="mt-2 heading-page">{t(`before.${part}.title`)}</h1>
      <ul className="mt-5 max-w-reading space-y-3">
        {points[part].map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="lucide:check" className="mt-0.5 shrink-0 text-primary" />
            <span>{t(`before.${part}.${point}`)}</span>
          </li>
        ))}
      </ul>
      {part === 'speak' && <SoundCheck />}
      {error && <StartError code={error} />}
      {first === undefined ? (
        <p className="mt-8 max-w-reading rounded-card border border-hairline bg-sunk p-5">
          {t(`needs.${part}`)}{' '}
          <a href={to('/app/license')} className="text-link underline">
            {t('needs.packages')}
          </a>
        </p>
      ) : (
        <Form method="post" className="mt-8">
          <input type="hidden" name="part" value={part} />
          <input type="hidden" name="examId" value={examId ?? ''} />
          <input type="hidden" name="requestKey" value={requestKey} />
          {whole && <input type="hidden" name="whole" value="yes" />}
          <fieldset className="max-w-2xl">
            <legend className="heading-4">{t('test.title')}</legend>
            <p className="mt-1 text-second">{t(`test.text.${part}`)}</p>
            <div className="mt-4 grid gap-3">
              {openTests.map((test) => (
                <RadioCard
                  key={test}
                  name="test"
                  value={test}
                  defaultChecked={test === first}
                  disabled={!isOpen(test)}
                  label={test}
                  hint={hintOf({ t, part, test, isOpen: isOpen(test) })}
                />
              ))}
            </div>
          </fieldset>
          <button
            type="submit"
            aria-disabled={busy || undefined}
            className="button button-primary button-large mt-8 max-sm:w-full"
          >
            {t(`before.${part}.action`)}
          </button>
        </Form>
      )}
    </div>
  );
}

function hintOf(of: {
  readonly t: TFunction<readonly ['open-mocks', 'mocks']>;
  readonly part: OpenPart;
  readonly test: OpenTest;
  readonly isOpen: boolean;
}): string {
  const { t, part, test, isOpen } = of;
  if (!isOpen) return t(`test.closed.${part === 'write' && test !== 'C1' ? 'plus' : 'premium'}`);
  const { minutes, slots } = blueprintOf(part, test);
  const figures = { count: slots.length, minutes: minutes.to, from: minutes.from };
  return `${t(`test.size.${test === 'C1' ? `c1_${part}` : part}`, figures)} ${t(`test.ceiling.${part}.${test}`)}`;
}

/** Whether one is heard, while there is time to mend it. */
function SoundCheck() {
  const { t } = useTranslation('open-mocks');
  const [silent, setSilent] = useState(false);
  const microphone = useMicrophone(() => {});
  return (
    <div className="mt-6 max-w-2xl">
      <MicrophoneCheck microphone={microphone} place="before" onSilent={() => setSilent(true)} />
      {silent && <p className="mt-2 text-second">{t('before.speak.silent')}</p>}
    </div>
  );
}
