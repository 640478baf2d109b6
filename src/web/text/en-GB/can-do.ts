/** What a level means, in our own words; fetched when somebody asks. */
export default {
  now: 'What you can do at {{level}}',
  next: 'What comes at {{level}}',
  'Pre-A1': {
    read: 'You recognise letters, numbers and a few words you know.',
    listen: 'You catch single words you have learnt, said slowly.',
    write: 'You can copy words and write your name.',
    speak: 'You can greet people and say single words.',
  },
  A1: {
    read: 'You understand names, well-known words and notices of one line.',
    listen: 'You understand familiar phrases, said slowly and clearly.',
    write: 'You fill in forms and write single phrases about yourself.',
    speak: 'You get by with short set phrases, and with help.',
  },
  A2: {
    read: 'You find facts where you expect them: in ads, menus, timetables and messages.',
    listen: 'You get the point of short, clear messages.',
    write: 'You write short notes, and simple linked sentences about daily life and what has happened.',
    speak: 'You deal with everyday errands when the talk is direct.',
  },
  B1: {
    read: 'You get the main points of plain texts from daily life and work.',
    listen: 'You get the main points of clear everyday speech and of slow news.',
    write: 'You write connected text on familiar topics, and give brief reasons.',
    speak: 'You cope with most everyday situations, tell what happened and give short reasons.',
  },
  B2: {
    read: 'You read articles that argue for a view, and texts from your own field.',
    listen: 'You follow longer speech, most news and moderate dialect.',
    write: 'You write clear, detailed texts that argue a case.',
    speak: 'You take part fluently and stand up for your view.',
  },
  C1: {
    read: 'You read long, demanding texts, with their style and what they leave unsaid.',
    listen: 'You follow long speech, even when it is loosely put together.',
    write: 'You write well-built texts on complex matters, in the right tone.',
    speak: 'You speak flexibly and precisely, without effort.',
  },
};
