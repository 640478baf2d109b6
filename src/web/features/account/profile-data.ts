import type { Profile, ProfileForm } from '#domain/accounts/profile.ts';

/** The profile's columns of `public.users`. */
type ProfileRow = {
  readonly full_name: string | null;
  readonly country: string | null;
  readonly date_of_birth: string | null;
  readonly description: string | null;
  readonly exam_date: string | null;
  readonly target_level: string | null;
};

export const emptyProfile: ProfileForm = {
  fullName: '',
  country: '',
  dateOfBirth: '',
  description: '',
  examDate: '',
  targetLevel: '',
};

export function profileFormOf(row: ProfileRow): ProfileForm {
  return {
    fullName: row.full_name ?? '',
    country: row.country ?? '',
    dateOfBirth: row.date_of_birth ?? '',
    description: row.description ?? '',
    examDate: row.exam_date ?? '',
    targetLevel: row.target_level ?? '',
  };
}

export function profileRow(profile: Profile): ProfileRow {
  return {
    full_name: profile.fullName,
    country: profile.country,
    date_of_birth: profile.dateOfBirth,
    description: profile.description,
    exam_date: profile.examDate,
    target_level: profile.targetLevel,
  };
}

export function readProfileForm(fields: FormData): ProfileForm {
  const read = (name: keyof ProfileForm) => String(fields.get(name) ?? '');
  return {
    fullName: read('fullName'),
    country: read('country'),
    dateOfBirth: read('dateOfBirth'),
    description: read('description'),
    examDate: read('examDate'),
    targetLevel: read('targetLevel'),
  };
}
