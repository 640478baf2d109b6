/** Nivået fra test til test. */
export default {
  title: 'Nivået ditt fra test til test',
  text: 'De siste testene og prøveeksamenene i hver del, den eldste til venstre. Søylene viser hvor sikkert hvert nivå er.',
  textWithGoal:
    'De siste testene og prøveeksamenene i hver del, den eldste til venstre. Søylene viser hvor sikkert hvert nivå er; den stiplede linja er nivået du vil ha.',
  part: { read: 'Lesing', listen: 'Lytting', write: 'Skriving', speak: 'Muntlig' },
  alternative: '{{part}}, den eldste først: {{list}}',
  point: '{{day}}: {{level}}',
  change: {
    up: 'Høyere enn før.',
    down: 'Lavere enn før.',
    same: 'Forskjellen fra før er ikke større enn det tilfeldigheter kan gi.',
    none: 'Én test så langt: Det er ingenting å sammenligne med.',
  },
  goal: 'Du vil ha {{level}}, og det ligger høyere.',
  goalReached: 'Du vil ha {{level}}, og det nådde du her.',
  none: {
    read: 'Ingen test i lesing har gitt et nivå ennå.',
    listen: 'Ingen test i lytting har gitt et nivå ennå.',
    write: 'Ingen av tekstene dine er vurdert ennå.',
    speak: 'Ingen av opptakene dine er vurdert ennå.',
  },
};
