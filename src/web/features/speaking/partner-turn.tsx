import { useTranslation } from 'react-i18next';
import type { RecordingState } from '#domain/speaking/recording-machine.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { PartnerControl } from './use-partner.ts';

type PartnerTurnProps = {
  readonly partner: PartnerControl;
  readonly name: string;
  readonly state: Extract<RecordingState, { kind: 'listening' | 'choosing' }>;
  readonly turns: number;
};

/** The partner speaks; where nothing can be heard, the words stand here; in a discussion the learner may have to say what they did. */
export function PartnerTurn({ partner, name, state, turns }: PartnerTurnProps) {
  const { t } = useTranslation('speaking');
  const { locale } = useLocale();
  if (state.kind === 'choosing') {
    return (
      <fieldset>
        <legend className="heading-4">{t('partner.whatDidYouDo')}</legend>
        <p className="mt-1 text-second">{t('partner.whyAsked')}</p>
        <div className="mt-3 grid gap-2">
          {partner.replies.map((reply) => (
            <button
              key={reply.line}
              type="button"
              onClick={() => partner.choose(reply)}
              className="button button-secondary justify-start text-left whitespace-normal"
            >
              {reply.when[locale === 'nb-NO' ? 'nb' : 'en']}
            </button>
          ))}
        </div>
      </fieldset>
    );
  }
  if (partner.failed) {
    return (
      <div role="alert">
        <p>{t('partner.failed', { name })}</p>
        <Button className="mt-3" onClick={partner.again}>
          {t('partner.again')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Icon name="lucide:volume-2" />
        {t(partner.words === null ? 'partner.speaks' : 'partner.cannotBeHeard', { name })}
      </p>
      {partner.words !== null && (
        <>
          <p lang="nb" className="reading mt-3 max-w-reading">
            {partner.words}
          </p>
          <Button variant="primary" className="mt-4" onClick={partner.read}>
            {t('partner.myTurn')}
          </Button>
        </>
      )}
      <p className="mt-2 text-sm text-second">{t('partner.turn', { turn: state.turn, turns })}</p>
    </div>
  );
}
