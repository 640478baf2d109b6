export default {
  hero: {
    title: 'Veien til <nb>bestått</nb> er merket.',
    lead: 'Øv til Norskprøven, fra Pre-A1 til C1. Begynn med en gratis nivåtest: se hvor du står, hvor sikkert det er, og hva som er neste etappe.',
    start: 'Ta den gratis nivåtesten',
    how: 'Se hvordan det virker',
    note: 'Uten konto, uten kort.',
  },
  example: {
    caption: 'Eksempel på resultat',
    onTheWay: '{{level}}, på vei mot {{next}}',
    between: 'Mellom {{lower}} og {{upper}}',
    description:
      'Eksempel på et resultat, tegnet som en fjellsti med seks stasjoner fra Pre-A1 til C1. Her står deltakeren: {{label}}. Med 90 % sikkerhet ligger nivået mellom {{low}} og {{high}}.',
  },
  parts: {
    title: 'Fire delprøver, som på prøven',
    lead: 'Hver oppgave er merket med nivå, og hvert svar får en forklaring, på norsk og engelsk.',
    notOpen: 'Ikke åpnet ennå',
    read: {
      title: 'Les',
      text: 'Oppslag, beskjeder og artikler fra hverdagen. Når du har svart, ser du hvilke ord i teksten som avgjør.',
      alt: 'Eksempel: I en kort tekst er ordet «kontrollere» markert, fordi det betyr det samme som «sjekke».',
      same: 'betyr det samme som',
    },
    listen: {
      title: 'Lytt',
      text: 'Opptak på ti til nitti sekunder, spilt av like mange ganger som på prøven. Teksten får du når du har svart.',
      alt: 'Eksempel: et lydopptak på 22 sekunder og to svar å velge mellom.',
    },
    write: {
      title: 'Skriv',
      text: 'Merker i din egen tekst, hvert med en regel og en retting, etter de samme kriteriene som sensorene bruker.',
      alt: 'Eksempel: Ordstillingen i en setning er markert, med rettingen under.',
      mark: 'Ordstilling',
    },
    speak: {
      title: 'Snakk',
      text: 'Svar høyt, les hva som ble oppfattet, og se hva en sensor ville lyttet etter.',
      alt: 'Eksempel: et opptak som pågår, med det som ble sagt, skrevet under.',
      recording: 'Tar opp',
      of: 'av',
    },
  },
  found: {
    title: 'Slik finner vi nivået ditt',
    lead: 'Testen leter etter deg langs stien. Et riktig svar gir en vanskeligere oppgave, et galt svar en lettere.',
    start: {
      title: 'Begynn i midten.',
      text: 'De første oppgavene ligger rundt B1 og finner riktig område.',
    },
    follow: { title: 'Følg svarene.', text: 'For hvert svar blir det færre nivåer du kan ligge på.' },
    read: {
      title: 'Les resultatet.',
      text: 'Et nivå, usikkerheten rundt det og feilene bak. Vi kaller aldri en gjetning for et faktum.',
    },
    chart: 'Nivået, svar for svar',
    right: 'riktig',
    wrong: 'galt',
    band: '90 %-bånd',
    captionOnTheWay:
      'Oppgavenummer. Et eksempel fra vår egen testmotor: Etter {{count}} svar står denne oppdiktede deltakeren på {{level}}, på vei mot {{next}}.',
    captionLevel:
      'Oppgavenummer. Et eksempel fra vår egen testmotor: Etter {{count}} svar står denne oppdiktede deltakeren på {{level}}.',
    captionBetween:
      'Oppgavenummer. Et eksempel fra vår egen testmotor: Etter {{count}} svar står denne oppdiktede deltakeren mellom {{lower}} og {{upper}}.',
    chartAlt:
      'Linjediagram over én oppdiktet test med {{count}} svar, {{right}} av dem riktige. 90 %-båndet går først fra {{firstLow}} til {{firstHigh}} og til slutt fra {{low}} til {{high}}.',
  },
  guarantee: {
    title: 'Bestått-garanti',
    lead: 'Har du gjort jobben, og prøven likevel sier nei, forlenger vi pakken din, så du kan prøve igjen. Det er en forlengelse, ikke en tilbakebetaling, og disse fire tingene må være på plass.',
    weeks: { title: 'Fire uker med aktiv øving', text: 'minst, før den offisielle prøven' },
    tasks: { title: '100 øvingsoppgaver', text: 'minst, fordelt på alle ferdighetene' },
    level: { title: 'Nivåtesten tatt', text: 'så vi vet hvor du begynte' },
    proof: { title: 'Dokumentasjon på at du ikke besto', text: 'sendt til oss innen 30 dager' },
  },
  pricing: {
    title: 'Priser',
    lead: 'Begynn gratis. Betal for 30 dager om gangen.',
    more: 'Sammenlign pakkene',
  },
  questions: {
    title: 'Spørsmål',
    fail: {
      question: 'Kan jeg stryke på Norskprøven?',
      answer:
        'Norskprøven A1–B2 gir deg et nivå på hver delprøve, ikke bestått eller ikke bestått. Du bestemmer hvilket nivå du trenger; hos oss betyr «bestått» at du nådde det. C1 er en egen prøve, og der er resultatet C1 eller ikke bestått.',
    },
    free: {
      question: 'Er nivåtesten virkelig gratis?',
      answer:
        'Ja. Du trenger verken konto eller kort, og du får se hele resultatet. Den fulle testen har {{atLeast}} til {{atMost}} oppgaver i lesing og lytting og slutter når nivået er sikkert nok; hurtigtesten har høyst {{quick}}. Svarene lagres underveis, så du kan ta en pause og fortsette senere.',
    },
    sure: {
      question: 'Hvor sikkert er resultatet mitt?',
      answer:
        'Det står i resultatet: Rundt nivået ditt ligger et bånd, og det er 90 % sikkert at du er innenfor. Er to nivåer nesten like sannsynlige, sier vi «mellom». Det er et anslag ut fra lesing og lytting, ikke et offisielt resultat, og foreløpig sier det ingenting om hvordan du skriver og snakker.',
    },
    test: {
      question: 'Hvordan er den virkelige prøven bygd opp?',
      answer:
        'Norskprøven A1–B2 har fire selvstendige delprøver: lesing, lytting, skriving og muntlig. Du kan ta én, flere eller alle. Lesing og lytting er én prøve for alle og tilpasser seg deg; til skriving og muntlig velger du A1–A2, A2–B1 eller B1–B2. Det er fire prøveperioder i året.',
      link: 'Mer om prøven',
    },
    residence: {
      question: 'Hva trenger jeg til statsborgerskap eller permanent opphold?',
      answer:
        'Siden 1. oktober 2022 kreves muntlig norsk på B1 for statsborgerskap; for noen er A2 nok. Kravet for permanent opphold må du sjekke hos UDI, som avgjør begge deler. Høyere utdanning krever B2.',
      link: 'udi.no',
    },
    feedback: {
      question: 'Hvordan får jeg tilbakemelding på skriving og muntlig?',
      answer:
        'Når du leverer en tekst på bokmål, anslår våre egne regler nivået og sier hvor sikkert det er. Teksten får merker der noe kan bli bedre, hvert med sin grunn, og du kan rette den og sammenligne. Ingen mennesker har lest den, og det står der. Muntlig øver du med punkter å krysse av for hver oppgave, sensorenes kriterier og modellsvar. Det er det ingen som vurderer ennå.',
    },
    stop: {
      question: 'Kan jeg avslutte pakken min?',
      answer:
        'Det er ingenting å avslutte. En pakke betales én gang, varer i 30 dager og slutter av seg selv.',
    },
  },
  stories: { title: 'Fra LettAvis', all: 'Alle historier' },
  articles: { title: 'Siste artikler', all: 'Alle artikler' },
  closing: { title: 'Hvor står du i dag?' },
};
