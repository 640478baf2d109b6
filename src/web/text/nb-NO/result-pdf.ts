export default {
  level: { title: 'Resultat av nivåtesten, {{day}}', heading: 'Resultat av nivåtesten' },
  custom: { title: 'Egen test, {{day}}', heading: 'Resultat av en egen test', name: 'Egen test' },
  practice: { title: 'Øving, {{day}}', heading: 'Resultat av en øvingsrunde', name: 'Øving' },
  mock: {
    title: 'Prøveeksamen, {{day}}',
    heading: 'Resultat av en prøveeksamen',
    name: 'Prøveeksamen',
    part: 'Del',
    test: 'Prøve',
    taken: 'Tatt',
    none: 'Ikke noe resultat ennå',
  },
  on: 'Tatt {{day}}',
  minutes: '{{count}} min',
  seconds: '{{count}} s',
  rightCount: '{{correct}} av {{count}}',
  partsTaken: '{{count}} av 4',
  levels: { level: 'Nivå', points: 'Riktig', mastery: 'Slik gikk det' },
  whatItMeans: 'Dette betyr {{level}}',
  open: {
    band: 'Sjansen er omtrent 8 av 10 for at nivået ligger i det blå båndet, fra {{low}} til {{high}}.',
    criterion: '{{level}} ({{low}} til {{high}})',
    notJudged: 'ikke vurdert',
  },
  notOfficial:
    'En veiledning, ikke et offisielt resultat: Det er det bare Norskprøven som gir. Nivået er beregnet ut fra svarene på oppgavene.',
  page: 'Side {{number}} av {{count}}',
};
