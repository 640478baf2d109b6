export default {
  panel: 'Opptaket ditt',
  elsewhere: {
    text: 'Denne oppgaven tas opp i et annet vindu. Fortsett der, eller fortsett her med det du har sagt til nå.',
    takeOver: 'Fortsett her',
  },
  begin: { action: 'Start', silent: 'Start uten opptak' },
  intro: {
    alone: 'Du får {{preparation}} til å forberede deg, og kan snakke i opptil {{speaking}}.',
    aloneAtOnce: 'Du kan snakke i opptil {{speaking}}.',
    partner: 'Du hører {{name}} og svarer etter tur. Alle svarene dine kan vare i {{speaking}} til sammen.',
    prepared: 'Forberedelsestida er over. Start når du er klar.',
  },
  seconds_one: '{{count}} sekund',
  seconds_other: '{{count}} sekunder',
  minutes_one: '{{count}} minutt',
  minutes_other: '{{count}} minutter',
  microphone: {
    title: 'Sjekk mikrofonen',
    text: 'Finn ut om du høres før du begynner. Ingenting blir tatt opp nå.',
    check: 'Sjekk mikrofonen',
    asking: 'Venter på at du gir tillatelse …',
    saySomething: 'Si noe. Streken skal bevege seg.',
    heard: 'Vi hører deg.',
    level: 'Hvor høyt du snakker',
    device: 'Mikrofon',
    unnamed: 'Mikrofon {{number}}',
  },
  problem: {
    waysOn: {
      practice:
        'Du kan prøve igjen, øve uten opptak eller hoppe over oppgaven og komme tilbake en annen dag.',
      before: 'Du kan prøve igjen, ta delen uten opptak eller ta den en annen dag.',
      exam: 'Du kan prøve igjen, gå videre uten opptak eller la oppgaven stå. Klokka går videre imens.',
    },
    tryAgain: 'Prøv igjen',
    silent: {
      practice: 'Øv uten opptak',
      before: 'Gå videre uten opptak',
      exam: 'Gå videre uten opptak',
    },
    refused: {
      title: 'Nettleseren gir oss ikke tilgang til mikrofonen',
      text: 'Trykk på tegnet foran adressen, tillat mikrofonen for denne siden, og prøv igjen.',
    },
    missing: {
      title: 'Vi finner ingen mikrofon',
      text: 'Koble til en, eller slå den på i innstillingene på enheten, og prøv igjen.',
    },
    busy: {
      title: 'Mikrofonen er i bruk',
      text: 'Kanskje bruker et annet program eller en annen side den. Lukk det, og prøv igjen.',
    },
    unplugged: {
      title: 'Mikrofonen ble koblet fra',
      text: 'Det du rakk å si, er tatt vare på. Koble den til igjen, eller velg en annen.',
    },
    unsupported: {
      title: 'Denne nettleseren kan ikke ta opp lyd',
      text: 'Det kan nye utgaver av Chrome, Edge, Firefox og Safari, på en side med sikker adresse.',
    },
  },
  recogniser: {
    label: 'La nettleseren skrive ned det jeg sier',
    text: 'Da får den som lager nettleseren, stemmen din og gjør den om til tekst. Ellers går opptaket bare til oss.',
  },
  preparing: {
    label: 'Tid til å forberede seg',
    text: 'Tenk på hva du vil si. Opptaket starter av seg selv når tida er ute.',
    startNow: 'Jeg er klar nå',
  },
  countdown: {
    label: 'Opptaket starter om ...',
    silent: 'Du snakker om ...',
    cancel: 'Vent',
  },
  recording: {
    label: 'Opptak',
    silent: 'Snakk nå. Ingenting blir tatt opp.',
    turn: 'Din tur: {{turn}} av {{turns}}',
    left: 'Tid igjen',
    start: 'Start opptaket',
    stop: 'Stopp opptaket',
    done: 'Jeg er ferdig',
    turnOver: 'Jeg har svart',
    endHere: 'Avslutt her',
  },
  clock: { left_one: '{{count}} sekund igjen', left_other: '{{count}} sekunder igjen' },
  partner: {
    speaks: '{{name}} snakker …',
    cannotBeHeard: 'Vi får ikke spilt av {{name}} på denne enheten. Les replikken:',
    turn: 'Så er det din tur: {{turn}} av {{turns}}.',
    myTurn: 'Jeg har lest: min tur',
    failed: 'Replikken fra {{name}} kom ikke fram. Sjekk nettet.',
    again: 'Prøv igjen',
    whatDidYouDo: 'Hva sa du?',
    whyAsked:
      'Vi oppfattet ikke ordene dine sikkert nok. Velg det som ligger nærmest, så får du et svar som passer.',
    said: 'Dette sa {{name}}',
    show: 'Vis ordene',
    loading: 'Henter ordene …',
  },
  stopped: {
    title: 'Hør på deg selv',
    text: 'Lever når du er fornøyd.',
    silentTitle: 'Du er ferdig',
    silentText:
      'Det finnes ikke noe opptak, så ingen kan vurdere det. Du får se punktene og eksemplene når du går videre.',
    tooShort: 'Det var for kort til å levere. Ta opp på nytt.',
    redo: 'Ta opp på nytt',
    redoSilent: 'Snakk en gang til',
    cut: {
      time: 'Tida var ute, så opptaket stoppet.',
      unplugged: 'Mikrofonen ble koblet fra. Det du hadde sagt til da, er tatt vare på.',
      reload: 'Siden ble lastet på nytt mens du snakket. Det du hadde sagt til da, er tatt vare på.',
    },
  },
  uploading: {
    label: 'Sender opptaket',
    text: 'Du kan gå fra siden: Sendingen fortsetter når du kommer tilbake.',
    waits: 'Ingen forbindelse. Opptaket ligger på denne enheten og sendes så snart nettet er tilbake.',
  },
  /** I en prøveeksamen, der hvert svar tas opp én gang. */
  once: {
    text: 'Lever for å gå videre. På prøven tas hvert svar opp én gang.',
    silentText:
      'Det finnes ikke noe opptak, så ingen kan vurdere det. Du får se punktene og eksemplene når delen er over.',
    tooShort:
      'Det var for kort til å levere, og på prøven tas hvert svar opp bare én gang. La oppgaven stå for å gå videre.',
    sendFailed:
      'Opptaket ble ikke tatt imot. Det ligger på denne enheten: Lever igjen, eller la oppgaven stå.',
  },
  handIn: 'Lever',
  goOn: 'Gå videre',
  sendFailed: 'Opptaket ble ikke tatt imot. Det ligger på denne enheten: Prøv igjen, eller ta opp på nytt.',
  playback: {
    play: 'Spill av opptaket ditt',
    pause: 'Sett opptaket ditt på pause',
    place: 'Sted i opptaket',
    failed: 'Denne nettleseren kan ikke spille av opptaket.',
  },
  own: {
    title: 'Opptaket ditt',
    deleted: 'Opptaket er slettet.',
    kept: 'Opptak slettes av seg selv etter den tida du har valgt i innstillingene.',
  },
  comparison: {
    title: 'Ord for ord',
    text: 'Dette hørte maskinen. Av {{asked}} ord hørte den {{read}} slik de står i teksten og {{otherwise}} annerledes; {{leftOut}} hørte den ikke.',
    guess:
      'Det er ingen dom over uttalen: Et ord den ikke kjente igjen, kan være sagt fint, og et den kjente igjen, kan ha vært utydelig.',
    heard: 'hørt: {{word}}',
    missing: 'ikke hørt',
    extra: 'og:',
  },
  figures: {
    title: 'Målt i lyden',
    speaking: 'Taletid',
    speakingValue: '{{spoke}} av {{seconds}} sekunder',
    speakingMinutes: '{{spoke}} av {{seconds}} minutter',
    pauses: 'Pauser på et sekund eller mer',
    pausesValue: '{{count}} (og {{short}} kortere)',
    longest: 'Lengste pause',
    longestValue: '{{seconds}} sekunder',
    rate: 'Tempo',
    rateValue: '{{words}} ord i minuttet; {{syllables}} stavelser i sekundet uten pauser',
    about:
      'Tall du kan sammenligne dine egne opptak med. De avgjør ikke noe nivå: En pause kan være ettertanke.',
  },
  model: { listen: 'Hør teksten lest', robot: 'Lest av en maskin.' },
  byBrowser: 'Skrevet ned av nettleseren din.',
  byService: 'Skrevet ned av en maskin.',
};
