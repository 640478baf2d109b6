export default {
  title: 'Resultat av nivåtesten, {{day}}',
  customTitle: 'Egen test, {{day}}',
  customHeading: 'Resultat av en egen test',
  customTest: 'Egen test',
  heading: 'Resultat av nivåtesten',
  on: 'Tatt {{day}}',
  minutes: '{{count}} min',
  seconds: '{{count}} s',
  rightCount: '{{correct}} av {{count}}',
  partsTaken: '{{count}} av 4',
  levels: { level: 'Nivå', points: 'Riktig', mastery: 'Slik gikk det' },
  whatItMeans: 'Dette betyr {{level}}',
  notOfficial:
    'En veiledning, ikke et offisielt resultat: Det er det bare Norskprøven som gir. Nivået er beregnet ut fra svarene på oppgavene.',
  page: 'Side {{number}} av {{count}}',
};
