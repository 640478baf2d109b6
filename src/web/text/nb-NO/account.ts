export default {
  onboarding: {
    title: 'Sett opp profilen din',
    text: 'Det tar et minutt, og du kan endre alt senere under Innstillinger.',
    save: 'Lagre og gå videre',
    failed: 'Noe gikk galt',
    failedText: 'Prøv igjen, eller ta kontakt med oss',
    signedOut: 'Du må være logget inn for å sette opp profilen',
    logIn: 'Logg inn',
  },
  profile: {
    fullName: 'Navn',
    country: 'Land',
    countryHint:
      'Der du kommer fra. Det forteller oss hvem som lærer her, og endrer ingenting i testene dine. Bare du og vi ser det.',
    choose: 'Velg …',
    other: 'Annet',
    dateOfBirth: 'Fødselsdato',
    dateOfBirthHint: 'Du må være minst 13 år for å ha konto. Bare du og vi ser datoen.',
    description: 'Om deg (valgfritt)',
    descriptionHint: 'Hva du gjør og liker. Bare du ser det; fellesskapet viser ikke noe av det.',
    goal: 'Målet ditt',
    examDate: 'Dato for prøven (valgfritt)',
    examDateHint:
      'Da teller vi dagene sammen med deg, og delen du er svakest i, kommer først de siste seks ukene.',
    targetLevel: 'Nivået du vil nå (valgfritt)',
    noTarget: 'Ikke bestemt',
    errors: {
      nameShort: 'Navnet må ha minst 2 tegn',
      nameLong: 'Navnet kan ha høyst 120 tegn',
      countryRequired: 'Velg landet ditt',
      birthRequired: 'Fødselsdato må fylles ut',
      birthUnlikely: 'Denne fødselsdatoen kan ikke stemme. Du må være minst 13 år.',
      descriptionLong: 'Høyst 500 tegn',
      examPast: 'Prøven må være i dag eller senere',
    },
  },
};
