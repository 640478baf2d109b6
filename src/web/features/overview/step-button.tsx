import { type ButtonLook, LinkButton } from '#web/components/button.tsx';
import { PracticeButton } from '#web/features/result/practice-button.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { StepWords } from './step-words.ts';

/** The button of a step: a link, or the first task of a round. */
export function StepButton({ step, ...look }: ButtonLook & { readonly step: StepWords }) {
  const { to } = useLocale();
  return 'path' in step.leads ? (
    <LinkButton to={to(step.leads.path)} {...look}>
      {step.action}
    </LinkButton>
  ) : (
    <PracticeButton fields={step.leads.round} {...look}>
      {step.action}
    </PracticeButton>
  );
}
