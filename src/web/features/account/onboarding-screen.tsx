import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ProfileFields, type ProfileFieldsProps } from './profile-fields.tsx';

type OnboardingScreenProps = ProfileFieldsProps & {
  readonly next: string;
  readonly problem: 'signedOut' | 'failed' | null;
};

/** Sets up the profile, in one step. Rule 2.22. */
export function OnboardingScreen({ next, problem, ...fields }: OnboardingScreenProps) {
  const { t } = useTranslation('account');
  const { to } = useLocale();
  return (
    <form method="post" noValidate className="space-y-5">
      <div>
        <h1 className="heading-page">{t('onboarding.title')}</h1>
        <p className="mt-3 text-second">{t('onboarding.text')}</p>
      </div>
      {problem && (
        <div role="alert" className="rounded-control bg-wrong-soft p-4 text-wrong">
          {problem === 'failed' ? (
            <>
              <p className="font-semibold">{t('onboarding.failed')}</p>
              <p>{t('onboarding.failedText')}</p>
            </>
          ) : (
            <p>
              {t('onboarding.signedOut')}{' '}
              <a href={to('/auth?next=/onboarding')} className="font-semibold underline">
                {t('onboarding.logIn')}
              </a>
            </p>
          )}
        </div>
      )}
      <input type="hidden" name="next" value={next} />
      <ProfileFields {...fields} />
      <Button type="submit" variant="primary" className="w-full">
        {t('onboarding.save')}
      </Button>
    </form>
  );
}
