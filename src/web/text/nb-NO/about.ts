export default {
  title: 'Slik virker det',
  lead: 'En test som finner nivået ditt, oppgaver som forklarer seg selv, og et tydelig bilde av hvor du står. Her leser du hvordan det er laget, og hvor mye du kan stole på det.',
  test: {
    title: 'Nivåtesten',
    adapt: {
      title: 'Den tilpasser seg',
      text: 'Hver oppgave har en vanskegrad. Etter hvert svar regner vi ut hvilke nivåer som fortsatt er sannsynlige, og velger oppgaven som forteller oss mest. Flaks betyr lite: Modellen vet at ett av fire svar kan være gjettet.',
    },
    stop: {
      title: 'Den stopper når den vet nok',
      text: 'Den fulle testen har {{atLeast}} til {{atMost}} oppgaver, hurtigtesten høyst {{quick}}. Den slutter når en oppgave til knapt ville gjort nivået sikrere.',
    },
    say: {
      title: 'Den sier hvor sikker den er',
      text: 'Med 90 % sikkerhet ligger nivået ditt innenfor båndet. Er to nivåer nesten like sannsynlige, sier resultatet «mellom» og peker ikke ut ett.',
    },
    keep: {
      title: 'Den tar vare på svarene',
      text: 'Hvert svar lagres med én gang. Du mister ingenting om du laster siden på nytt, lukker maskinen eller faller av nettet. Uten konto hører testen til nettleseren din; lager du konto senere, følger den med.',
    },
  },
  reading: {
    title: 'Slik leser du bildet',
    sure: 'Ett nivå er sannsynlig nok til å nevnes: B1, et stykke forbi stasjonen.',
    sureAlt:
      'Sti fra Pre-A1 til C1: Deltakeren står et stykke forbi B1, og båndet går fra like under B1 til over halvveis til B2.',
    between: 'To nivåer er nesten like sannsynlige: mellom A2 og B1. Flere oppgaver gjør båndet smalere.',
    betweenAlt: 'Sti fra Pre-A1 til C1: Båndet går fra A2 til B1, og ikke noe enkelt nivå er pekt ut.',
  },
  levels: {
    title: 'Hva nivåene betyr',
    lead: 'De seks nivåene følger det europeiske rammeverket. Med våre egne ord:',
    category: { read: 'Lesing', listen: 'Lytting', write: 'Skriving', speak: 'Muntlig' },
    A1: {
      read: 'Navn, ord du kjenner, og oppslag på én linje.',
      listen: 'Kjente uttrykk, sagt sakte og tydelig.',
      write: 'Skjemaer og enkle uttrykk om deg selv.',
      speak: 'Korte, faste uttrykk, med litt hjelp.',
    },
    A2: {
      read: 'Det du leter etter i annonser, menyer, rutetabeller og beskjeder.',
      listen: 'Poenget i en kort og tydelig beskjed.',
      write: 'Korte beskjeder og enkle setninger i sammenheng, om hverdagen og det som har hendt.',
      speak: 'En enkel samtale om dagligdagse ting.',
    },
    B1: {
      read: 'Hovedpunktene i vanlige tekster fra hverdag og arbeid.',
      listen: 'Hovedpunktene i tydelig tale og i rolige nyheter.',
      write: 'Sammenhengende tekst om kjente emner, med korte begrunnelser.',
      speak: 'De fleste situasjoner i hverdagen; du forteller og begrunner kort.',
    },
    B2: {
      read: 'Artikler med et standpunkt, og tekster fra ditt eget fag.',
      listen: 'Lengre tale, de fleste nyheter, en moderat dialekt.',
      write: 'Klare, detaljerte tekster som argumenterer.',
      speak: 'Flytende samtale; du forsvarer et syn.',
    },
    C1: {
      read: 'Lange, krevende tekster, med det som står mellom linjene, og stilen.',
      listen: 'Lang tale, også når den er løst bygd opp.',
      write: 'Godt oppbygd tekst om sammensatte emner, i riktig tone.',
      speak: 'Smidig, presist og uten anstrengelse.',
    },
  },
  tasks: {
    title: 'Hvor oppgavene kommer fra',
    written: {
      title: 'Skrevet for dette nettstedet',
      text: 'Ingenting er kopiert fra prøven, en lærebok eller en avis. Tallene vi oppgir, er telt i oppgavebanken.',
    },
    solved: {
      title: 'Løst av en leser til',
      text: 'En som ikke ser fasiten, løser hver oppgave. Er de to uenige, blir oppgaven rettet eller tatt ut.',
    },
    explained: {
      title: 'Forklart på to språk',
      text: 'Til hver fasit hører en forklaring på norsk og engelsk: hvorfor dette svaret, og hvorfor det fristende er galt.',
    },
    marked: {
      title: 'Rettet etter fasit',
      text: 'Lesing og lytting rettes etter fasit og rettskrivingsregler, ikke av kunstig intelligens. Det en maskin en dag anslår, skal merkes som et anslag.',
    },
  },
  exam: {
    title: 'Den virkelige prøven',
    lead: 'Norskprøven lages av HK-dir, Direktoratet for høyere utdanning og kompetanse. Vi er ikke knyttet til dem. Det som følger, er lest på de offisielle sidene i {{date}}; der vi sier noe annet, er det den offisielle siden som gjelder.',
    source: 'Kilde: {{page}}',
    label: {
      parts: 'Deler',
      result: 'Resultat',
      choice: 'Valg av nivå',
      reading: 'Lesing',
      listening: 'Lytting',
      writing: 'Skriving',
      speaking: 'Muntlig',
      rounds: 'Når og hvor',
      price: 'Pris',
      appeal: 'Klage',
      c1: 'C1-prøven',
    },
    fact: {
      parts:
        'Prøven har {{parts}} selvstendige delprøver: lytting, lesing, skriving og muntlig. Du kan ta de delene du vil.',
      result:
        'Et nivå på hver delprøve: under A1, A1, A2, B1 eller B2. Ingen består eller stryker, og det beste resultatet på hver del står på beviset.',
      choice:
        'Bare til skriving og muntlig: A1–A2, A2–B1 eller B1–B2. Lesing og lytting er én prøve for alle og tilpasser seg deg.',
      reading: '{{minutes}} minutter, omtrent {{tasksFrom}} til {{tasksTo}} oppgaver til korte tekster.',
      listening:
        '{{minutesFrom}} til {{minutesTo}} minutter. Opptak på høyst {{clipSeconds}} sekunder, spilt av to ganger til og med B1 og én gang på B2. Du kan ikke gå tilbake.',
      writing:
        '{{minutes}} minutter, på B1–B2 {{minutesUpper}}. Du kan ikke få et høyere nivå enn det øverste på prøven du valgte.',
      speaking: '{{minutesFrom}} til {{minutesTo}} minutter, to og to på samme nivå.',
      rounds:
        '{{perYear}} prøveperioder i året, bare i Norge. Du melder deg på omtrent {{registrationWeeks}} uker før, og resultatet kommer omtrent {{resultWeeks}} uker etter.',
      price:
        'Kommunen bestemmer: ofte {{partFrom}} til {{partTo}} kroner for én del og {{allFrom}} til {{allTo}} kroner for alle fire.',
      appeal: 'Bare på skriving, og det nye resultatet gjelder også når det er lavere.',
      c1: 'En egen prøve med resultatet C1 eller ikke bestått: {{minutes}} minutter lytting og skriving med et sammendrag på høyst {{summaryWords}} ord, deretter lesing og muntlig.',
    },
    official: 'Den offisielle siden',
  },
  open: {
    title: 'Dette finnes',
    free: 'Gratis',
    freeText:
      'Nivåtesten i lesing og lytting med hele resultatet, øving på A1–A2, artikler, LettAvis, fellesskapet og samtalearkene. Med konto også resultatene, planen og tellingen for bestått-garantien.',
    packages: 'Med en pakke',
    packagesText:
      'Med Plus eller Premium får du skriving med tilbakemelding fra våre egne regler, prøveeksamener, ordkort, egne tester, nivåene over, Spør en lærer og språkkafeen. Med Premium får du også muntlig og tilbakemelding fra lærere.',
  },
};
