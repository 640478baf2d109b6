/** Skriving og muntlig i prøveeksamener. */
export default {
  before: {
    write: {
      title: 'Før du begynner å skrive',
      time: 'Tiden er som på prøven, én tid til alle oppgavene. Den starter når du trykker på knappen, og klokka er vår: Den går videre om du laster siden på nytt, lukker den eller bytter enhet.',
      moves: 'Du kan gå fram og tilbake mellom oppgavene til du leverer alt.',
      words: 'Antall ord er til hjelp. En tekst som er lengre, blir lest til slutten.',
      help: 'Skrivefeil blir ikke markert, og du kan ikke slå opp ord. Det du skriver, blir lagret underveis.',
      end: 'Etterpå får du se eksempeltekster og punktene et svar bør ha, og et anslått nivå der tekstene dine kan vurderes.',
      action: 'Begynn å skrive',
    },
    speak: {
      title: 'Før du begynner å snakke',
      time: 'Tiden er som på prøven, én tid til alle oppgavene. Den starter når du trykker på knappen, og kan ikke settes på pause.',
      once: 'Oppgavene kommer én etter én. Hvert svar tas opp én gang; du kan ikke ta det opp på nytt eller gå tilbake.',
      partner: 'I parsamtalen hører du en samtalepartner, og dere snakker etter tur.',
      microphone: 'Prøv mikrofonen her mens du har tid. Det er fint med hodetelefoner.',
      end: 'Når tiden er ute, blir det du holder på å si, tatt vare på og sendt.',
      action: 'Begynn å snakke',
      silent: 'Du kan ta delen uten opptak for å se hvordan den er. Uten opptak blir det ingen vurdering.',
    },
  },
  test: {
    title: 'Hvilken prøve vil du ta?',
    text: {
      write:
        'På den virkelige prøven velger du når du melder deg på. Du kan ikke få høyere resultat enn prøven du velger.',
      speak:
        'På den virkelige prøven velger du når du melder deg på. Resultatet kan bli høyst ett nivå over eller under prøven.',
    },
    size: {
      write: '{{count}} oppgaver på {{minutes}} minutter.',
      speak: '{{count}} oppgaver på inntil {{minutes}} minutter.',
      c1_write:
        'En lang samtale du hører to ganger, et sammendrag av den og én av to skriveoppgaver, på {{minutes}} minutter.',
      c1_speak:
        '30 minutter til å forberede deg med tekster, og så {{from}} til {{minutes}} minutter til å snakke.',
    },
    ceiling: {
      write: {
        'A1–A2': 'Det høyeste du kan få på denne prøven, er A2.',
        'A2–B1': 'Det høyeste du kan få på denne prøven, er B1.',
        'B1–B2': 'Det høyeste du kan få på denne prøven, er B2.',
        C1: 'Resultatet er C1 eller ikke bestått.',
      },
      speak: {
        'A1–A2': 'Du kan få fra under A1 til B1.',
        'A2–B1': 'Du kan få fra A1 til B2.',
        'B1–B2': 'Du kan få fra A2 til B2.',
        C1: 'Resultatet er C1 eller ikke bestått.',
      },
    },
    closed: { plus: 'Denne prøven er med i Plus og Premium.', premium: 'Denne prøven er med i Premium.' },
  },
  needs: {
    write: 'Skriving er med i Plus og Premium.',
    speak: 'Muntlig er med i Premium.',
    packages: 'Se pakkene',
  },
  topic: {
    title: 'Velg hva du vil skrive om',
    text: 'Skriv om ett av disse. Du kan ombestemme deg til du leverer; bare det du har valgt da, blir vurdert.',
    number: 'Emne {{number}}',
    choose: 'Skriv om emne {{number}}',
    taken: 'Du har valgt ett av to emner.',
    change: 'Se begge igjen',
  },
  handIn: {
    open: 'Lever',
    title: 'Vil du levere alle tekstene?',
    empty_one: 'Oppgave {{list}} har ingen tekst og teller som ikke besvart.',
    empty_other: 'Oppgavene {{list}} har ingen tekst og teller som ikke besvart.',
    text: 'Da er delen over, og du kan ikke endre tekstene mer.',
    back: 'Skriv videre',
    confirm: 'Lever',
  },
  speak: {
    skip: 'La oppgaven stå',
    ending: 'Alle oppgavene er gjort. Delen blir levert …',
  },
  prepare: {
    text: 'Les tekstene og oppgavene, og noter. Den muntlige delen begynner av seg selv når tiden er ute.',
    task: 'Oppgave {{number}}',
    notes: 'Notater (bare på denne enheten)',
    begin: 'Begynn å snakke nå',
  },
  conversation: {
    label: 'Samtalen',
    read: 'Les oppgaven. Samtalen spilles snart, to ganger i alt.',
    again: 'Samtalen spilles én gang til.',
    over: 'Samtalen er spilt to ganger. Skriv tekstene dine.',
    ends: 'Den andre avspillingen er over om {{time}}.',
  },
  errors: {
    not_saved:
      'Teksten er ikke lagret ennå: Det er ingen forbindelse, eller et annet vindu har endret den. Den ligger på denne enheten; prøv igjen om litt.',
    draft_conflict: 'Et annet vindu har endret denne teksten. Velg hvilken versjon du vil fortsette med.',
    sitting_over: 'Tiden til denne delen er ute.',
  },
  result: {
    head: { write: 'Skriving, prøveeksamen {{test}}', speak: 'Muntlig, prøveeksamen {{test}}' },
    level: {
      write: 'Anslått ut fra alle tekstene i delen; en oppgave uten tekst teller som under A1.',
      speak: 'Anslått ut fra alle opptakene i delen; en oppgave uten opptak teller som under A1.',
    },
    capped: {
      write: 'Tekstene dine kan ligge over denne prøven, men den kan ikke gi et høyere nivå. Prøv den neste.',
      speak: 'Du kan ligge over denne prøven, men den kan ikke gi et høyere nivå. Prøv den neste.',
    },
    c1: { passed: 'C1', notPassed: 'Ikke bestått' },
    waiting: {
      title: 'Blir vurdert',
      text: 'Det tar litt tid. Siden endrer seg av seg selv; du kan også komme tilbake senere.',
    },
    unassessed: {
      title: 'Ingen vurdering ennå',
      reason: {
        no_assessor:
          'Ingen her kan vurdere tekstene dine ennå, så det blir ikke noe nivå. Se på hver oppgave: Punktene og eksemplene viser hva et svar bør ha.',
        no_transcription:
          'Ingen har lyttet ennå, så det blir ikke noe nivå. Opptakene dine er lagret; se på hver oppgave med punkter og eksempler.',
        no_recording:
          'Noe ble levert uten opptak. Der er det ingenting å vurdere, og delen får ikke noe nivå.',
        no_speech: 'Vi hørte ingen tale i et av opptakene, så delen får ikke noe nivå.',
        too_short: 'En av tekstene er for kort til å si noe sikkert, så delen får ikke noe nivå.',
        not_norwegian: 'Mye av en tekst ser ikke ut til å være norsk, så delen får ikke noe nivå.',
      },
      failed: 'Ikke alt du leverte, kunne vurderes. Åpne oppgaven for å prøve igjen.',
    },
    nothing_handed_in: {
      title: 'Ingenting levert',
      text: 'Det var ingen tekst eller noe opptak da delen var over, så det blir ikke noe resultat.',
    },
    tasks: 'Oppgavene dine',
    estimate: 'Vårt anslag på nivåskalaen',
    look: 'Se på den',
    review: 'Se punkter, eksempler og tilbakemelding',
  },
};
