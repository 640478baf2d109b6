/** Norwegian words inside an English sentence stand between asterisks. */
export default {
  level: {
    unknown: 'No level from this test',
    between: 'Between {{lower}} and {{upper}}',
    onTheWay: 'on the way to {{next}}',
    closeTo: 'close to {{next}}',
    description: '{{level}}. The blue band reaches from {{low}} to {{high}}.',
    unknownDescription: 'No level: too few answers count. Anything from {{low}} to {{high}} is possible.',
    chance: 'We are {{certainty}}% sure that it is {{level}}.',
  },
  /** Places on the trail, for 'from … to …'. */
  place: {
    over: 'just over {{level}}',
    half: 'about halfway between {{level}} and {{next}}',
    under: 'just under {{next}}',
  },
  /** At the stone on the profile. */
  stage: {
    at: 'At {{level}}',
    summit: 'At the summit',
    over: 'A little past {{level}}',
    half: 'About halfway to {{next}}',
    under: 'Just under {{next}}',
  },
  sure: {
    levelAlone: 'Your answers fit {{level}} best; we are {{certainty}}% sure.',
    level:
      'Your answers fit {{level}} best; we are {{certainty}}% sure. The blue band shows how far we may be off: from {{low}} to {{high}}.',
    between:
      'Your answers fit {{lower}} as well as {{upper}}, so naming one of them would be a guess. The blue band shows what is likely: from {{low}} to {{high}}.',
    unknown_zero: 'No level can be named from this test: none of your answers counts.',
    unknown_one: 'No level can be named from this test: only {{count}} of your answers counts.',
    unknown_other: 'No level can be named from this test: only {{count}} of your answers count.',
    moreTasks: 'More tasks make the band narrower.',
  },
  /** Answers that came before the task could be read, of all. */
  tooFast: {
    one: 'One of {{tasks}} answers came faster than anyone can read the task. It is not counted.',
    several:
      '{{count}} of {{tasks}} answers came faster than anyone can read the task. They are not counted.',
    all: 'All {{tasks}} answers came faster than anyone can read the tasks. They are not counted.',
  },
  /** Most clips were read by a robot voice. */
  provisional: {
    tag: 'Provisional',
    why: 'Listening is provisional: a robot voice read most of the clips, and a clear voice may give another level.',
  },
  /** Levels that are named without a task of theirs. */
  untried:
    'You have no answer at {{levels}} that counts. What we say of it comes from tasks at other levels.',
  /** Right answers of those that count. */
  tally: {
    right: '{{correct}} of {{tasks}} right',
    partly: '{{correct}} of {{tasks}} right, {{partly}} partly right',
  },
  range: {
    one: 'This test had tasks of {{from}} only.',
    several: 'This test had tasks from {{from}} to {{to}} only.',
    maybe_lower: 'You may be lower than this test could show.',
    maybe_higher: 'You may be higher than this test could show.',
  },
  head: {
    today: 'Your level today',
    day: 'Your level on {{day}}',
    right: 'Right',
    time: 'Time',
    parts: 'Parts taken',
    ofCount: 'of {{count}}',
    partly_one: '{{count}} partly',
    partly_other: '{{count}} partly',
    seconds: 's',
    minutes: 'min',
    here: 'You are here',
    trail: 'Level test',
    result: 'Result',
    pageLinks: 'This result',
    allAnswers: 'See all answers',
  },
  category: { read: 'Reading', listen: 'Listening', write: 'Writing', speak: 'Speaking' },
  /** Inside a sentence. */
  part: { read: 'reading', listen: 'listening', write: 'writing', speak: 'speaking' },
  parts: {
    title: 'Part by part',
    none: 'No answer in this part counts.',
    tooFew: 'Too few answers to name a level',
    left_read: 'Reading was not in this test.',
    left_listen: 'Listening was not in this test.',
    add: 'Test that part too',
    notTested: 'Writing and speaking are not in this test: a person or an AI has to assess them.',
  },
  canDo: {
    button: 'What does {{level}} mean?',
    title: 'What {{level}} means',
    close: 'Close',
  },
  levels: {
    title: 'Level by level',
    right: 'right',
    notYet: 'not yet',
    count: '{{correct}} of {{tasks}}',
    partly: 'A partly right answer fills half a block and counts as half.',
    noTasks: '–',
    hint: 'Choose a level to see what it means.',
  },
  mastery: {
    very_good: 'Very good',
    good: 'Good',
    partial: 'Partial',
    beginning: 'Beginning',
    challenging: 'Challenging',
    too_few_tasks: 'Not enough tasks yet',
    no_tasks: 'No tasks completed',
  },
  trend: {
    expected: {
      title: 'As expected',
      text: 'You did about equally well at every level with four tasks or more.',
      drop: 'You get fewer tasks right as they get harder, as most people do. The biggest step is between {{from}} and {{to}}.',
    },
    unexpected: {
      title: 'Better at higher levels',
      text: 'You did better on harder tasks than on easier ones. Perhaps you rushed the easy ones, or the harder ones were on topics that you know well. Your answers will show you which.',
    },
    mixed: {
      title: 'Up and down',
      text: 'How well you did goes up and down from level to level.',
      drop: 'How well you did goes up and down from level to level. The biggest drop is between {{from}} and {{to}}.',
    },
    not_enough_data: {
      title: 'Trend',
      text: 'Not enough data to analyze trend across levels.',
    },
  },
  feedback: {
    rules: 'Feedback from rules on your answers, not by AI.',
    general: 'All in all',
    strengths: 'What you do well',
    improvements: 'What to work on',
    next: 'Your next step',
    more: 'After that',
    noStrengths: 'Nothing stands out from the rest in this test.',
    noImprovements: 'Your answers do not point to one weak spot.',
    showExample: 'See one of your answers',
  },
  general: {
    level: 'Your answers fit {{level}} best; we are {{certainty}}% sure.',
    between: 'Your answers fit {{lower}} as well as {{upper}}.',
    too_few_answers_zero: 'None of your answers counts, so there is nothing to advise you by.',
    too_few_answers_one: 'Only {{count}} of your answers counts, which is too few to advise you by.',
    too_few_answers_other: 'Only {{count}} of your answers count, which is too few to advise you by.',
    even_profile: 'You are about equally good at {{categories}}.',
    uneven_profile: 'You are better at {{stronger}} than at {{weaker}}.',
    trend: {
      expected: 'You do no better as the tasks get harder, as is usual.',
      unexpected: 'You did better on harder tasks than on easier ones.',
      mixed: 'How well you did goes up and down from level to level.',
      not_enough_data: 'Not enough data to analyze trend across levels.',
    },
    easy_misses_one: 'You missed {{count}} task that people at your level usually get right. Was it haste?',
    easy_misses_other:
      'You missed {{count}} tasks that people at your level usually get right. Was it haste?',
    hard_hits_one: 'You got {{count}} task right that is above your level.',
    hard_hits_other: 'You got {{count}} tasks right that are above your level.',
    shown_answers_one: 'You looked at {{count}} answer. That task is not counted.',
    shown_answers_other: 'You looked at {{count}} answers. Those tasks are not counted.',
    limited_range: {
      none: 'Only tasks from {{from}} to {{to}} were in this test.',
      maybe_lower: 'Only tasks from {{from}} to {{to}} were in this test, so you may be lower than it shows.',
      maybe_higher:
        'Only tasks from {{from}} to {{to}} were in this test, so you may be higher than it shows.',
    },
    see: 'Task {{number}}',
  },
  finding: {
    missed: 'You missed {{missed}} of the {{tasks}} {{what}} ({{levels}}).',
    missedAll: 'You missed all {{tasks}} {{what}} ({{levels}}).',
    right: 'You managed {{correct}} of the {{tasks}} {{what}} ({{levels}}).',
    rightAll: 'You managed all {{tasks}} {{what}} ({{levels}}).',
    partly: 'Of the {{tasks}} {{what}} ({{levels}}), you got {{correct}} right and {{partly}} partly right.',
    usual: 'About {{usual}} is usual at your level.',
    levels: '{{from}} to {{to}}',
  },
  /** What a finding counts, after '3 of the 4 …'. */
  what: {
    skill: {
      main_point: 'questions about the main point of a text',
      main_point_listen: 'questions about the main point of what you heard',
      detail: 'questions where you had to find a detail in a text',
      detail_listen: 'questions where you had to catch a detail by ear',
      inference: 'questions where a text says more than its words',
      inference_listen: 'questions where people mean more than they say',
      purpose: 'questions about what a text is for',
      purpose_listen: 'questions about why somebody speaks',
      opinion: 'questions about what the writer thinks',
      opinion_listen: 'questions about what a speaker thinks',
      vocabulary: 'reading tasks where you had to know the right word',
      vocabulary_listen: 'listening tasks where you had to know the right word',
      grammar: 'tasks where the grammar decides',
      reference: 'questions about what a small word such as *den* or *der* points to',
      sequence: 'tasks where you had to find the right order',
      numbers: 'questions where you had to find a number, a price or a time in a text',
      numbers_listen: 'questions where you had to catch a number, a price or a time by ear',
      form: 'tasks where spelling or the form of a word decides',
    },
    grammar: 'tasks on this point of grammar',
    task_kind: 'reading tasks of this kind',
    task_kind_listen: 'listening tasks of this kind',
    topic: 'tasks on this topic',
    category_read: 'reading tasks',
    category_listen: 'listening tasks',
    category_write: 'writing tasks',
    category_speak: 'speaking tasks',
  },
  recommendation: {
    practise: { action: 'Practise this at {{level}}' },
    practise_category: {
      title_read: 'More reading at {{level}}',
      title_listen: 'More listening at {{level}}',
      title_write: 'More writing at {{level}}',
      title_speak: 'More speaking at {{level}}',
      action_read: 'Practise reading at {{level}}',
      action_listen: 'Practise listening at {{level}}',
      action_write: 'Write one text at {{level}}',
      action_speak: 'One spoken task at {{level}}',
    },
    consolidate_level: {
      title: 'Practise {{level}}',
      text: 'You got {{correct}} of {{tasks}} tasks right at {{level}}. That is the level to work on now.',
      partly:
        'You got {{correct}} of {{tasks}} tasks right at {{level}}, and {{partly}} partly right. That is the level to work on now.',
      action: 'Practise at {{level}}',
    },
    try_next_level: {
      title: 'Go on to {{level}}',
      text: 'You got {{correct}} of {{tasks}} tasks right at {{held}}, so {{level}} is next.',
      partly:
        'You got {{correct}} of {{tasks}} tasks right at {{held}}, and {{partly}} partly right, so {{level}} is next.',
      action: 'Practise at {{level}}',
    },
    take_full_test: {
      title: 'Take the full test',
      text: 'This was the quick test. The full one has 10 to 40 tasks and can say more.',
      action: 'Take the full test',
    },
    test_again: {
      title: 'Take the test again',
      text: 'A test needs four answers at least to say anything, and about 20 to say it well.',
      action: 'Take the test again',
    },
    answer_slower: {
      title: 'Take the test again, with more time',
      text: 'Half of your answers or more came too fast to count. Read or listen to each task before you answer.',
      action: 'Take the test again',
    },
    widen_levels: {
      title: 'Test with more levels',
      maybe_lower: 'You came out at the bottom of what this test tried. Take it with lower levels too.',
      maybe_higher: 'You came out at the top of what this test tried. Take it with higher levels too.',
      action: 'Test all levels',
    },
    add_categories: {
      title: 'Test the other part too',
      text: 'The exam gives one result for each part, and you have not tested {{categories}} here.',
      action: 'Test it',
    },
    answer_without_showing: {
      title: 'Answer before you look',
      text: 'An answer that you looked at is not counted. Answer first and look afterwards, then the result is your own.',
      action: 'Take a new test',
    },
  },
  subject: {
    /** Where a skill or a kind of task is in both parts. */
    inPart: {
      read: 'Reading: {{subject}}',
      listen: 'Listening: {{subject}}',
      write: 'Writing: {{subject}}',
      speak: 'Speaking: {{subject}}',
    },
    skill: {
      main_point: 'The main point',
      detail: 'Finding details',
      detail_listen: 'Catching details',
      inference: 'Reading between the lines',
      inference_listen: 'Hearing what is meant',
      purpose: 'What a text is for',
      purpose_listen: 'Why somebody speaks',
      opinion: 'The writer’s view',
      opinion_listen: 'The speaker’s view',
      vocabulary: 'Words in context',
      grammar: 'Grammar in use',
      reference: 'What small words point to',
      sequence: 'The order of events',
      numbers: 'Times, prices and numbers',
      form: 'Spelling and word forms',
    },
    grammar: {
      pronouns: 'Pronouns: *jeg, meg, hun, henne*',
      gender: '*En, ei* or *et*',
      plural: 'More than one: *biler, hus*',
      present: 'The present tense',
      imperative: 'Telling somebody to do something',
      modals: '*Kan, vil, skal, må*',
      numbers_time: 'Numbers and times of day',
      questions: 'Word order in questions',
      negation_main: 'Where *ikke* stands',
      verb_second: 'The verb in second place',
      possessives: '*Min, mi, mitt, mine*',
      prepositions_place: '*I, på* and other words of place',
      preterite: 'The past: *jeg bodde*',
      perfect: 'The perfect: *jeg har bodd*',
      adjective_agreement: 'Endings of adjectives',
      comparison: 'Comparing: *større, størst*',
      reflexive: '*Meg, deg, seg* after the verb',
      sin_hans: '*Sin* or *hans* and *hennes*',
      conjunctions: '*Og, men, så, fordi, at, når*',
      inversion: 'The verb after a first word',
      position_verbs: '*Legge* or *ligge*, *sette* or *sitte*',
      hjem_hjemme: '*Hjem* or *hjemme*',
      future: '*Skal, vil, kommer til å*',
      negation_subordinate: '*Ikke* in subordinate clauses',
      relative_som: 'Clauses with *som*',
      da_naar: '*Da* or *når*',
      hvis: 'Conditions with *hvis*',
      om_at: '*Om* or *at*',
      passive: 'The passive',
      double_definiteness: '*Den store bilen*',
      pluperfect: 'The past before the past: *hadde gått*',
      think_verbs: '*Synes, tro, tenke, mene*',
      particle_verbs: 'Verbs with a small word: *slå av*',
      compounds: 'Compound words',
      concession: '*Selv om, til tross for*',
      reported_speech: 'Reported speech',
      modal_passive: 'The passive after *må, kan, skal*',
      cleft: '*Det er … som*',
      modal_adverbs: '*Nok, visst, jo, vel*',
      nominalisation: 'Nouns made from verbs',
      linkers: 'Words that link sentences',
      counterfactual: 'What could have been',
      future_perfect: 'What will have happened',
      information_structure: 'What comes first in the sentence',
      register: 'Formal and informal',
      idiom: 'Fixed expressions',
      nominal_style: 'Plain or nominal style',
    },
    task_kind: {
      choose: 'Choosing one answer',
      picture: 'Choosing the picture',
      true_false: 'True, false or not stated',
      which_person: 'Which person it is',
      match: 'Finding what goes together',
      cloze: 'Choosing the word for a gap',
      typed_cloze: 'Writing the missing word',
      order: 'Putting a text in order',
      click_word: 'Finding the word that means the same',
      dictation: 'Dictation',
    },
    topic: {
      home: 'Tasks about the home',
      family: 'Tasks about family',
      work: 'Tasks about work',
      school: 'Tasks about school',
      health: 'Tasks about health',
      shops: 'Tasks about shopping',
      transport: 'Tasks about transport',
      authorities: 'Tasks about public services',
      leisure: 'Tasks about free time',
      nature: 'Tasks about nature',
      society: 'Tasks about society',
      culture: 'Tasks about culture',
    },
    category: { read: 'Reading', listen: 'Listening', write: 'Writing', speak: 'Speaking' },
  },
  advice: {
    skill: {
      main_point:
        'Read once for the whole, and say in one sentence what it is about before you look at the question.',
      main_point_listen:
        'Leave the details at the first hearing: say in one sentence what it was about. Details come at the second.',
      detail:
        'Read the question first, then look for exactly that place. Beware of an answer that takes the text’s own words for something else.',
      detail_listen:
        'Read the question before the clip starts, and listen for that one thing. The first number or name is often not the one that is asked for.',
      inference:
        'Ask what must be true if the text is. The answer is in no single word, but it rests on a sentence you can point at.',
      inference_listen: 'Listen for what people mean: a plan that changes, a polite no, a *men*.',
      purpose: 'Ask who wrote it, to whom, and what the reader is to do afterwards.',
      purpose_listen: 'Ask who speaks, to whom, and what the listener is to do afterwards.',
      opinion:
        'Look for the words that judge: *dessverre, heldigvis, burde, likevel*. What others think often stands in the same text.',
      opinion_listen:
        'Listen for the words that judge: *dessverre, heldigvis, burde, likevel*. Keep apart what the two speakers think.',
      vocabulary:
        'Guess a word from the sentence around it before you look it up; then write a sentence of your own with it.',
      grammar:
        'Look at the words beside the gap: what stands before decides the form, and the verb comes second.',
      reference:
        'At *den, det, dette* and *der*, ask which word before it stands for. Put that word in and see whether the sentence still makes sense.',
      sequence:
        'Look for words of time, *først, deretter, etter at, til slutt*, and for what has to be known first.',
      numbers:
        'Say times and prices aloud: *halv tre* is 2:30, *kvart på ni* is 8:45. Write numbers down while you listen.',
      form: 'Write short dictations and check them letter by letter: double consonants, silent letters, *å* or *o*.',
    },
    grammar: {
      pronouns: 'After a verb or a preposition comes the object form: *Jeg ser henne. Er den til meg?*',
      gender:
        'Learn every noun with its article: *en stol, ei bok, et hus*. The ending follows: *stolen, boka, huset*.',
      plural:
        'Most nouns take *-er* and *-ene*: *biler, bilene*. Short *et*-words take nothing: *to hus, husene*.',
      present: 'The present ends in *-r* for everybody: *jeg bor, de bor*. No *er* beside it.',
      imperative: 'The imperative is the infinitive without *-e*: *å skrive, Skriv!*',
      modals: 'After *kan, vil, skal* and *må* the verb stands without *å*: *Jeg må gå.*',
      numbers_time: '*Halv tre* is 2:30, not 3:30. *Kvart på ni* is 8:45, *kvart over ni* is 9:15.',
      questions: 'The verb comes before the subject: *Bor du her? Hvor bor du?*',
      negation_main: 'In a main clause *ikke* follows the verb: *Jeg kommer ikke. Han vil ikke spise.*',
      verb_second: 'Whatever comes first, the verb comes second: *I dag jobber jeg hjemme.*',
      possessives:
        'The word follows its noun and agrees with it: *bilen min, boka mi, huset mitt, vennene mine*.',
      prepositions_place:
        '*I Norge* and *i Oslo*, but *på jobb, på skolen, på butikken*. Learn them with the noun.',
      preterite:
        'For a time that is over: *I går kjøpte jeg brød.* The endings are *-et, -te, -de* and *-dde*.',
      perfect: 'With no time named, or when it still lasts: *Jeg har bodd her i to år.*',
      adjective_agreement: '*En stor bil, et stort hus, to store hus, det store huset.*',
      comparison: '*Stor, større, størst*, but *mer interessant, mest interessant*. Than is *enn*.',
      reflexive: 'The word follows the person: *Jeg gleder meg, du gleder deg, de gleder seg.*',
      sin_hans:
        '*Sin* points back to the subject: *Per tok bilen sin*, his own. *Bilen hans* is another man’s.',
      conjunctions:
        'After *og, men, for* and *så* comes a main clause, after *fordi, at* and *når* a subordinate one: *fordi jeg ikke kan*.',
      inversion:
        'When something else than the subject stands first, the verb still comes second: *Etterpå gikk vi hjem.*',
      position_verbs:
        '*Legge* and *sette* move a thing: *Jeg legger boka på bordet. Ligge* and *sitte* tell where it is: *Boka ligger der.*',
      hjem_hjemme:
        '*Hjem, ut, inn* go with a movement, *hjemme, ute, inne* with being there: *Jeg går ut. Jeg er ute.*',
      future: '*Skal* is a plan, *vil* a wish, *kommer til å* a forecast: *Det kommer til å regne.*',
      negation_subordinate:
        'In a subordinate clause *ikke* comes before the verb: *Hun sier at hun ikke kommer.*',
      relative_som:
        '*Mannen som bor her.* It may fall out only where it is not the subject: *boka jeg leste*.',
      da_naar:
        '*Da* for once in the past: *da jeg var barn*. *Når* for what repeats or is to come: *når jeg kommer hjem*.',
      hvis: 'When the condition stands first, the verb follows at once: *Hvis det regner, blir vi hjemme.*',
      om_at:
        '*At* for what is said or thought, *om* for what is open: *Jeg tror at han kommer. Jeg vet ikke om han kommer.*',
      passive:
        '*Bli* and a participle for one event, *-s* for rules and habits: *Huset ble solgt. Døra lukkes klokka ti.*',
      double_definiteness:
        'With an adjective the noun takes both article and ending: *den store bilen, det gamle huset*.',
      pluperfect: 'For what was over before something else: *Bussen hadde gått da vi kom.*',
      think_verbs:
        '*Synes* is taste, *tro* is not being sure, *mene* is a view with reasons, *tenke* is what goes on in your head.',
      particle_verbs:
        'The small word changes the verb: *slå på, slå av, finne ut, gi opp*. Learn both as one.',
      compounds:
        'The last part decides meaning and gender: *et bord*, but *en bordduk*. Written as one word.',
      concession:
        '*Selv om* takes a clause, *til tross for* a noun: *Selv om det regnet, gikk vi. Til tross for regnet gikk vi.*',
      reported_speech: 'Told in the past, the verb moves back: “*Jeg kommer.*” *Hun sa at hun kom.*',
      modal_passive:
        'After *kan, må, skal* and *bør* comes the form in *-s*: *Skjemaet må leveres før fredag.*',
      cleft: 'It puts one part in the light: *Det var hun som ringte.* What follows *som* is known already.',
      modal_adverbs:
        '*Jo*: you know this. *Visst*: so I have heard. *Nok*: I think so. *Vel*: don’t you think?',
      nominalisation: '*Å utvikle* becomes *utviklingen*. Turn it back into a verb to see who does what.',
      linkers:
        '*Derfor* gives the result, *derimot* the contrast, *dessuten* adds, *likevel* goes against what one expects.',
      counterfactual:
        '*Hadde jeg visst det, ville jeg ha kommet*: past forms for what did not happen, and *hvis* may fall out.',
      future_perfect: 'It looks back from a later time: *Innen fredag vil vi ha levert rapporten.*',
      information_structure:
        'What is known comes first, what is new comes last. What is moved to the front is the theme or a contrast.',
      register:
        'Ask who writes to whom: *ta kontakt* is neutral, *slå på tråden* is chatty, *rette en henvendelse til* is officialese.',
      idiom:
        'It means something else than its words: *på strak arm* is without preparation. Learn it with its sentence.',
      nominal_style:
        'Officialese hides the verb in a noun: *foreta en vurdering av* is *vurdere*. Find the verb and you have the sentence.',
    },
    task_kind: {
      choose: 'Rule answers out: for each one you drop, name the place that speaks against it.',
      picture: 'Say in Norwegian what each picture shows before you read or listen.',
      true_false:
        'Not stated is right when the text neither says it nor rules it out. Leave out what you know of the world.',
      which_person: 'Read the question first, then one person at a time. The whole of it has to fit.',
      match: 'Begin with the pair you are surest of: each sure pair makes the rest easier.',
      cloze: 'Read the whole text first, then the words on both sides of the gap.',
      typed_cloze: 'Decide what kind of word is missing, then which form it takes.',
      order:
        'See who or what is named in the first part, and where it is taken up as *han, hun, den* or *det*.',
      click_word:
        'Put the given word in its place: where the sentence still means the same, you have found it.',
      dictation:
        'Say the whole sentence to yourself before you write it; then check endings and double consonants.',
    },
    topic: 'Go through your answers on this topic, note ten words, and use each in a sentence of your own.',
    category: {
      read: 'Read a little every day where you know most of the words: a notice, a message, a short article.',
      listen: 'Listen for ten minutes a day: first without the text, then with it, then without it again.',
      write: 'Write a few sentences every day, and read them aloud to yourself the day after.',
      speak: 'Say aloud every day what you did and what you are going to do.',
    },
  },
  example: {
    task: 'Task {{number}}',
    read: 'Task {{number}}, you read',
    listen: 'Task {{number}}, you heard',
    gap: 'Gap {{number}}',
    own: 'Your answer',
    right: 'Right',
    ownRight: 'Your answer, right',
    noAnswer: 'No answer',
    shown: 'The answer was shown',
    whole: 'See the whole task',
    truth: { true: 'True', false: 'False', not_stated: 'Not stated' },
  },
  nextSteps: {
    title: 'Next steps',
    download: {
      title: 'Download the result',
      text: 'Two pages at most, as a PDF.',
      action: 'Download',
    },
    share: { title: 'Share the result', text: 'A link that shows your level and the day.', action: 'Share' },
    keep: {
      title: 'Keep this result',
      text: 'It is saved only in this browser. With an account you find it again everywhere.',
      action: 'Create an account',
    },
    again: {
      title: 'Test again',
      text: 'Wait a few weeks, and you will see how far you have come.',
      action: 'Test your level',
    },
  },
  practice: {
    title: 'Practice',
    about: '{{subject}}, {{level}}',
    how: '{{from}} to {{to}} tasks that match, with the reason after each.',
    opens: 'See what opens {{level}}',
    lowerFree: 'Free practice goes up to {{level}}, so the round is at {{level}} and not at {{asked}}.',
    lower: 'Your package opens tasks up to {{level}}, so the round is at {{level}} and not at {{asked}}.',
    toTest: 'See that test',
    moved: {
      up: 'It has moved: {{now}} of {{count}} points in this round, {{before}} of {{of}} in the test. Another round in a few days shows whether it holds.',
      same: 'About as in the test: {{now}} of {{count}} points in this round, {{before}} of {{of}} then. Read the reasons of what went wrong, and take another round tomorrow.',
      down: 'Less than in the test: {{now}} of {{count}} points in this round, {{before}} of {{of}} then. One round says little; read the reasons, and take another tomorrow.',
      alone: 'You got {{now}} of {{count}} points in this round.',
    },
    redo: {
      title: 'Redo your mistakes',
      all_one: 'The task that you did not get right, once more, with the reason after it.',
      all_other: 'The {{count}} tasks that you did not get right, once more, with the reason after each.',
      some_one: 'The easiest task that you did not get right, once more, with the reason after it.',
      some_other:
        'The {{count}} easiest tasks that you did not get right, once more, with the reason after each.',
      tomorrow: 'After a night they show what you have learned, so your overview offers them again tomorrow.',
      action_one: 'Redo {{count}} task',
      action_other: 'Redo {{count}} tasks',
      about_one: 'A task that you did not get right before',
      about_other: '{{count}} tasks that you did not get right before',
      moved: {
        all_one: 'The task that was wrong is right now.',
        all_other: 'All {{count}} tasks that were wrong are right now.',
        some_one:
          '{{count}} of {{tasks}} tasks that were wrong is right now. Read the reasons of the others, and redo them in a few days.',
        some_other:
          '{{count}} of {{tasks}} tasks that were wrong are right now. Read the reasons of the others, and redo them in a few days.',
        none: 'None of them is right yet. Read the reasons, and redo them in a few days.',
      },
    },
    pool: {
      one_write: 'Writing: one task, with points and model texts afterwards',
      one_speak: 'Speaking: one task, with points and models afterwards',
      title: 'Practise',
      text_one: '{{count}} task of one part and one level, with the reason after it.',
      text_other: '{{count}} tasks of one part and one level, with the reason after each.',
    },
    errors: {
      task_not_given: 'This task is not yours, or it was deleted.',
      task_retired: 'This task has been taken out of the bank. Choose another one.',
      category_not_open: 'These tasks cannot be practised yet.',
      no_practice: 'This result has no practice to start there. Choose another one.',
      package_needed: 'Your package does not open these tasks.',
      no_mistakes: 'There are no mistakes to redo just now.',
      no_task: 'There are no tasks for this yet.',
      sitting_not_found: 'This result is not yours, or it was deleted.',
      too_many_requests: 'You have started very many rounds just now. Please try again in a few minutes.',
      unexpected_failure: 'Something went wrong on our side, and no round was started. Please try again.',
    },
  },
  tests: {
    teacherLevels_one: 'A teacher said {{levels}}.',
    teacherLevels_other: 'Teachers said {{levels}}.',
    teacherWaits_one: '{{count}} answer is with a teacher.',
    teacherWaits_other: '{{count}} answers are with a teacher.',
    estimated: 'estimated at {{level}}',
    open_write_one: '{{submitted}} of {{count}} text handed in',
    open_write_other: '{{submitted}} of {{count}} texts handed in',
    open_speak_one: '{{submitted}} of {{count}} recording handed in',
    open_speak_other: '{{submitted}} of {{count}} recordings handed in',
    title: 'Previous tests',
    emptyTitle: 'No tests yet',
    emptyText: 'Each test you take is shown here with its level and how sure it is.',
    start: 'Take the level test',
    older: 'Older tests',
    newest: 'Newest tests',
    unfinished: 'Not finished',
    resume: 'Go on where you stopped',
    right_one: '{{correct}} of {{count}} task right',
    right_other: '{{correct}} of {{count}} tasks right',
  },
  chosenTest: {
    title: 'Custom test',
    chosen: '{{levels}}: {{categories}}',
    claims: 'These answers fit {{level}}.',
    noClaim:
      'A test of the levels you chose yourself says how you do there, not where you stand. The level test looks for that.',
    levelTest: 'Test your level',
    again: 'New custom test',
  },
};
