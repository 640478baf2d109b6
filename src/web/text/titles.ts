import { type Title, titlesOfPages } from './page-titles.ts';

/**
 * Titles and descriptions of the screens, both languages in one place: they are needed before any other text. In the browser
 * only those of screens that React draws there: pages that are read have theirs from the server.
 */
const pages = import.meta.env.SSR ? titlesOfPages : ({ 'en-GB': {}, 'nb-NO': {} } as typeof titlesOfPages);

const english = {
  ...pages['en-GB'],
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
  wordStatistics: { title: 'Your words in figures' },
  overview: { title: 'My overview' },
  licence: { title: 'License' },
  plan: { title: 'Your way to the exam' },
  guarantee: { title: 'Pass guarantee' },
  checkout: { title: 'Checkout' },
  testCheckout: { title: 'Test checkout' },
  order: { title: 'Your order' },
  settings: { title: 'Settings' },
  yourData: { title: 'Your data' },
  practice: { title: 'Practice' },
  security: { title: 'Security' },
  feedback: { title: 'Give feedback' },
  mail: { title: 'Email' },
  offline: { title: 'Offline' },
  'ask-a-teacher': { title: 'Ask a teacher' },
  teacherDesk: { title: 'The teachers’ desk' },
  teacherWork: { title: 'Feedback on an answer' },
  'language-cafe': { title: 'Language cafe' },
  'cafe-session': { title: 'A session in the language café' },
  host: { title: 'Hosting in the language café' },
  'host-new': { title: 'Plan a session' },
  'host-session': { title: 'Your session' },
  'mock-tests': {
    title: 'Mock tests',
    description:
      'The exam as it is: its parts, its kinds of tasks and its time, with a result as the exam gives it.',
  },
  'mock-result': { title: 'Result of a mock test' },
} satisfies Record<string, Title>;

const norwegian = {
  ...pages['nb-NO'],
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
  wordStatistics: { title: 'Ordene dine i tall' },
  overview: { title: 'Min oversikt' },
  licence: { title: 'Lisens' },
  plan: { title: 'Veien til prøven' },
  guarantee: { title: 'Bestått-garanti' },
  checkout: { title: 'Kasse' },
  testCheckout: { title: 'Testkasse' },
  order: { title: 'Bestillingen din' },
  settings: { title: 'Innstillinger' },
  yourData: { title: 'Dine data' },
  practice: { title: 'Øving' },
  security: { title: 'Sikkerhet' },
  feedback: { title: 'Gi tilbakemelding' },
  mail: { title: 'E-post' },
  offline: { title: 'Uten nett' },
  'ask-a-teacher': { title: 'Spør en lærer' },
  teacherDesk: { title: 'Lærerbordet' },
  teacherWork: { title: 'Tilbakemelding på et svar' },
  'language-cafe': { title: 'Språkkafé' },
  'cafe-session': { title: 'En språkkafé' },
  host: { title: 'Vert på språkkafeen' },
  'host-new': { title: 'Sett opp en språkkafé' },
  'host-session': { title: 'Språkkafeen din' },
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
