export default {
  text: 'It is not open yet. The free level test works today: it takes about fifteen minutes and needs no account.',
  action: 'Take the free level test',
  sheets: 'The conversation sheets are ready: print one and meet others on your own.',
  'language-cafe': 'A place to speak Norwegian with others who are learning.',
};
