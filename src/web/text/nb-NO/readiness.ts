export default {
  part: { read: 'Lesing', listen: 'Lytting', write: 'Skriving', speak: 'Muntlig' },
  chance: {
    tenths: 'omtrent {{tenths}} av 10',
    hardly: 'under 1 av 20',
    almost: 'over 19 av 20',
    unknown: 'ikke kjent ennå',
    missing: {
      write_one: 'ikke nok ennå: {{count}} tekst til',
      write_other: 'ikke nok ennå: {{count}} tekster til',
      speak_one: 'ikke nok ennå: {{count}} opptak til',
      speak_other: 'ikke nok ennå: {{count}} opptak til',
    },
  },
  session: {
    level_test: 'Nivåtest',
    mock: 'Prøveeksamen: {{part}}',
  },
  card: {
    title: 'Sjansen din for {{level}}',
    today: 'I dag, {{count}} min:',
    next: 'Neste, {{day}}, {{count}} min:',
    all: 'Hele planen',
  },
};
