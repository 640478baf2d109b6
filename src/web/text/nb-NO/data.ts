export default {
  kept: {
    title: 'Det vi har om deg',
    lead: 'Bare det produktet trenger for å virke. Ingenting selges, og ingen følger deg fra nettsted til nettsted.',
    what: 'Hva',
    howLong: 'Hvor lenge',
    rows: {
      profile: {
        what: 'Konto og profil: adresse, navn, land, fødselsdato, mål og valg',
        howLong: 'Så lenge du har kontoen',
      },
      practice: {
        what: 'Tester, svar, resultater og ordene du øver på',
        howLong: 'Så lenge du har kontoen',
      },
      purchases: {
        what: 'Kjøp og lisenser',
        howLong: 'Så lenge du har kontoen; kjøpene står i regnskapet i fem år, uten deg',
      },
      signIns: {
        what: 'Innlogginger og enheter, med IP-adressene',
        howLong: 'Enheter til du logger ut, innlogginger i 180 dager',
      },
      files: {
        what: 'Filer du har sendt, for eksempel resultatet fra en prøve',
        howLong: 'Så lenge du har kontoen',
      },
      audit: {
        what: 'Det ansatte har gjort med kontoen din, og hvorfor',
        howLong: 'Når kontoen forsvinner, står det bare igjen at noe ble gjort',
      },
    },
  },
  copy: {
    title: 'Få en kopi',
    lead: 'Ett arkiv med alt: en liste for hvert område som både mennesker og programmer kan lese, filene dine og en tekst som forklarer dem.',
    action: 'Lag en kopi',
    again: 'Prøv igjen',
    anew: 'Lag en ny kopi',
    making: 'Kopien blir laget',
    waiting: 'venter',
    progress: '{{done}} av {{total}}',
    makingText: 'Du kan gå fra denne siden; arbeidet fortsetter uten deg.',
    look: 'Se på nytt',
    ready: 'Kopien er klar, {{size}}.',
    download: 'Last ned',
    until: 'Du kan hente den fram til {{time}}. Så blir den slettet.',
    failed: 'Kopien lot seg ikke lage. Ingenting av ditt er borte.',
  },
  errors: {
    too_many_exports: 'Du har bedt om fem kopier i dag. Kom tilbake i morgen.',
    too_many_requests: 'Det ble mange forsøk på kort tid. Vent noen minutter.',
    demo_account: 'Dette kan du ikke gjøre i demoen. Med din egen konto kan du det.',
    failed: 'Det gikk ikke. Prøv igjen.',
  },
};
