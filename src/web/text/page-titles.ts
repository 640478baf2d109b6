export type Title = { readonly title: string; readonly description?: string };

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
  auth: { title: 'Log in', description: 'Log in to Bestått, or create an account and keep your results.' },
  forgot: { title: 'Forgot your password?' },
  createAccount: { title: 'Create an account' },
  newPassword: { title: 'Choose a new password' },
  confirm: { title: 'Confirm' },
  secondFactor: { title: 'Second step' },
  signout: { title: 'Signing out' },
  onboarding: { title: 'Set up your profile' },
  shared: { title: 'A shared result' },
  contact: {
    title: 'Contact us',
    description: 'Write to the people who run Bestått. You get an answer within 48 hours.',
  },
  discount: {
    title: 'A code for your first package',
    description: 'A code by mail: a discount on one package of Bestått, or a week of Trial.',
  },
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
  notifications: { title: 'Notifications' },
  'conversation-sheets': {
    title: 'Conversation sheets for language cafés',
    description:
      'Questions, phrases and tasks for talking Norwegian together, at every level from A1 to C1. Free to read and print.',
  },
  demo: {
    title: 'Demo',
    description: 'Look around in Bestått as a made-up learner with six weeks of practice. No account needed.',
  },
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
  shared: { title: 'Et delt resultat' },
  contact: {
    title: 'Kontakt oss',
    description: 'Skriv til dem som driver Bestått. Du får svar innen 48 timer.',
  },
  discount: {
    title: 'En kode til den første pakken',
    description: 'En kode på e-post: rabatt på én pakke hos Bestått, eller en uke med prøvetilgang.',
  },
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
  notifications: { title: 'Varsler' },
  'conversation-sheets': {
    title: 'Samtaleark til språkkafé',
    description:
      'Spørsmål, uttrykk og oppgaver til å snakke norsk sammen, på alle nivåer fra A1 til C1. Gratis å lese og skrive ut.',
  },
  demo: {
    title: 'Demo',
    description: 'Se deg rundt i Bestått som en oppdiktet elev med seks ukers øving. Du trenger ingen konto.',
  },
} satisfies Record<keyof typeof english, Title>;

/** Titles and descriptions of the pages that are read: no script draws them. */
export const titlesOfPages = { 'en-GB': english, 'nb-NO': norwegian };
