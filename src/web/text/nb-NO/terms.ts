export default {
  title: 'Vilkår',
  updated: 'Sist oppdatert juni 2025',
  lead: 'Dette er vilkårene for å bruke Bestått, sagt på en enkel måte. Når du bruker nettstedet, godtar du dem.',
  contents: 'På denne siden',
  section: {
    service: {
      title: 'Hva Bestått er',
      text: [
        'Bestått hjelper deg å øve til Norskprøven. Vi er ikke knyttet til HK-dir, som lager den offisielle prøven, eller til UDI eller noen annen myndighet. Der vi sier noe annet enn en offisiell side, er det den offisielle siden som gjelder.',
        'Nivået vi oppgir, er et anslag. Det er ikke et bevis og kan ikke brukes som dokumentasjon på språkferdigheter.',
      ],
    },
    account: {
      title: 'Kontoen din',
      text: [
        'Du kan ta nivåtesten uten konto. Lager du en, må du gi riktige opplysninger, holde passordet for deg selv og si fra hvis du tror at noen andre bruker kontoen.',
        'Du kan når som helst få slettet kontoen og alt som hører til den.',
      ],
    },
    packages: {
      title: 'Pakker og betaling',
      text: [
        'Gratis koster ingenting og varer så lenge du vil. Plus koster {{plus}} kroner og Premium {{premium}} kroner for 30 dager. Du betaler én gang for hver periode; ingenting fornyes av seg selv.',
        'Hva en pakke inneholder, står på prissiden når du kjøper. Det som er merket med at det kommer senere, er ikke en del av det du betaler for; det legges til når det åpner.',
      ],
    },
    withdrawal: {
      title: 'Angrerett',
      text: [
        'Du kan gå fra et kjøp innen 14 dager uten å oppgi noen grunn (angrerettloven). Trykk på Angre kjøpet på kvitteringen, send oss en melding, eller bruk det offisielle angreskjemaet.',
        'Har du bedt oss åpne pakken med én gang og så angrer, kan vi beholde den delen av prisen som svarer til dagene du har brukt. Resten får du tilbake innen 14 dager, på samme måte som du betalte.',
      ],
    },
    guarantee: {
      title: 'Bestått-garanti',
      text: [
        'Består du ikke den virkelige prøven, forlenger vi pakken din. Det er en forlengelse, ikke en tilbakebetaling. Garantien gjelder når du har øvd aktivt i minst fire uker før den offisielle prøven, gjort minst 100 øvingsoppgaver fordelt på alle ferdighetene, tatt nivåtesten og sendt oss dokumentasjon på at du ikke besto, innen 30 dager.',
      ],
    },
    content: {
      title: 'Det du skriver',
      text: [
        'Tekstene, opptakene og innleggene dine er dine egne. Du lar oss lagre og vise dem så langt tjenesten trenger det.',
        'Vær høflig, skriv ingenting som er ulovlig, og respekter andres privatliv og rettigheter. Vi kan slette innhold som bryter med vilkårene, og stenge kontoen hvis det gjentar seg.',
      ],
    },
    ours: {
      title: 'Det vi har laget',
      text: [
        'Oppgavene, tekstene, tegningene og opptakene på Bestått er våre eller brukt med tillatelse. Du kan bruke dem til å øve og i din egen undervisning, men ikke kopiere dem inn i en annen samling eller et annet produkt.',
      ],
    },
    liability: {
      title: 'Ansvar',
      text: [
        'Vi gjør vårt beste for at nettstedet skal virke og være riktig, men kan ikke love at det aldri er nede, aldri tar feil, eller at du når et bestemt nivå på prøven.',
        'Ansvaret vårt er begrenset til det du har betalt oss de siste 12 månedene. Det du har krav på som forbruker etter loven, gjelder uansett.',
      ],
    },
    privacy: {
      title: 'Opplysningene dine',
      text: [
        'Vi lagrer det tjenesten trenger: svarene og resultatene dine, og hvis du har konto, navnet, e-postadressen og det du selv fyller ut. Svar uten navn brukes til å måle hvor vanskelige oppgavene er. Det du har gjort uten konto, slettes når du ikke har vært her på 400 dager.',
        'Vi selger ikke opplysninger, viser ikke reklame og følger deg ikke til andre nettsteder. Skal tekster eller opptak noen gang sendes til noen som behandler dem for oss, får du vite hvem det er, og blir spurt først.',
        'Slår du på varsler på en enhet, sender nettleserens meldingstjeneste (fra Google, Apple, Mozilla eller Microsoft) dem videre: Den får vite at det kommer en melding fra oss til enheten, og når, men kan ikke lese den, for bare nettleseren din har nøkkelen.',
        'Du kan se, rette, ta med deg og slette det vi har om deg. Mener du at vi behandler det feil, kan du klage til Datatilsynet.',
      ],
    },
    counting: {
      title: 'Slik telles sidene',
      text: [
        'For å se hva som leses og hvor folk står fast, teller vi hvor ofte hver side åpnes: per dag, og ved et besøk som kommer utenfra, også hvilket nettsted det kom fra, språket i nettleseren og omtrent hvor stor skjermen er. Hvert av dem er et tall for seg. Det settes ingen informasjonskapsel, det lagres verken adresse, navn eller nummer på en enhet, og ingen andre får vite noe, så vi kan ikke se hvem det var eller om du kom tilbake.',
        'Den som har slått på «Do Not Track» eller «Global Privacy Control» i nettleseren, telles ikke, og du kan si nei her, for denne nettleseren.',
      ],
    },
    cookies: {
      title: 'Bare nødvendige informasjonskapsler',
      text: [
        'Vi bruker bare funksjonelle informasjonskapsler som nettstedet trenger, så det er ingenting å godta eller avslå. Dette er alle:',
      ],
    },
    contact: {
      title: 'Kontakt',
      text: [
        'Skriv til oss med kontaktskjemaet: om en betaling, kontoen din, en oppgave, tilgjengelighet, opplysningene dine eller noe annet. Vi svarer på henvendelser innen 48 timer. Der står det også hvem som driver nettstedet.',
      ],
    },
    changes: {
      title: 'Endringer og lovvalg',
      text: [
        'Når vi endrer vilkårene, endres datoen øverst. En endring som betyr noe for en pakke du har betalt for, får du beskjed om før den begynner å gjelde.',
        'Norsk lov gjelder. Som forbruker kan du ta en tvist til Forbrukertilsynet.',
      ],
    },
  },
  counting: 'Tell sidene jeg åpner i denne nettleseren',
  contactLink: 'Skriv til oss',
  cookie: {
    days_one: '{{count}} dag',
    days_other: '{{count}} dager',
    session: 'Kjenner igjen økten din: testen du har begynt på, eller kontoen din',
    signedIn: 'At noen er logget inn her, så siden merker det når du logger ut et annet sted',
    leaving: 'At du logget ut uten nett, til neste side har avsluttet økten',
    guest: 'Økten din som gjest mens du logger inn, så resultatene blir med, og om de ble det',
    locale: 'Språket du valgte',
    theme: 'Lyst, mørkt eller automatisk',
    menu: 'Om sidemenyen er smal',
    wanted: 'Siden du ville åpne, til du har logget inn',
    seen: 'At du har lukket meldingen om informasjonskapsler',
    installSeen: 'At du har svart på tilbudet om å installere appen',
  },
};
