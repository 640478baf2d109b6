export default {
  howItWorks: 'Slik virker det',
  pricing: 'Priser',
  articles: 'Artikler',
  demo: 'Prøv demoen',
  mainMenu: 'Hovedmeny',
  independent:
    'Øv til Norskprøven, fra A1 til C1. Vi er ikke knyttet til HK-dir, som lager den offisielle prøven. Der vi sier noe annet, er det den offisielle siden som gjelder.',
  practise: 'Øv',
  about: 'Om oss',
  discount: 'Få {{percent}} % avslag',
  terms: 'Vilkår',
  read: 'Les',
  cookies: 'Bare nødvendige informasjonskapsler',
};
