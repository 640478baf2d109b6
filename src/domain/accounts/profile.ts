import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';

/** What onboarding and settings ask for, as it was typed. Rule 3.6. */
export type ProfileForm = {
  readonly fullName: string;
  readonly country: string;
  readonly dateOfBirth: string;
  readonly description: string;
  readonly examDate: string;
  readonly targetLevel: string;
};

export type Profile = {
  readonly fullName: string;
  /** ISO 3166-1 alpha-2, or `otherCountry`. */
  readonly country: string;
  /** Days as ISO 8601, 2026-11-21. */
  readonly dateOfBirth: string;
  readonly description: string | null;
  readonly examDate: string | null;
  readonly targetLevel: TaskLevel | null;
};

export type ProfileError =
  | 'nameShort'
  | 'nameLong'
  | 'countryRequired'
  | 'birthRequired'
  | 'birthUnlikely'
  | 'descriptionLong'
  | 'examPast';

export type ProfileCheck =
  | { readonly kind: 'right'; readonly profile: Profile }
  | { readonly kind: 'wrong'; readonly errors: Partial<Record<keyof ProfileForm, ProfileError>> };

/** Rule 9.10. */
export const shortestName = 2;
const longestName = 120;
export const longestDescription = 500;
/** Ages that a learner with an account has, in years. */
const ages = { from: 13, to: 110 } as const;

/** Checks a profile as typed. Rule 5.15, Rule 5.16, Rule 5.17, Rule 5.18. @param today ISO 8601 */
export function checkProfile(
  form: ProfileForm,
  { countries, today }: { readonly countries: ReadonlySet<string>; readonly today: string },
): ProfileCheck {
  const fullName = form.fullName.trim().replace(/\s+/g, ' ');
  const description = form.description.trim();
  const errors: Partial<Record<keyof ProfileForm, ProfileError>> = {};
  if (fullName.length < shortestName) errors.fullName = 'nameShort';
  else if (fullName.length > longestName) errors.fullName = 'nameLong';
  if (!countries.has(form.country)) errors.country = 'countryRequired';
  if (!isDay(form.dateOfBirth)) errors.dateOfBirth = 'birthRequired';
  else if (!isLikelyBirth(form.dateOfBirth, today)) errors.dateOfBirth = 'birthUnlikely';
  if (description.length > longestDescription) errors.description = 'descriptionLong';
  if (form.examDate !== '' && (!isDay(form.examDate) || form.examDate < today)) errors.examDate = 'examPast';
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  return {
    kind: 'right',
    profile: {
      fullName,
      country: form.country,
      dateOfBirth: form.dateOfBirth,
      description: description || null,
      examDate: form.examDate || null,
      targetLevel: taskLevels.find((level) => level === form.targetLevel) ?? null,
    },
  };
}

/** A day that the calendar has. */
function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const longest = month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= longest;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function isLikelyBirth(birth: string, today: string): boolean {
  const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)];
  return birth <= `${year - ages.from}${rest}` && birth >= `${year - ages.to}${rest}`;
}
