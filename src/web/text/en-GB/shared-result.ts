export default {
  day: 'A shared result of {{day}}',
  band: 'The blue band shows how far the estimate may be off: from {{low}} to {{high}}.',
  bandUnknown: 'The answers were too few to name a level. They fit everything from {{low}} to {{high}}.',
  about:
    'The level test of Bestått covers reading and listening in Norwegian. It is a guide, not an official result.',
  own: 'Find your own level',
  gone: {
    title: 'This link shows no result',
    text: 'It was withdrawn, or it was not copied whole.',
  },
};
