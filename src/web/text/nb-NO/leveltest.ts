export default {
  title: 'Test nivået ditt',
  lead: 'Testen leter etter deg på stien: Svarer du riktig, blir neste oppgave vanskeligere, og svarer du feil, blir den lettere. Den slutter når nivået er sikkert nok.',
  leadVisitor:
    'Testen leter etter deg på stien: Svarer du riktig, blir neste oppgave vanskeligere, og svarer du feil, blir den lettere. Den slutter når nivået er sikkert nok. Ingen konto, ikke noe kort.',
  length: 'Rundt {{tasks}} oppgaver, {{minutes}} minutter',
  settings: 'Innstillinger',
  levels: 'Nivåer',
  allLevels: 'Alle nivåer',
  categories: 'Deler',
  allCategories: 'Alle deler',
  categoriesNote:
    'Skriving og muntlig blir vurdert, ikke rettet med fasit, så de er ikke med i nivåtesten. Øv på dem for seg, eller ta en prøveeksamen.',
  category: { read: 'Lesing', listen: 'Lytting', write: 'Skriving', speak: 'Muntlig' },
  how: 'Slik tar du testen',
  quick: {
    title: 'Kort test',
    text: 'Rundt {{tasks}} oppgaver, {{minutes}} minutter. Den fulle testen har rundt {{full}} og gir et sikrere resultat.',
  },
  randomOrder: {
    title: 'Tilfeldig rekkefølge',
    text: 'Lesing og lytting om hverandre. Av: én del om gangen, som på prøven.',
  },
  showAnswers: {
    title: 'Vis svarene underveis',
    text: 'Se fasit og forklaring etter hver oppgave. Av: alt til slutt, som på prøven.',
  },
  freePlays: {
    title: 'Hør klippene så ofte jeg vil',
    text: 'For øving. Av: to ganger til og med B1 og én gang fra B2, som på prøven.',
  },
  dark: { title: 'Mørk visning', text: 'Bedre for øynene om kvelden.' },
  start: 'Start testen',
  starting: 'Starter …',
  saved: 'Hvert svar lagres med en gang. Du kan gå og fortsette senere.',
  resume: {
    title: 'Du har en test som ikke er ferdig',
    text_one: '{{count}} oppgave så langt. Den fortsetter der du slapp.',
    text_other: '{{count}} oppgaver så langt. Den fortsetter der du slapp.',
    action: 'Fortsett',
  },
  errors: {
    no_level: 'Velg minst ett nivå!',
    no_category: 'Velg minst én del!',
    no_task: 'Det finnes ingen oppgaver for dette valget ennå. Velg flere nivåer eller begge delene.',
    wrong_shape: 'Skjemaet kom ikke helt fram. Prøv en gang til.',
    too_many_requests:
      'Svært mange tester er startet fra nettet ditt akkurat nå. Prøv igjen om noen minutter.',
    unexpected_failure: 'Noe gikk galt hos oss, og ingen test ble startet. Prøv igjen.',
  },
};
