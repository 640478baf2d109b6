export default {
  brief: {
    label: 'Oppgaven',
    show: 'Vis oppgaven',
    hide: 'Fold sammen oppgaven',
    criterion: 'Dette teller:',
  },
  desk: 'Teksten din',
  yourText: 'Teksten din',
  words_one: '{{count}} ord',
  words_other: '{{count}} ord',
  guide: '· omtrent {{guide}}',
  limits: '· rundt {{guide}} er passe, høyst {{max}}',
  tooManyWords: 'Du har skrevet mer enn maksimalt antall ord! Du må fjerne noen ord for å gå videre.',
  tooManyToSubmit: 'Du har skrevet flere ord enn tillatt! Du må fjerne ord for å gå videre.',
  nothingWritten: 'Skriv noe først, eller hopp over oppgaven.',
  submit: 'Lever',
  letters: {
    label: 'Norske bokstaver',
    insert: 'Sett inn {{letter}}',
    keys: 'Har du ikke norsk tastatur? Alt+A gir å, Alt+E gir æ, Alt+O gir ø.',
  },
  plan: {
    title: 'Planlegg teksten',
    text: 'Stikkord, rekkefølge, grunner. Bare du ser planen, og den blir ikke vurdert.',
    yours: 'Planen din',
  },
  spelling: 'Marker skrivefeil (det gjør ikke prøven)',
  state: {
    empty: 'Lagres mens du skriver',
    typing: 'Ikke lagret ennå',
    saving: 'Lagrer …',
    saved: 'Lagret',
    offline: 'Ingen forbindelse. Teksten ligger på denne enheten og lagres så snart nettet er tilbake.',
    stale:
      'Oppgaven er lukket, kanskje fra et annet vindu, eller du er ikke lenger logget inn. Teksten ligger på denne enheten. Last siden på nytt for å gå videre.',
    failed: 'Teksten kunne ikke lagres ennå. Den ligger på denne enheten, og vi prøver igjen.',
  },
  conflict: {
    title: 'Teksten ble endret i et annet vindu',
    text: 'Velg hvilken versjon du vil fortsette med. Den andre går ikke tapt: Du kan bytte så lenge denne siden er åpen.',
    own: 'I dette vinduet',
    other: 'Lagret et annet sted {{time}}',
    keepOwn: 'Fortsett med teksten her',
    takeOther: 'Ta den andre teksten',
    swap: 'Bytt til den andre versjonen',
  },
  analysing: {
    write: 'Analyserer teksten …',
    speak: 'Analyserer opptaket …',
    goOn: 'Du trenger ikke å vente: Tilbakemeldingen står også ved resultatet.',
    soFar: 'Tilbakemeldingen så langt',
  },
  feedback: { label: 'Tilbakemelding' },
  leftOpen: 'Du lot denne oppgaven stå åpen. Den har ikke noe svar, og den regnes ikke som feil.',
  notAssessed: {
    title: 'Ingen vurdering ennå',
    reason: {
      no_assessor:
        'Ingen her kan vurdere dette svaret ennå, så vi sier ikke noe nivå. Gå gjennom punktene under selv, og sammenlign med eksempeltekstene.',
      too_short: 'Teksten er for kort til å si noe sikkert om nivået ditt.',
      not_norwegian: 'Mye av teksten ser ikke ut til å være norsk, så den kunne ikke vurderes.',
      english: 'Teksten er på engelsk. Skriv den på norsk, gjerne enkelt: Enkel norsk kan vurderes.',
      swedish:
        'Teksten er på svensk, så vidt reglene våre ser. Prøven krever norsk, så vi sier ikke noe nivå.',
      danish: 'Teksten er på dansk, så vidt reglene våre ser. Prøven krever norsk, så vi sier ikke noe nivå.',
      nynorsk:
        'Du skriver nynorsk, og det er like godt på prøven. Reglene våre kan bare bokmål ennå og ville vært urettferdige mot deg, så de sier ingenting. Gå gjennom punktene under selv, og hold på nynorsken.',
      word_salad: 'Vi finner ingen setninger som henger sammen i teksten, så vi kan ikke si noe nivå.',
      repeated: 'Det meste av teksten sier det samme om igjen. Skriv videre med nye ord, så kan vi si mer.',
      copied:
        'Nesten hele teksten står i oppgaven. Skriv svaret med dine egne ord, så er det noe å gå etter.',
      instructions:
        'Teksten henvender seg til den som vurderer, og svarer ikke på oppgaven. Svar på oppgaven, så ser vi på den.',
      no_content:
        'Teksten har vendinger som passer til hva som helst, og nesten ingen ord om emnet. Si noe om akkurat dette.',
      no_speech: 'Vi hørte ingen tale i opptaket.',
      no_transcription:
        'Det finnes ingen utskrift: Ingen har lyttet ennå. Opptaket er tatt vare på; gå gjennom punktene under selv, og sammenlign med eksemplene.',
      no_recording:
        'Det finnes ikke noe opptak, så det er ingenting å vurdere. Gå gjennom punktene under selv, og sammenlign med eksemplene.',
      off_topic:
        'Vi finner ikke ett ord fra oppgaven i teksten din, så vi kunne ikke vurdere den som et svar. Les oppgaven en gang til, og si noe om det den spør om. Handler teksten likevel om emnet, er det reglene våre som tar feil: Gå gjennom punktene under selv.',
      copied_model:
        'Det meste av teksten står i en av eksempeltekstene til oppgaven. Skriv din egen, så er det noe å gå etter.',
      read_aloud:
        'Ordene er tekstens egne, så de sier ingenting om nivået ditt. Under ser du ord for ord hva en maskin hørte.',
    },
    spoken: {
      too_short: 'Vi har for få ord fra deg til å si noe sikkert om nivået. Si mer, så kan vi si mer.',
      not_norwegian:
        'Mye av det maskinen skrev ned, ser ikke ut til å være norsk, så det kunne ikke vurderes. Den kan også ha hørt dårlig: Lytt til opptaket ditt.',
      english: 'Det maskinen skrev ned, er engelsk. Si det på norsk, gjerne enkelt.',
      swedish:
        'Det maskinen skrev ned, er svensk, så vidt reglene våre ser. Prøven krever norsk, så vi sier ikke noe nivå.',
      danish:
        'Det maskinen skrev ned, er dansk, så vidt reglene våre ser. Prøven krever norsk, så vi sier ikke noe nivå.',
      nynorsk:
        'Maskinen skrev nynorsk, kanskje fordi du har en dialekt som ligner, og det er like godt. Reglene våre kan bare bokmål og ville vært urettferdige mot deg, så de sier ingenting.',
      repeated: 'Det meste sier det samme om igjen. Fortsett med nye ord, så kan vi si mer.',
      copied:
        'Nesten alt står i oppgaven, som om det var lest opp. Si det med dine egne ord, så er det noe å gå etter.',
      instructions:
        'Det du sa, henvender seg til den som vurderer, og svarer ikke på oppgaven. Svar på oppgaven, så ser vi på det.',
      off_topic:
        'Vi finner ikke ett ord fra oppgaven i det maskinen hørte, så vi kunne ikke vurdere det som et svar. Snakket du likevel om emnet, er det reglene våre eller maskinen som tar feil: Gå gjennom punktene under selv.',
      copied_model:
        'Det meste står i en av eksempeltekstene til oppgaven. Si det med dine egne ord, så er det noe å gå etter.',
      no_content:
        'Det er vendinger som passer til hva som helst, og nesten ingen ord om emnet. Si noe om akkurat dette.',
    },
  },
  failed: {
    title: 'Tilbakemeldingen ble ikke til',
    text: 'Teksten din er trygg. Noe gikk galt mens den ble vurdert.',
    again: 'Det gikk ikke denne gangen heller. Teksten din er trygg. Prøv igjen om litt.',
    tryAgain: 'Prøv igjen',
    asking: 'Prøver igjen …',
  },
  estimated: {
    title: 'Anslått nivå på denne teksten:',
    sure: 'Én tekst sier noe om {{level}}, men ikke alt om nivået ditt.',
    range: 'Det kan ligge fra {{low}} til {{high}}: Én tekst er lite å gå etter.',
    spokenTitle: 'Anslått nivå på det du sa:',
    spokenSure: 'Ett svar sier noe om {{level}}, men ikke alt om nivået ditt.',
    spokenRange: 'Det kan ligge fra {{low}} til {{high}}: Ett svar er lite å gå etter.',
    certainty: 'Da vi prøvde ut reglene, stemte et slikt anslag omtrent {{count}} av 10 ganger.',
    by: {
      rules:
        'Anslått av våre egne regler, som er prøvd på tekster skrevet slik innlærere skriver, men ennå ikke på innlæreres egne tekster.',
      rulesOfSpeech:
        'Anslått av våre egne regler ut fra ordene en maskin skrev ned, ikke ut fra hvordan du høres ut. Reglene er prøvd på tretti utskrifter vi har laget selv. Der traff de omtrent annenhver gang og bommet aldri med mer enn ett nivå. De er ennå ikke prøvd på opptak.',
      model: 'Satt ord på av en språkmodell.',
      teacher: 'Vurdert av en lærer.',
    },
  },
  parts: {
    general: 'Generelt',
    strengths: 'Dette er bra',
    improvements: 'Dette kan bli bedre',
    recommendations: 'Gjør dette nå',
  },
  together: {
    title: 'Det svarene dine viser til sammen',
    task: 'oppgave {{number}}',
    reached_one: 'På nivået det ble spurt etter, eller over:',
    reached_other: 'På nivået det ble spurt etter, eller over, i {{count}} svar:',
    below_one: 'Under nivået det ble spurt etter:',
    below_other: 'Under nivået det ble spurt etter i {{count}} svar:',
    strongCriterion_one: '{{criterion}}: på nivået det ble spurt etter, eller over.',
    strongCriterion_other:
      '{{criterion}}: på nivået det ble spurt etter, eller over, overalt der vi kunne vurdere det.',
    times_one: 'Det gjelder ett sted.',
    times_other: 'Det gjelder {{count}} steder.',
    missing_one: 'Én ting det ble spurt etter, fant vi ikke:',
    missing_other: '{{count}} ting det ble spurt etter, fant vi ikke:',
    again: 'Lengst under nivået sitt, og derfor verdt å gjøre en gang til:',
  },
  handedIn: 'Teksten din',
  transcript: 'Dette ble hørt',
  length: {
    short: '· oppgaven foreslår minst {{guide}}, men lengden alene avgjør ingenting',
    enough: '· oppgaven foreslår minst {{guide}}',
  },
  suggestion: 'Bedre:',
  marks: {
    list: 'Alle merkene som liste',
    help: 'Trykk på et merke for å se hvorfor, og hva som kan stå der.',
    legend: 'Dette betyr merkene',
    kind: {
      spelling: 'Skrivemåte',
      punctuation: 'Tegnsetting og stor bokstav',
      form: 'Bøyning',
      order: 'Ordstilling',
      word: 'Ordvalg',
    },
    detail: 'Merke {{number}} av {{count}}',
    place: '{{number}} av {{count}}',
    expected: 'Dette bør sitte på {{level}}.',
    practise: 'Øv på dette',
    put: 'Sett inn',
    previous: 'Forrige',
    next: 'Neste merke',
    close: 'Lukk',
  },
  second: {
    title: 'Rett teksten her',
    text: 'Endre teksten som du vil. Merkene følger med, og du ser hva som ble borte. Teksten du leverte, og nivået på den, blir stående.',
    begin: 'Rett teksten',
    label: 'Din andre versjon',
    places: 'Merkede steder',
    check: 'Sjekk nå',
    state: {
      untouched: 'Merkene er fra den første versjonen.',
      typing: 'Sjekkes når du tar en pause',
      checking: 'Sjekker teksten …',
      checked_zero: 'Lagret og sjekket: Vi finner ikke mer å rette.',
      checked_one: 'Lagret og sjekket: {{count}} sted igjen.',
      checked_other: 'Lagret og sjekket: {{count}} steder igjen.',
      offline: 'Ingen forbindelse. Teksten ligger på denne enheten, og vi prøver igjen.',
      limited:
        'Det var mange sjekker på kort tid. Teksten ligger på denne enheten, og vi prøver igjen om litt.',
      failed: 'Teksten kunne ikke sjekkes akkurat nå. Den ligger på denne enheten.',
    },
    compare: {
      title: 'Første og andre versjon',
      words: 'Ord: {{first}} i den første, {{second}} i den andre.',
      gone_zero: 'Ingen merker er borte ennå',
      gone_one: '{{count}} merke er borte',
      gone_other: '{{count}} merker er borte',
      fresh_zero: 'Ingenting nytt er merket',
      fresh_one: '{{count}} nytt merke',
      fresh_other: '{{count}} nye merker',
      still_zero: 'Ingenting av det som var merket, er igjen',
      still_one: '{{count}} merke står fortsatt',
      still_other: '{{count}} merker står fortsatt',
      note: 'En rettet versjon viser hva du får til med hjelp. Derfor får den ikke noe nivå.',
    },
  },
  points: {
    title: 'Er alt med?',
    text: 'Et svar som løser oppgaven, inneholder disse punktene. Kryss av for det du finner i ditt.',
    found: { write: 'I teksten din:', speak: 'Hørt:' },
  },
  criteria: {
    title: 'Dette ser sensorene etter',
    range: '{{low}} til {{high}}',
    text: 'Slik er hver del på {{level}}.',
    textWithout: 'Det finnes ingen offisiell beskrivelse av dette nivået. Dette handler hver del om.',
    name: {
      task: 'Oppgaven',
      structure: 'Tekstoppbygging',
      spelling: 'Rettskriving og tegnsetting',
      vocabulary: 'Ord og uttrykk',
      grammar: 'Grammatikk',
      fluency: 'Flyt',
      pronunciation: 'Uttale',
    },
    about: {
      structure: 'Hvordan setninger og avsnitt henger sammen, og om leseren kan følge med.',
      spelling: 'Om ordene er skrevet riktig, med stor bokstav, punktum og komma.',
      vocabulary: 'Hvor mange ord du har om temaet, og om det er de rette.',
      grammar: 'Bøyning, ordstilling og hvor varierte setningene er.',
      fluency: 'Om du snakker uten lange pauser.',
      pronunciation: 'Om du er lett å forstå.',
    },
    at: {
      A2: {
        structure: 'Tidsrekkefølge og ord som «og» og «fordi» binder teksten noe sammen.',
        spelling:
          'Mange vanlige ord er riktige. Ordene skrives ofte som de sies. Noen punktum og store bokstaver.',
        vocabulary: 'Mange hverdagsord. Meningen er nesten alltid klar.',
        grammar: 'Noe grunnleggende bøyning og ordstilling sitter, med mange enkle feil.',
      },
      B1: {
        structure: 'Stort sett lett å følge, med flere bindeord som «men», «eller», «at» og «som».',
        spelling: 'Ganske god, med en del feil. Setningene er nesten alltid markert.',
        vocabulary: 'Et ganske bredt ordforråd som passer til temaet, med noen feil ordvalg.',
        grammar: 'Ganske god kontroll på det grunnleggende, noe variasjon, og leddsetninger.',
      },
      B2: {
        structure: 'Lett å følge som helhet: mange bindeord, tydelige avsnitt, innledning og en rød tråd.',
        spelling: 'God, med få feil.',
        vocabulary: 'Bredt, variert og presist. Feil ordvalg fører ikke leseren på villspor.',
        grammar: 'God kontroll, med varierte og sammensatte setninger. Feilene forstyrrer ikke meningen.',
      },
    },
  },
  models: {
    title: 'Svar å sammenligne med',
    text: 'Andre kan løse oppgaven på en helt annen måte. Se hva hvert nivå legger til.',
    at: 'Et svar på {{level}}',
  },
  again: { action: 'Svar på nytt', text: 'Løs den samme oppgaven en gang til, nå eller senere.' },
  results: {
    open: {
      write_one:
        'Ut fra én tekst. Båndet er bredt fordi tekster av samme person er ulike, og fordi de som vurderer samme tekst, er uenige.',
      write_other:
        'Ut fra {{count}} tekster til sammen. Båndet viser hvor ulike tekster av samme person er, og hvor uenige de som vurderer dem, kan være.',
      speak_one:
        'Ut fra ett opptak. Båndet er bredt fordi svar fra samme person er ulike, og fordi de som vurderer samme svar, er uenige.',
      speak_other:
        'Ut fra {{count}} opptak til sammen. Båndet viser hvor ulike svar fra samme person er, og hvor uenige de som vurderer dem, kan være.',
      goal: 'Du vil ha {{level}}, og det ligger høyere.',
      goalReached: 'Du vil ha {{level}}, og her nådde du det.',
      trend: {
        same: 'Forskjellen fra tidligere tester er ikke større enn den mellom enkelte svar.',
        higher: 'Det er høyere enn i de tidligere testene dine.',
        lower: 'Det er lavere enn i de tidligere testene dine.',
      },
      thisTest: 'Denne testen',
    },
    lead: 'Tekster og opptak rettes ikke som riktig eller feil, så her er det ingen poengsum. Under står hvert svar med det som kan sies om det.',
    points_one: '{{points}} av {{count}} poeng etter anslått nivå',
    points_other: '{{points}} av {{count}} poeng etter anslått nivå',
    words_one: '{{count}} ord',
    words_other: '{{count}} ord',
    estimated: 'anslått til {{level}}',
    estimatedRange: 'anslått til {{level}}, kanskje {{low}} til {{high}}',
    status: {
      left: 'sto åpen',
      draft: 'ikke levert',
      submitted: 'blir vurdert',
      assessing: 'blir vurdert',
      assessed: 'vurdert',
      unassessed: 'ingen vurdering ennå',
      failed: 'tilbakemeldingen ble ikke til',
    },
  },
  source: {
    label: 'Hvem som har sett på dette',
    model:
      'En språkmodell, {{provider}}, har satt ord på dette. Det den siterer, står i teksten din, og den kan ikke løfte nivået over det våre egne regler tillater. Den kan ta feil.',
    why: {
      not_agreed:
        'Bare våre egne regler har sett på dette. En språkmodell, {{provider}}, kan si mer, hvis du sier ja: Den får oppgaven og ordene dine, med plassholdere for de navnene, adressene og tallene vi kjenner igjen, og ingenting fra kontoen din.',
      over_limit:
        'Bare våre egne regler har sett på dette: Vurderingene fra språkmodellen er brukt opp for de siste 24 timene. Skriv gjerne videre; i morgen er det plass igjen.',
      speaks_to_assessor:
        'Bare våre egne regler har sett på dette. Noe i svaret ser ut til å være rettet til den som vurderer, så ingen språkmodell ble spurt.',
      unavailable:
        'Bare våre egne regler har sett på dette: Vi fikk ikke kontakt med språkmodellen, {{provider}}.',
      unusable:
        'Bare våre egne regler har sett på dette: Svaret fra språkmodellen, {{provider}}, var ikke til å stole på.',
    },
    agree: 'Si ja og spør den',
    again: 'Prøv igjen',
    settings: 'Du kan ombestemme deg i innstillingene.',
    failed: 'Det gikk ikke. Teksten din er trygg; prøv igjen om en stund.',
  },
};
