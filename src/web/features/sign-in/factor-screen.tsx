import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';
import { Notice } from './notice.tsx';
import type { SentCode } from './second-factor.ts';

/** Ways to confirm a login; the first that one has stands first. */
export const factorWays = ['totp', 'phone', 'recovery'] as const;
export type FactorWay = (typeof factorWays)[number];

type FactorScreenProps = {
  readonly next: string;
  readonly way: FactorWay;
  readonly ways: readonly FactorWay[];
  /** The last digits of the phone's number. */
  readonly ending: string;
  readonly sent: SentCode | null;
  /** Key of `auth:errors`. */
  readonly problem: string | undefined;
  readonly waitSeconds: number | undefined;
};

/** The second step of logging in. Without script: another way is another page. */
export function FactorScreen(props: FactorScreenProps) {
  const { next, way, ways, ending, sent, problem, waitSeconds } = props;
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const asksToSend = way === 'phone' && !sent;
  const error = problem ? t(`errors.${problem}`, { seconds: waitSeconds ?? 60 }) : undefined;
  return (
    <div className="space-y-5">
      <form method="post" noValidate className="space-y-5">
        <div>
          <h1 className="heading-page">{t('factor.title')}</h1>
          <p className="mt-3 text-second">
            {way === 'phone'
              ? t(sent ? 'factor.phoneSent' : 'factor.phoneText', { ending })
              : t(way === 'recovery' ? 'factor.recoveryText' : 'factor.text')}
          </p>
        </div>
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="way" value={way} />
        {sent && <SentFields sent={sent} />}
        {way === 'phone' && sent && <EmbeddedSms />}
        {asksToSend ? (
          <>
            {error && (
              <Notice tone="wrong" isFirst>
                <p>{error}</p>
              </Notice>
            )}
            <Button type="submit" variant="primary" className="w-full" name="intent" value="send">
              {t('factor.send')}
            </Button>
          </>
        ) : (
          <>
            <CodeField way={way} error={error} />
            <Button type="submit" variant="primary" className="w-full" name="intent" value="code">
              {t('factor.action')}
            </Button>
          </>
        )}
      </form>
      {way === 'phone' && sent && (
        <form method="post" className="space-y-1 text-center text-sm text-second">
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="way" value="phone" />
          <p>{t('factor.pause')}</p>
          <button
            type="submit"
            name="intent"
            value="send"
            className="min-h-11 font-semibold text-text underline"
          >
            {t('factor.sendAgain')}
          </button>
        </form>
      )}
      <ul className="text-center text-sm">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <li key={other}>
              <a
                href={to(`/auth/factor?${new URLSearchParams({ way: other, next })}`)}
                className="inline-flex min-h-11 items-center font-semibold underline"
              >
                {t(`factor.use.${other}`)}
              </a>
            </li>
          ))}
      </ul>
      <form method="post" action={to('/signout')} className="text-center text-sm">
        <button type="submit" className="min-h-11 font-semibold underline">
          {t('factor.leave')}
        </button>
      </form>
    </div>
  );
}

function CodeField({ way, error }: { way: FactorWay; error: string | undefined }) {
  const { t } = useTranslation('auth');
  if (way === 'recovery')
    return (
      <Input
        label={t('factor.recoveryCode')}
        name="code"
        hint={t('factor.recoveryHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
        autoFocus={error !== undefined}
        error={error}
      />
    );
  return (
    <Input
      label={t('factor.code')}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      required
      autoFocus={error !== undefined}
      error={error}
    />
  );
}

function SentFields({ sent }: { sent: SentCode }) {
  return (
    <>
      <input type="hidden" name="factor" value={sent.factorId} />
      <input type="hidden" name="challenge" value={sent.challengeId} />
      <input type="hidden" name="number" value={sent.number} />
    </>
  );
}

/** Where no gateway is set up, nobody should wait for a message. */
function EmbeddedSms() {
  const { t } = useTranslation('auth');
  const embedded = useRoot()?.embedded;
  if (!embedded?.sms) return null;
  return (
    <p className="text-sm text-second">
      {t('factor.embedded')}{' '}
      {embedded.inbox && (
        <a href="/dev" className="underline">
          {t('mail.inbox')}
        </a>
      )}
    </p>
  );
}
