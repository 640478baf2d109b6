export default {
  title: 'Se deg rundt som Amira',
  lead: 'Amira er oppdiktet. På seks uker har hun øvd seg fra A2 til et godt stykke inn i B1, og om tre uker skal hun opp til prøve. Du får en kopi av kontoen hennes å se på og prøve deg fram i.',
  shown: {
    overview: 'Oversikten hennes: hvor hun står, hvilke dager hun har øvd, og hva hun bør gjøre nå.',
    results: 'Tolv ferdige tester med ekte oppgaver, hver med resultat, alle svar og forklaringer.',
    practice: 'Alt i Premium: nivåtest, egne tester og ordkort.',
  },
  gone: 'Du trenger ingen konto og gir oss ingen adresse. Ingenting du gjør her, blir lagret lenger enn et døgn.',
  begin: 'Se deg rundt som Amira',
  goOn: 'Fortsett som Amira',
  guest:
    'Du har tatt en test i denne nettleseren, som gjest. Demoen ville tatt plassen dens, så den er stengt her. Resultatene dine går foran.',
  keep: 'Ta vare på resultatene i en konto',
  toOverview: 'Til oversikten min',
  account: 'Du er logget inn som {{name}}. Vil du se deg rundt som Amira, må du logge ut først.',
  signOut: 'Logg ut',
  problems: {
    tooMany: 'Det er åpnet mange demoer herfra nå. Prøv igjen om en time.',
    failed: 'Demoen lot seg ikke åpne. Prøv igjen.',
  },
};
