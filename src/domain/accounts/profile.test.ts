import { describe, expect, test } from 'vitest';
import { countryCodes, knownCountries, otherCountry } from './countries.ts';
import { checkProfile, type ProfileForm, shortestName } from './profile.ts';

const today = '2026-11-21';
const form: ProfileForm = {
  fullName: 'Rojin Demir',
  country: 'TR',
  dateOfBirth: '1994-02-28',
  description: '',
  examDate: '',
  targetLevel: '',
};

function check(change: Partial<ProfileForm>) {
  return checkProfile({ ...form, ...change }, { countries: knownCountries(), today });
}

test('5.18 the bio, the exam date and the target level are optional', () => {
  expect(check({})).toEqual({
    kind: 'right',
    profile: { ...form, description: null, examDate: null, targetLevel: null },
  });
  expect(check({ description: ' Sykepleier ', examDate: '2027-01-15', targetLevel: 'B2' })).toMatchObject({
    profile: { description: 'Sykepleier', examDate: '2027-01-15', targetLevel: 'B2' },
  });
});

describe('5.15, 5.16, 5.17 onboarding needs a name of at least 2 characters, a country, a date of birth', () => {
  test.each<[string, Partial<ProfileForm>, object]>([
    ['5.15 a name of one letter', { fullName: 'R' }, { fullName: 'nameShort' }],
    ['5.15 a name of spaces', { fullName: '    ' }, { fullName: 'nameShort' }],
    ['5.16 no country', { country: '' }, { country: 'countryRequired' }],
    ['5.16 a country that is none', { country: 'XX' }, { country: 'countryRequired' }],
    ['5.17 no date of birth', { dateOfBirth: '' }, { dateOfBirth: 'birthRequired' }],
    ['5.17 a day that the calendar lacks', { dateOfBirth: '1995-02-29' }, { dateOfBirth: 'birthRequired' }],
    ['5.17 a birth in the future', { dateOfBirth: '2027-01-01' }, { dateOfBirth: 'birthUnlikely' }],
    ['5.17 a child of twelve', { dateOfBirth: '2013-11-22' }, { dateOfBirth: 'birthUnlikely' }],
    ['an exam that has been', { examDate: '2026-11-20' }, { examDate: 'examPast' }],
    ['a bio that is a book', { description: 'a'.repeat(501) }, { description: 'descriptionLong' }],
  ])('%s', (_, change, errors) => {
    expect(check(change)).toEqual({ kind: 'wrong', errors });
  });
});

test('9.10 the minimum of a name is 2 characters; thirteen years are an age, today an exam day', () => {
  expect(shortestName).toBe(2);
  expect(check({ fullName: 'Bo', dateOfBirth: '2013-11-21', examDate: today }).kind).toBe('right');
});

test('3.6 the countries have each a code of its own, and there is Other', () => {
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  expect(countryCodes.length).toBeGreaterThan(240);
  expect(check({ country: otherCountry }).kind).toBe('right');
});
