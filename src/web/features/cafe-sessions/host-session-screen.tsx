import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { HostedSession } from '#domain/language-cafe/session-views.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import type { SheetTeaser } from '#web/features/language-cafe/read-sheets.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type HostOutcome, SessionForm } from './session-form.tsx';
import { SessionTime } from './session-time.tsx';
import { typedOf } from './typed-session.ts';

type HostSessionProps = {
  readonly session: HostedSession;
  readonly sheets: readonly SheetTeaser[];
  readonly makesLinks: boolean;
  /** It has not begun, and is not cancelled. */
  readonly isOpen: boolean;
  readonly outcome: HostOutcome | null;
};

/** A session of one's own: to change or cancel while it has not begun, and what people said after it. Rule 9.477, Rule 9.478. */
export function HostSessionScreen({ session, sheets, makesLinks, isOpen, outcome }: HostSessionProps) {
  const { t } = useTranslation(['cafe-host', 'cafe-sessions']);
  const { to } = useLocale();
  const { title, level, taken, seats, waiting, link, cancelled } = session;
  return (
    <div className="screen">
      <BackLink to={to('/app/host')}>{t('back')}</BackLink>
      <p className="mt-3 text-sm">
        <LevelChip level={level} />
      </p>
      <h1 className="mt-1 heading-page text-balance [overflow-wrap:anywhere]">{title}</h1>
      <SessionTime session={session} className="mt-3 text-lg font-medium" />
      <p className="mt-1 text-second">
        {cancelled ? t('cafe-sessions:state.cancelled') : t('taken', { count: taken, of: seats })}
        {!cancelled && waiting > 0 && ` · ${t('cafe-sessions:waiting', { count: waiting })}`}
      </p>
      {link && !cancelled && (
        <p className="mt-4 [overflow-wrap:anywhere]">
          <span className="block text-sm text-second">{t('link')}</span>
          <a href={link} rel="noreferrer" className="text-link">
            {link}
          </a>
        </p>
      )}
      {isOpen ? (
        <>
          <section aria-labelledby="change" className="mt-8">
            <h2 id="change" className="heading-3">
              {t('form.changeTitle')}
            </h2>
            <SessionForm typed={typedOf(session)} isNew={false} {...{ sheets, makesLinks, outcome }} />
          </section>
          <Cancel session={session} />
        </>
      ) : (
        !cancelled && <Answers session={session} />
      )}
    </div>
  );
}

/** Behind a line that opens, since it cannot be taken back. */
function Cancel({ session: { following } }: { readonly session: HostedSession }) {
  const { t } = useTranslation('cafe-host');
  return (
    <Disclosure title={t('cancel.title')} className="mt-10 max-w-2xl border-t">
      <p>{t('cancel.text')}</p>
      <Form method="post" className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="cancel" variant="danger">
          {t('cancel.one')}
        </Button>
        {following > 1 && (
          <Button type="submit" name="intent" value="cancel-following" variant="danger">
            {t('cancel.following', { count: following - 1 })}
          </Button>
        )}
      </Form>
    </Disclosure>
  );
}

function Answers({ session: { feedback } }: { readonly session: HostedSession }) {
  const { t } = useTranslation('cafe-host');
  return (
    <section aria-labelledby="answers" className="mt-8">
      <h2 id="answers" className="heading-3">
        {t('answers')}
      </h2>
      {feedback.length === 0 ? (
        <p className="mt-2 text-second">{t('noAnswers')}</p>
      ) : (
        <ul className="mt-3 max-w-2xl divide-y divide-hairline border-y border-hairline">
          {feedback.map(({ rating, comment }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no name, on purpose, and never change places
            <li key={index} className="py-3">
              <span className="text-sm text-second">{t('rating', { rating })}</span>
              {comment && <p className="[overflow-wrap:anywhere]">{comment}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
