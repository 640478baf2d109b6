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
      recordings: {
        what: 'Det du har tatt opp til muntlige oppgaver',
        howLong:
          '30 dager, et år eller til du sletter det, slik du velger under; det som er skrevet ned av det, så lenge du har kontoen',
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
  recordings: {
    title: 'Opptak',
    lead: 'Det du tar opp til muntlige oppgaver, er ditt. Her kan du høre det igjen, slette det og velge hvor lenge vi skal ta vare på det. Det som er skrevet ned av det, og tilbakemeldingen, blir liggende ved resultatene dine.',
    keep: 'Ta vare på opptak i',
    retention: {
      month: '30 dager (hvis du ikke velger noe annet)',
      year: 'Ett år',
      always: 'Til jeg sletter dem',
    },
    save: 'Lagre',
    saved: 'Lagret.',
    none: 'Du har ingen opptak.',
    name_one: '{{time}}, {{count}} sekund',
    name_other: '{{time}}, {{count}} sekunder',
    nameMinutes: '{{time}}, {{clock}} minutter',
    delete: 'Slett',
    deleteOne: 'Slett opptaket fra {{name}}',
    deleteAll: 'Slett alle opptak',
  },
  languageModel: {
    title: 'Språkmodell',
    lead: 'Våre egne regler ser på alt du skriver. En språkmodell, {{provider}}, kan si mer om det, hvis du sier ja. Da får den oppgaven og teksten din, eller ordene fra et opptak, hver gang du leverer noe. Navn, adresser og tall som vi kjenner igjen, blir byttet ut først, og ingenting fra kontoen din følger med. Det du ikke har sagt ja til, blir aldri sendt.',
    agreed: 'Du har sagt ja.',
    notAgreed: 'Du har ikke sagt ja, og ingenting blir sendt.',
    agree: 'La den lese det jeg leverer',
    withdraw: 'Slutt å sende det jeg leverer',
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
