export default {
  title: 'Prøveeksamener',
  lead: 'Prøven slik den er: de samme delene, de samme oppgavetypene og den samme tiden. Ingenting blir forklart underveis. Etterpå får du et nivå for hver del, som på den virkelige prøven, og kan lese begrunnelsen for hvert svar.',
  part: { read: 'Lesing', listen: 'Lytting', write: 'Skriving', speak: 'Muntlig' },
  level: { 'under A1': 'Under A1', A1: 'A1', A2: 'A2', B1: 'B1', B2: 'B2' },
  whole: {
    title: 'En hel prøve',
    text: 'Ta delene etter hverandre, på én dag eller på flere. Pakken din har lesing og lytting. Du begynner med lesing, og lyttingen venter i listen nedenfor til du tar den.',
    with: {
      write:
        'Ta delene etter hverandre, på én dag eller på flere. Du begynner med lesing; lytting og skriving venter i listen nedenfor til du tar dem.',
      all: 'Ta delene etter hverandre, på én dag eller på flere. Du begynner med lesing; lytting, skriving og muntlig venter i listen nedenfor til du tar dem.',
    },
    action: 'Begynn på en hel prøve',
  },
  single: { title: 'Bare én del' },
  offer: {
    read: '{{minutes}} minutter og {{tasks}} oppgaver i tre deltester. Svarene dine avgjør hvilke deltester du får, så den samme prøven passer for alle fra A1 til B2.',
    listen:
      'Mellom {{from}} og {{to}} minutter og {{tasks}} oppgaver i tre deltester. Den går av seg selv, og du kan ikke gå tilbake.',
    write:
      'A1–A2, A2–B1, B1–B2 eller C1: Du velger, og prøven kan ikke gi mer enn det øverste nivået. {{from}} til {{to}} minutter, lenger på C1.',
    speak:
      'A1–A2, A2–B1, B1–B2 eller C1: bilder, egne meninger og samtale med en partner du hører, med opptak. {{from}} til {{to}} minutter, med forberedelse på C1.',
  },
  begin: {
    read: 'Ta lesedelen',
    listen: 'Ta lyttedelen',
    write: 'Ta skrivedelen',
    speak: 'Ta den muntlige delen',
  },
  needs: {
    write: 'Den er med i Plus og Premium.',
    speak: 'Den er med i Premium.',
    packages: 'Se pakkene',
  },
  officialDecides:
    'Vi følger det HK-dir skriver om prøven. Står det noe annet på den offisielle siden, er det den som gjelder.',
  running: {
    read: 'Lesedelen din er i gang',
    listen: 'Lyttedelen din er i gang',
    write: 'Skrivedelen din er i gang',
    speak: 'Den muntlige delen din er i gang',
    text: 'Klokka går mens du er borte.',
    action: 'Fortsett',
  },
  earlier: {
    title: 'Prøveeksamenene dine',
    none: 'Du har ikke fullført noen ennå.',
    whole: 'Hel prøve, begynt {{day}}',
    part: 'Én del, {{day}}',
    texts: '{{test}}: se hvordan det gikk',
    open: 'Resultatet i {{part}}',
  },
  before: {
    back: 'Prøveeksamener',
    read: {
      title: 'Før du begynner å lese',
      time: 'Du har {{minutes}} minutter til alt. Klokka starter når du trykker på knappen, og den er vår: Den går videre om du laster siden på nytt, lukker den eller bytter enhet.',
      tests:
        'Det er {{tasks}} oppgaver i tre deltester: først åtte, så åtte til, så tjue. Den neste deltesten velges etter hvordan det gikk i de forrige.',
      moves:
        'I en deltest kan du gå fram og tilbake og endre svarene. Når du har levert den, kan du ikke gå tilbake til den.',
      kinds:
        'Du velger svar, fyller hull fra en liste, klikker på et ord i teksten, finner riktig person, kobler oppslag eller setter avsnitt i rekkefølge. Du skal ikke skrive noe selv.',
      answers:
        'Galt svar teller likt med ikke noe svar, så svar på alt. Hva som var riktig, får du se etterpå.',
      pause: 'Du kan ikke ta pause. Forlater du delen, er den over uten resultat.',
      action: 'Begynn å lese',
    },
    listen: {
      title: 'Før du begynner å lytte',
      time: 'Delen tar mellom {{from}} og {{to}} minutter. Den starter når du trykker på knappen, og går av seg selv til den er ferdig, også om du laster siden på nytt eller bytter enhet.',
      tests:
        'Det er {{tasks}} oppgaver i tre deltester. Den neste deltesten velges etter hvordan det gikk i de forrige.',
      moves: 'Du kan ikke gå tilbake. Svarene til et opptak kan du endre til det neste kommer.',
      plays:
        'Opptak til og med B1 spilles to ganger, opptak på B2 én gang. Du leser spørsmålene før hvert opptak.',
      answers:
        'Galt svar teller likt med ikke noe svar, så svar på alt. Hva som var riktig, får du se etterpå.',
      sound: 'Ta på deg hodetelefonene, og kontroller at du hører lyd fra enheten før du begynner.',
      pause: 'Du kan ikke ta pause. Forlater du delen, er den over uten resultat.',
      action: 'Begynn å lytte',
    },
  },
  test: 'deltest {{number}} av 3',
  taskNumber: 'Oppgave {{number}}',
  text: 'Tekst',
  question: 'Spørsmål',
  previous: 'Forrige',
  next: 'Neste',
  runsByItself: 'Det neste opptaket kommer av seg selv.',
  strip: {
    label: 'Oppgavene i deltesten',
    answered: 'Oppgave {{number}}, besvart',
    open: 'Oppgave {{number}}, ikke besvart',
  },
  clock: {
    show: 'Vis tiden som er igjen',
    hide: 'Skjul tiden som er igjen',
    left_one: '{{count}} minutt igjen.',
    left_other: '{{count}} minutter igjen.',
  },
  clip: {
    read: 'Les spørsmålene. Opptaket kommer snart.',
    playing: 'Hør: avspilling {{number}} av {{count}}',
    again: 'Opptaket spilles én gang til.',
    answer: 'Velg svarene dine.',
    next: 'Det neste opptaket kommer om {{time}}.',
    allow: 'Slå på lyden',
    failed: 'Lyden kunne ikke hentes. Sjekk nettforbindelsen; delen går videre.',
  },
  pause: {
    title: 'Deltest {{number}} begynner straks',
    text: 'Den begynner av seg selv. Svarene så langt er lagret.',
    soon: 'Denne deltesten er over. Den neste begynner av seg selv.',
  },
  handIn: {
    open: 'Neste deltest',
    title: 'Gå videre til neste deltest?',
    titleLast: 'Avslutte denne delen?',
    unanswered_one: '{{count}} oppgave er uten svar og teller som feil.',
    unanswered_other: '{{count}} oppgaver er uten svar og teller som feil.',
    text: 'Du kan ikke gå tilbake til denne deltesten.',
    textLast: 'Svarene blir levert, og du får se resultatet.',
    list: 'Oppgaver uten svar',
    goTo: 'Gå til oppgave {{number}}',
    back: 'Bli i deltesten',
    confirm: 'Lever og gå videre',
    confirmLast: 'Lever og avslutt',
  },
  leave: {
    open: 'Forlat prøven',
    title: 'Vil du forlate delen for godt?',
    text: 'Delen kan ikke settes på pause. Forlater du den nå, er den over uten resultat, og du kan ikke fortsette på den senere.',
    back: 'Bli her',
    confirm: 'Forlat uten resultat',
  },
  result: {
    back: 'Prøveeksamener',
    head: { read: 'Lesing, prøveeksamen', listen: 'Lytting, prøveeksamen' },
    sure: 'Nivået er riktig i omtrent {{count}} av 10 slike resultater.',
    sureHigh: 'Nivået er riktig i minst 9 av 10 slike resultater.',
    incomplete:
      'Tiden gikk ut før du kom til den siste deltesten. Nivået er mindre sikkert enn etter en hel del.',
    robot: 'De fleste opptakene ble lest av en robotstemme, så dette nivået i lytting er foreløpig.',
    description:
      'Nivået er {{level}}. Det ligger mest sannsynlig mellom {{low}} og {{high}} på veien fra 0 (Pre-A1) til 5 (C1).',
    here: 'Du er her',
    levelsTitle: 'Hvor sannsynlig hvert nivå er',
    percent: '{{percent}} %',
    percentLess: 'under 1 %',
    nextTitle: 'Det som skiller deg fra neste nivå',
    topTitle: 'Det høyeste nivået på prøven',
    next_one:
      'Til {{level}} er det {{distance}} nivå. En som så vidt har nådd {{level}}, har omtrent {{count}} riktig svar mer på disse oppgavene.',
    next_other:
      'Til {{level}} er det {{distance}} nivå. En som så vidt har nådd {{level}}, har omtrent {{count}} flere riktige svar på disse oppgavene.',
    top: 'Prøven måler ikke høyere enn B2. Om du er på C1, viser en egen prøve.',
    error:
      'Standardfeilen er {{error}} nivå: Så langt ligger slike resultater vanligvis fra det du egentlig mestrer.',
    tasks: '{{correct}} av {{count}} oppgaver var helt riktige, og {{answered}} hadde et svar.',
    ours: 'Nivået er vårt anslag til øving, ikke et resultat fra Norskprøven.',
    review: 'Se svarene med begrunnelser',
    pdf: 'Last ned som PDF',
  },
  errors: {
    offline:
      'Ingen forbindelse. Svarene dine er lagret her og sendes så snart nettet er tilbake. Klokka går videre.',
    mock_running:
      'En annen del er i gang. Fullfør den eller forlat den først; du finner den på siden for prøveeksamener.',
    part_taken: 'Du har allerede tatt denne delen av prøven. Begynn på en ny prøve for å ta den igjen.',
    too_few_tasks:
      'Delen kan ikke settes sammen akkurat nå. Gjelder det lytting, blir lyden fortsatt laget; prøv igjen om noen minutter.',
    mock_not_found: 'Denne prøveeksamenen er ikke din, eller den er slettet.',
    mock_over: 'Denne delen er over. Det som ble sendt etter at tiden var ute, teller ikke.',
    stage_over: 'Denne deltesten er levert, kanskje i et annet vindu. Svaret ble ikke endret.',
    task_not_given: 'Denne oppgaven er ikke her lenger. Siden viser hvor du er i prøven nå.',
    package_needed: 'Pakken din har ikke denne prøven. Du finner pakkene på siden om pakken din.',
    test_missing: 'Velg hvilken prøve du vil ta.',
    recording_missing: 'Opptaket kom ikke fram. Det ligger på denne enheten; lever det på nytt.',
    recording_too_long:
      'Opptaket er lengre enn oppgaven tillater, så det ble ikke tatt imot. La oppgaven stå for å gå videre.',
    recording_begun_late: 'Tiden var ute før dette opptaket begynte, så det teller ikke.',
    recording_too_late: 'Dette opptaket varer lenger enn tiden, så det teller ikke.',
    recording_unsound:
      'Opptaket kan ikke spilles av, så det ble ikke tatt imot. La oppgaven stå for å gå videre.',
    licence_needed:
      'Du trenger en pakke for å begynne på en prøveeksamen. Det du har begynt på, kan du fullføre.',
    demo_account: 'Demoen er til å se seg om i; dette krever din egen konto.',
    wrong_shape: 'Svaret kom ikke helt fram. Velg på nytt.',
    too_many_requests: 'Det gikk veldig fort. Vent litt; svarene dine er lagret her.',
    not_signed_in: 'Økten din er avsluttet. Logg inn igjen; delen og klokka går videre.',
    unexpected_failure: 'Noe gikk galt hos oss. Svarene dine er lagret her og sendes på nytt.',
  },
};
