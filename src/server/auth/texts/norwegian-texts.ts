import type { AuthTexts } from './auth-texts.ts';

function duration(minutes: number): string {
  const hours = minutes / 60;
  if (minutes < 120 || !Number.isInteger(hours)) return minutes === 1 ? '1 minutt' : `${minutes} minutter`;
  return `${hours} timer`;
}

const notYou = 'Var det ikke deg, bør du straks bytte passord og logge ut overalt.';

export const norwegianTexts: AuthTexts = {
  duration,
  linkFallback: 'Virker ikke knappen, kan du kopiere denne adressen inn i nettleseren:',
  sms: ({ product, code }) => `${code} er koden din til ${product}. Ikke del den med noen.`,
  mails: {
    signup: ({ product, minutes }) => ({
      subject: `Bekreft e-postadressen din til ${product}`,
      heading: `Velkommen til ${product}`,
      paragraphs: ['Bekreft at dette er e-postadressen din, så er kontoen klar.'],
      button: 'Bekreft e-postadressen',
      codeLabel: 'Eller skriv inn denne koden der du registrerte deg:',
      note: `Du kan bruke lenken eller koden én gang, innen ${duration(minutes)}. Har du ikke registrert deg, kan du se bort fra denne e-posten: Uten bekreftelse blir det ingen konto.`,
    }),
    invite: ({ product, minutes }) => ({
      subject: `Du er invitert til ${product}`,
      heading: `Du er invitert til ${product}`,
      paragraphs: [
        'En av oss har invitert deg til å lage en konto. Ta imot invitasjonen, og velg et passord.',
      ],
      button: 'Ta imot invitasjonen',
      codeLabel: 'Eller skriv inn denne koden:',
      note: `Du kan bruke invitasjonen én gang, innen ${duration(minutes)}. Kom den uventet, kan du se bort fra denne e-posten.`,
    }),
    magicLink: ({ product, minutes }) => ({
      subject: `Innloggingslenken din til ${product}`,
      heading: `Logg inn på ${product}`,
      paragraphs: ['Her er lenken du ba om. Åpne den på enheten du vil logge inn på.'],
      button: 'Logg inn',
      codeLabel: 'Eller skriv inn denne koden:',
      note: `Du kan bruke lenken eller koden én gang, innen ${duration(minutes)}. Ba du ikke om dem, kan du se bort fra denne e-posten; ingen kommer inn uten den.`,
    }),
    recovery: ({ product, minutes }) => ({
      subject: `Velg et nytt passord til ${product}`,
      heading: 'Velg et nytt passord',
      paragraphs: [
        'Du har sagt fra at du har glemt passordet. Lenken logger deg inn, og der velger du et nytt.',
      ],
      button: 'Velg et nytt passord',
      codeLabel: 'Eller skriv inn denne koden:',
      note: `Du kan bruke lenken eller koden én gang, innen ${duration(minutes)}. Ba du ikke om dem, kan du se bort fra denne e-posten; passordet ditt blir som det er.`,
    }),
    emailChangeNew: ({ product, minutes, oldAddress }) => ({
      subject: `Bekreft den nye e-postadressen din til ${product}`,
      heading: 'Bekreft den nye e-postadressen',
      paragraphs: [
        oldAddress
          ? `Du vil bruke denne adressen i stedet for ${oldAddress}. Bekreft at den er din.`
          : 'Du vil bruke denne adressen til kontoen din. Bekreft at den er din.',
      ],
      button: 'Bekreft den nye adressen',
      codeLabel: 'Eller skriv inn denne koden:',
      note: `Du kan bruke lenken eller koden én gang, innen ${duration(minutes)}. Ba du ikke om dette, kan du se bort fra denne e-posten; da blir adressen ikke tatt i bruk.`,
    }),
    emailChangeCurrent: ({ product, minutes, newAddress }) => ({
      subject: `Bekreft at du bytter e-postadresse hos ${product}`,
      heading: 'Bekreft at du bytter e-postadresse',
      paragraphs: [
        `Kontoen din skal heretter bruke ${newAddress ?? 'en annen adresse'}. Begge adressene må bekrefte det; denne e-posten gjelder den gamle.`,
      ],
      button: 'Bekreft byttet',
      codeLabel: 'Eller skriv inn denne koden:',
      note: `Du kan bruke lenken eller koden én gang, innen ${duration(minutes)}. Ba du ikke om dette, skal du ikke bekrefte. ${notYou}`,
    }),
    reauthentication: ({ product, minutes }) => ({
      subject: `Koden din til ${product}`,
      heading: 'Bekreft at det er deg',
      paragraphs: ['Du er i ferd med å endre noe som beskytter kontoen din.'],
      codeLabel: 'Skriv inn denne koden for å gå videre:',
      note: `Du kan bruke koden én gang, innen ${duration(minutes)}. ${notYou}`,
    }),
    alreadyRegistered: ({ product }) => ({
      subject: `Du har allerede en konto hos ${product}`,
      heading: 'Du har allerede en konto',
      paragraphs: [
        'Noen, sannsynligvis du, prøvde å registrere seg med denne adressen. Den har allerede en konto, så ingenting er endret.',
        'Logg inn med passordet ditt. Har du glemt det, velger du et nytt på innloggingssiden.',
      ],
      button: `Gå til ${product}`,
      note: 'Var det ikke deg, kan du se bort fra denne e-posten; den som prøvde, har ikke fått vite at du har en konto.',
    }),
    passwordChanged: ({ product }) => ({
      subject: `Passordet ditt til ${product} er endret`,
      heading: 'Passordet ditt er endret',
      paragraphs: ['Kontoen din har fått nytt passord. Andre enheter er logget ut.'],
      button: `Gå til ${product}`,
      note: 'Var det ikke deg, bør du straks velge et nytt passord med «Glemt passordet?» på innloggingssiden.',
    }),
    emailChanged: ({ product, oldAddress, newAddress }) => ({
      subject: `E-postadressen din til ${product} er endret`,
      heading: 'E-postadressen din er endret',
      paragraphs: [
        `Kontoen din bruker nå ${newAddress ?? 'en annen adresse'} i stedet for ${oldAddress ?? 'denne'}.`,
      ],
      button: `Gå til ${product}`,
      note: 'Var det ikke deg, bør du kontakte oss straks.',
    }),
    phoneChanged: ({ product }) => ({
      subject: `Telefonnummeret ditt til ${product} er endret`,
      heading: 'Telefonnummeret ditt er endret',
      paragraphs: ['Kontoen din bruker nå et annet telefonnummer.'],
      button: `Gå til ${product}`,
      note: notYou,
    }),
    phoneRemoved: ({ product }) => ({
      subject: `Telefonnummeret ditt er fjernet fra ${product}`,
      heading: 'Telefonnummeret ditt er fjernet',
      paragraphs: [
        'Du valgte et nytt passord via e-post. For sikkerhets skyld kan telefonnummeret på kontoen ikke lenger brukes til å logge inn; du kan legge det til igjen.',
      ],
      button: `Gå til ${product}`,
      note: notYou,
    }),
    identityLinked: ({ product, provider }) => ({
      subject: `${provider ?? 'En annen konto'} er koblet til ${product}`,
      heading: `${provider ?? 'En annen konto'} er koblet til`,
      paragraphs: [`Heretter kan du også logge inn på ${product} med ${provider ?? 'den'}.`],
      button: `Gå til ${product}`,
      note: notYou,
    }),
    identityUnlinked: ({ product, provider }) => ({
      subject: `${provider ?? 'En konto'} er koblet fra ${product}`,
      heading: `${provider ?? 'En konto'} er koblet fra`,
      paragraphs: [`Du kan ikke lenger logge inn på ${product} med ${provider ?? 'den'}.`],
      button: `Gå til ${product}`,
      note: notYou,
    }),
    factorEnrolled: ({ product }) => ({
      subject: `Innlogging i to steg er slått på hos ${product}`,
      heading: 'Innlogging i to steg er slått på',
      paragraphs: [
        'Innloggingen spør nå etter en kode i tillegg til passordet. Ha enheten som gir den, for hånden.',
      ],
      button: `Gå til ${product}`,
      note: notYou,
    }),
    factorRemoved: ({ product }) => ({
      subject: `Et innloggingssteg er fjernet hos ${product}`,
      heading: 'Et innloggingssteg er fjernet',
      paragraphs: ['En av måtene å bekrefte innloggingen med kode på er fjernet.'],
      button: `Gå til ${product}`,
      note: notYou,
    }),
    recoveryCodeUsed: ({ product, left = 0 }) => ({
      subject: `En gjenopprettingskode ble brukt til å logge inn på ${product}`,
      heading: 'En gjenopprettingskode er brukt',
      paragraphs: [
        'Noen, sannsynligvis du, logget inn med en av gjenopprettingskodene dine i stedet for steg to.',
        `Koder igjen: ${left}. Sett opp autentiseringsappen eller telefonen på nytt, og lag nye koder i innstillingene.`,
      ],
      button: `Gå til ${product}`,
      note: notYou,
    }),
  },
};
