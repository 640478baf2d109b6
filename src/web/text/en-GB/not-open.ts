export default {
  text: 'It is not open yet. The free level test works today: it takes about fifteen minutes and needs no account.',
  action: 'Take the free level test',
  'language-cafe': 'A place to speak Norwegian with others who are learning.',
};
