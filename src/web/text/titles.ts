/** Titles and descriptions of the screens, both languages in one place: they are needed before any other text. */
type Title = { readonly title: string; readonly description?: string };

const english = {
  landing: {
    title: 'Practise for Norskprøven, A1 to C1',
    description:
      'Take the free Norwegian level test without an account. See where you stand from Pre-A1 to C1, how sure that is, and what to practise next.',
  },
  about: {
    title: 'How it works',
    description: 'How Bestått finds your Norwegian level, and how you practise for Norskprøven.',
  },
  pricing: {
    title: 'Pricing',
    description:
      'Free, Plus and Premium: what each package holds and costs. Start free, pay for 30 days at a time.',
  },
  terms: {
    title: 'Terms and conditions',
    description: 'The terms for using Bestått, and how we treat your data and cookies.',
  },
  leveltest: {
    title: 'Test your level',
    description: 'A free Norwegian level test in reading and listening. No account needed.',
  },
  custom: {
    title: 'Custom test',
    description: 'Put together a test of the levels and categories that you want to practise.',
  },
  test: { title: 'Level test', description: 'Your Norwegian level test. Every answer is saved at once.' },
  result: {
    title: 'Your result',
    description: 'Your Norwegian level from Pre-A1 to C1, how sure it is, and what to practise next.',
  },
  review: {
    title: 'Your answers',
    description: 'Every task of your test with your answer, the key and the reason.',
  },
  practise: { title: 'Practise' },
  tests: { title: 'Previous tests' },
  flashcards: { title: 'Flashcards' },
  overview: { title: 'My overview' },
  auth: { title: 'Log in', description: 'Log in to Bestått, or create an account and keep your results.' },
  forgot: { title: 'Forgot your password?' },
  createAccount: { title: 'Create an account' },
  newPassword: { title: 'Choose a new password' },
  confirm: { title: 'Confirm' },
  secondFactor: { title: 'Second step' },
  signout: { title: 'Signing out' },
  onboarding: { title: 'Set up your profile' },
  licence: { title: 'License' },
  plan: { title: 'Your way to the exam' },
  guarantee: { title: 'Pass guarantee' },
  checkout: { title: 'Checkout' },
  testCheckout: { title: 'Test checkout' },
  order: { title: 'Your order' },
  settings: { title: 'Settings' },
  yourData: { title: 'Your data' },
  demo: {
    title: 'Demo',
    description: 'Look around in Bestått as a made-up learner with six weeks of practice. No account needed.',
  },
  practice: { title: 'Practice' },
  security: { title: 'Security' },
  shared: { title: 'A shared result' },
  feedback: { title: 'Give feedback' },
  contact: {
    title: 'Contact us',
    description: 'Write to the people who run Bestått. You get an answer within 48 hours.',
  },
  discount: {
    title: 'A code for your first package',
    description: 'A code by mail: a discount on one package of Bestått, or a week of Trial.',
  },
  mail: { title: 'Email' },
  mailStop: { title: 'Stop mails' },
  articles: {
    title: 'Articles and advice',
    description:
      'Advice on Norskprøven: choosing a level, each part of the test, study plans, common mistakes, and the rules for residence and citizenship.',
  },
  lettavis: {
    title: 'LettAvis',
    description:
      'True stories about Norway in easy Norwegian, each at A2, B1 and B2: read aloud, with the hard words explained and three questions.',
  },
  community: {
    title: 'Community',
    description:
      'Ask, answer and practise with others who prepare for Norskprøven. Free to read, without an account.',
  },
  'community-search': { title: 'Search the community' },
  'community-me': { title: 'My page' },
  'community-new': { title: 'New post' },
  'community-edit': { title: 'Edit post' },
  'community-reports': { title: 'Reports' },
  'ask-a-teacher': { title: 'Ask a teacher' },
  'language-cafe': { title: 'Language cafe' },
  'mock-tests': {
    title: 'Mock tests',
    description:
      'The exam as it is: its parts, its kinds of tasks and its time, with a result as the exam gives it.',
  },
  'mock-result': { title: 'Result of a mock test' },
} satisfies Record<string, Title>;

const norwegian = {
  landing: {
    title: 'Øv til Norskprøven, fra A1 til C1',
    description:
      'Ta den gratis nivåtesten uten konto. Se hvor du står mellom Pre-A1 og C1, hvor sikkert det er, og hva du bør øve på nå.',
  },
  about: {
    title: 'Slik virker det',
    description: 'Slik finner Bestått norsknivået ditt, og slik øver du til Norskprøven.',
  },
  pricing: {
    title: 'Priser',
    description:
      'Gratis, Plus og Premium: hva hver pakke inneholder og koster. Begynn gratis, og betal for 30 dager om gangen.',
  },
  terms: {
    title: 'Vilkår',
    description:
      'Vilkårene for å bruke Bestått, og hvordan vi behandler opplysninger og informasjonskapsler.',
  },
  leveltest: {
    title: 'Test nivået ditt',
    description: 'En gratis nivåtest i norsk lesing og lytting. Du trenger ingen konto.',
  },
  custom: {
    title: 'Egen test',
    description: 'Sett sammen en test av de nivåene og delene du vil øve på.',
  },
  test: { title: 'Nivåtest', description: 'Nivåtesten din i norsk. Hvert svar lagres med en gang.' },
  result: {
    title: 'Resultatet ditt',
    description: 'Norsknivået ditt fra Pre-A1 til C1, hvor sikkert det er, og hva du bør øve på nå.',
  },
  review: {
    title: 'Svarene dine',
    description: 'Hver oppgave i testen med svaret ditt, fasit og forklaring.',
  },
  practise: { title: 'Øv' },
  tests: { title: 'Tidligere tester' },
  flashcards: { title: 'Ordkort' },
  overview: { title: 'Min oversikt' },
  auth: {
    title: 'Logg inn',
    description: 'Logg inn på Bestått, eller lag en konto og ta vare på resultatene dine.',
  },
  createAccount: { title: 'Lag en konto' },
  forgot: { title: 'Glemt passordet?' },
  newPassword: { title: 'Velg et nytt passord' },
  confirm: { title: 'Bekreft' },
  secondFactor: { title: 'Steg to' },
  signout: { title: 'Logger ut' },
  onboarding: { title: 'Sett opp profilen din' },
  licence: { title: 'Lisens' },
  plan: { title: 'Veien til prøven' },
  guarantee: { title: 'Bestått-garanti' },
  checkout: { title: 'Kasse' },
  testCheckout: { title: 'Testkasse' },
  order: { title: 'Bestillingen din' },
  settings: { title: 'Innstillinger' },
  yourData: { title: 'Dine data' },
  demo: {
    title: 'Demo',
    description: 'Se deg rundt i Bestått som en oppdiktet elev med seks ukers øving. Du trenger ingen konto.',
  },
  practice: { title: 'Øving' },
  security: { title: 'Sikkerhet' },
  shared: { title: 'Et delt resultat' },
  feedback: { title: 'Gi tilbakemelding' },
  contact: {
    title: 'Kontakt oss',
    description: 'Skriv til dem som driver Bestått. Du får svar innen 48 timer.',
  },
  discount: {
    title: 'En kode til den første pakken',
    description: 'En kode på e-post: rabatt på én pakke hos Bestått, eller en uke med prøvetilgang.',
  },
  mail: { title: 'E-post' },
  mailStop: { title: 'Stopp e-poster' },
  articles: {
    title: 'Artikler og råd',
    description:
      'Råd om Norskprøven: valg av nivå, hver del av prøven, øveplaner, vanlige feil og reglene for opphold og statsborgerskap.',
  },
  lettavis: {
    title: 'LettAvis',
    description:
      'Sanne historier om Norge på lett norsk, hver på A2, B1 og B2: lest høyt, med de vanskelige ordene forklart og tre spørsmål.',
  },
  community: {
    title: 'Fellesskapet',
    description: 'Spør, svar og øv sammen med andre som skal opp til Norskprøven. Gratis å lese, uten konto.',
  },
  'community-search': { title: 'Søk i fellesskapet' },
  'community-me': { title: 'Min side' },
  'community-new': { title: 'Nytt innlegg' },
  'community-edit': { title: 'Rediger innlegg' },
  'community-reports': { title: 'Rapporter' },
  'ask-a-teacher': { title: 'Spør en lærer' },
  'language-cafe': { title: 'Språkkafé' },
  'mock-tests': {
    title: 'Prøveeksamener',
    description:
      'Prøven slik den er: delene, oppgavetypene og tiden, og et resultat som på den virkelige prøven.',
  },
  'mock-result': { title: 'Resultat av prøveeksamen' },
} satisfies Record<keyof typeof english, Title>;

const titles: Record<'en-GB' | 'nb-NO', Record<keyof typeof english, Title>> = {
  'en-GB': english,
  'nb-NO': norwegian,
};
export default titles;
