/** Norske ord som det er snakk om, står mellom stjerner. */
export default {
  level: {
    unknown: 'Ikke noe nivå av denne testen',
    between: 'Mellom {{lower}} og {{upper}}',
    onTheWay: 'på vei mot {{next}}',
    closeTo: 'nær {{next}}',
    description: '{{level}}. Det blå båndet går fra {{low}} til {{high}}.',
    unknownDescription: 'Ikke noe nivå: For få svar teller. Alt fra {{low}} til {{high}} er mulig.',
    chance: 'Vi er {{certainty}} % sikre på at det er {{level}}.',
  },
  /** Steder på stien, til «fra … til …». */
  place: {
    over: 'litt over {{level}}',
    half: 'omtrent midt mellom {{level}} og {{next}}',
    under: 'like under {{next}}',
  },
  /** Ved steinen på fjellprofilen. */
  stage: {
    at: 'Ved {{level}}',
    summit: 'På toppen',
    over: 'Litt forbi {{level}}',
    half: 'Omtrent halvveis til {{next}}',
    under: 'Like under {{next}}',
  },
  sure: {
    levelAlone: 'Svarene dine passer best med {{level}}, og det er vi {{certainty}} % sikre på.',
    level:
      'Svarene dine passer best med {{level}}, og det er vi {{certainty}} % sikre på. Det blå båndet viser hvor mye vi kan ta feil: fra {{low}} til {{high}}.',
    between:
      'Svarene dine passer like godt med {{lower}} som med {{upper}}, så å velge ett ville vært å gjette. Det blå båndet viser hva som er sannsynlig: fra {{low}} til {{high}}.',
    unknown_zero: 'Denne testen kan ikke si noe nivå, for ingen av svarene dine teller.',
    unknown_one: 'Denne testen kan ikke si noe nivå, for bare {{count}} av svarene dine teller.',
    unknown_other: 'Denne testen kan ikke si noe nivå, for bare {{count}} av svarene dine teller.',
    moreTasks: 'Flere oppgaver gjør båndet smalere.',
  },
  /** Svar som kom før oppgaven kunne leses, av alle. */
  tooFast: {
    one: 'Ett av {{tasks}} svar kom fortere enn noen rekker å lese oppgaven. Det er ikke regnet med.',
    several:
      '{{count}} av {{tasks}} svar kom fortere enn noen rekker å lese oppgaven. De er ikke regnet med.',
    all: 'Alle de {{tasks}} svarene kom fortere enn noen rekker å lese oppgavene. De er ikke regnet med.',
  },
  provisional: {
    tag: 'Foreløpig',
    why: 'Lytting er foreløpig: De fleste klippene ble lest av en robotstemme, og en tydelig stemme kan gi et annet nivå.',
  },
  /** Nivåer som nevnes uten en oppgave på dem. */
  untried:
    'Du har ingen svar på {{levels}} som teller. Det vi sier om det, bygger på oppgaver på andre nivåer.',
  /** Riktige svar av dem som teller. */
  tally: {
    right: '{{correct}} av {{tasks}} riktig',
    partly: '{{correct}} av {{tasks}} riktig, {{partly}} delvis riktig',
  },
  range: {
    one: 'Denne testen hadde bare oppgaver på {{from}}.',
    several: 'Denne testen hadde bare oppgaver fra {{from}} til {{to}}.',
    maybe_lower: 'Du kan ligge lavere enn testen kunne vise.',
    maybe_higher: 'Du kan ligge høyere enn testen kunne vise.',
  },
  head: {
    today: 'Nivået ditt i dag',
    day: 'Nivået ditt {{day}}',
    right: 'Riktig',
    time: 'Tid',
    parts: 'Deler du tok',
    ofCount: 'av {{count}}',
    partly_one: '{{count}} delvis',
    partly_other: '{{count}} delvis',
    seconds: 's',
    minutes: 'min',
    here: 'Her er du',
    trail: 'Nivåtest',
    result: 'Resultat',
    pageLinks: 'Dette resultatet',
    allAnswers: 'Se alle svarene',
  },
  category: { read: 'Lesing', listen: 'Lytting', write: 'Skriving', speak: 'Muntlig' },
  /** Inne i en setning. */
  part: { read: 'lesing', listen: 'lytting', write: 'skriving', speak: 'muntlig' },
  parts: {
    title: 'Del for del',
    none: 'Ingen svar i denne delen teller.',
    tooFew: 'For få svar til å si et nivå',
    left_read: 'Lesing var ikke med i denne testen.',
    left_listen: 'Lytting var ikke med i denne testen.',
    add: 'Test den delen også',
    notTested:
      'Skriving og muntlig er ikke med i denne testen, for de må vurderes av et menneske eller av KI.',
  },
  canDo: {
    button: 'Hva betyr {{level}}?',
    title: 'Dette betyr {{level}}',
    close: 'Lukk',
  },
  levels: {
    title: 'Nivå for nivå',
    right: 'riktig',
    notYet: 'ikke ennå',
    count: '{{correct}} av {{tasks}}',
    partly: 'Et delvis riktig svar fyller en halv rute og teller halvt.',
    noTasks: '–',
    hint: 'Velg et nivå for å se hva det betyr.',
  },
  mastery: {
    very_good: 'Svært bra',
    good: 'Bra',
    partial: 'Delvis',
    beginning: 'I gang',
    challenging: 'Krevende',
    too_few_tasks: 'For få oppgaver ennå',
    no_tasks: 'Ingen oppgaver gjort',
  },
  trend: {
    expected: {
      title: 'Som ventet',
      text: 'Du klarte deg omtrent like godt på alle nivåer med minst fire oppgaver.',
      drop: 'Du får færre riktige når oppgavene blir vanskeligere, slik de fleste gjør. Det største spranget er mellom {{from}} og {{to}}.',
    },
    unexpected: {
      title: 'Bedre på høyere nivåer',
      text: 'Du klarte de vanskelige oppgavene bedre enn de lette. Kanskje gikk det litt fort på de lette, eller kanskje handlet de vanskelige om noe du kan godt. Se på svarene dine, så ser du hva det var.',
    },
    mixed: {
      title: 'Opp og ned',
      text: 'Det går opp og ned fra nivå til nivå hvor godt du klarte deg.',
      drop: 'Det går opp og ned fra nivå til nivå hvor godt du klarte deg. Det største fallet er mellom {{from}} og {{to}}.',
    },
    not_enough_data: {
      title: 'Utvikling',
      text: 'Det er for få svar til å se en utvikling fra nivå til nivå.',
    },
  },
  feedback: {
    rules: 'Tilbakemeldingen bygger på regler og svarene dine, ikke på KI.',
    general: 'Alt i alt',
    strengths: 'Dette gjør du bra',
    improvements: 'Dette kan du øve på',
    next: 'Det neste du kan gjøre',
    more: 'Etter det',
    noStrengths: 'Ingenting skiller seg ut i denne testen.',
    noImprovements: 'Svarene dine peker ikke mot ett svakt punkt.',
    showExample: 'Se et av svarene dine',
  },
  general: {
    level: 'Svarene dine passer best med {{level}}, og det er vi {{certainty}} % sikre på.',
    between: 'Svarene dine passer like godt med {{lower}} som med {{upper}}.',
    too_few_answers_zero: 'Ingen av svarene dine teller, så vi har ikke noe å gi råd ut fra.',
    too_few_answers_one: 'Bare {{count}} av svarene dine teller, og det er for lite til å gi råd ut fra.',
    too_few_answers_other: 'Bare {{count}} av svarene dine teller, og det er for lite til å gi råd ut fra.',
    even_profile: 'Du er omtrent like god i {{categories}}.',
    uneven_profile: 'Du er bedre i {{stronger}} enn i {{weaker}}.',
    trend: {
      expected: 'Du klarer deg ikke bedre når oppgavene blir vanskeligere, og slik pleier det å være.',
      unexpected: 'Du klarte de vanskelige oppgavene bedre enn de lette.',
      mixed: 'Det går opp og ned fra nivå til nivå hvor godt du klarte deg.',
      not_enough_data: 'Det er for få svar til å se en utvikling fra nivå til nivå.',
    },
    easy_misses_one:
      'Du bommet på {{count}} oppgave som det er vanlig å klare på ditt nivå. Gikk det for fort?',
    easy_misses_other:
      'Du bommet på {{count}} oppgaver som det er vanlig å klare på ditt nivå. Gikk det for fort?',
    hard_hits_one: 'Du klarte {{count}} oppgave som ligger over nivået ditt.',
    hard_hits_other: 'Du klarte {{count}} oppgaver som ligger over nivået ditt.',
    shown_answers_one: 'Du så på {{count}} svar. Den oppgaven er ikke regnet med.',
    shown_answers_other: 'Du så på {{count}} svar. De oppgavene er ikke regnet med.',
    limited_range: {
      none: 'Testen hadde bare oppgaver fra {{from}} til {{to}}.',
      maybe_lower:
        'Testen hadde bare oppgaver fra {{from}} til {{to}}, så du kan ligge lavere enn den viser.',
      maybe_higher:
        'Testen hadde bare oppgaver fra {{from}} til {{to}}, så du kan ligge høyere enn den viser.',
    },
    see: 'Oppgave {{number}}',
  },
  finding: {
    missed: 'Du bommet på {{missed}} av {{tasks}} {{what}} ({{levels}}).',
    missedAll: 'Du bommet på {{tasks}} av {{tasks}} {{what}} ({{levels}}).',
    right: 'Du klarte {{correct}} av {{tasks}} {{what}} ({{levels}}).',
    rightAll: 'Du klarte {{tasks}} av {{tasks}} {{what}} ({{levels}}).',
    partly: 'Av {{tasks}} {{what}} ({{levels}}) klarte du {{correct}} helt og {{partly}} delvis.',
    usual: 'På ditt nivå er det vanlig å klare rundt {{usual}}.',
    levels: '{{from}} til {{to}}',
  },
  /** Det et funn teller, etter «3 av 4 …». */
  what: {
    skill: {
      main_point: 'spørsmål om hva en tekst i hovedsak sier',
      main_point_listen: 'spørsmål om hva det du hørte, i hovedsak handlet om',
      detail: 'spørsmål der du skulle finne en detalj i en tekst',
      detail_listen: 'spørsmål der du skulle høre en detalj',
      inference: 'spørsmål der svaret sto mellom linjene',
      inference_listen: 'spørsmål der folk mente mer enn de sa',
      purpose: 'spørsmål om hva en tekst er skrevet for',
      purpose_listen: 'spørsmål om hvorfor noen snakker',
      opinion: 'spørsmål om hva skribenten mener',
      opinion_listen: 'spørsmål om hva den som snakker, mener',
      vocabulary: 'leseoppgaver der du måtte kunne det riktige ordet',
      vocabulary_listen: 'lytteoppgaver der du måtte kunne det riktige ordet',
      grammar: 'oppgaver der grammatikken avgjør',
      reference: 'spørsmål om hva et lite ord som *den* eller *der* viser til',
      sequence: 'oppgaver der du skulle finne riktig rekkefølge',
      numbers: 'spørsmål der du skulle finne et tall, en pris eller et klokkeslett i en tekst',
      numbers_listen: 'spørsmål der du skulle høre et tall, en pris eller et klokkeslett',
      form: 'oppgaver der stavemåten eller bøyningen avgjør',
    },
    grammar: 'oppgaver om dette i grammatikken',
    task_kind: 'leseoppgaver av denne typen',
    task_kind_listen: 'lytteoppgaver av denne typen',
    topic: 'oppgaver om dette emnet',
    category_read: 'leseoppgaver',
    category_listen: 'lytteoppgaver',
    category_write: 'skriveoppgaver',
    category_speak: 'muntlige oppgaver',
  },
  recommendation: {
    practise: { action: 'Øv på dette på {{level}}' },
    practise_category: {
      title_read: 'Mer lesing på {{level}}',
      title_listen: 'Mer lytting på {{level}}',
      title_write: 'Mer skriving på {{level}}',
      title_speak: 'Mer muntlig på {{level}}',
      action_read: 'Øv på lesing på {{level}}',
      action_listen: 'Øv på lytting på {{level}}',
      action_write: 'Skriv én tekst på {{level}}',
      action_speak: 'Én muntlig oppgave på {{level}}',
    },
    consolidate_level: {
      title: 'Øv på {{level}}',
      text: 'Du fikk {{correct}} av {{tasks}} oppgaver riktig på {{level}}. Det er nivået du bør jobbe med nå.',
      partly:
        'Du fikk {{correct}} av {{tasks}} oppgaver riktig på {{level}}, og {{partly}} delvis riktig. Det er nivået du bør jobbe med nå.',
      action: 'Øv på {{level}}',
    },
    try_next_level: {
      title: 'Gå videre til {{level}}',
      text: 'Du fikk {{correct}} av {{tasks}} oppgaver riktig på {{held}}, så nå er det {{level}} sin tur.',
      partly:
        'Du fikk {{correct}} av {{tasks}} oppgaver riktig på {{held}}, og {{partly}} delvis riktig, så nå er det {{level}} sin tur.',
      action: 'Øv på {{level}}',
    },
    take_full_test: {
      title: 'Ta hele testen',
      text: 'Dette var hurtigtesten. Hele testen har 10 til 40 oppgaver og kan si mer.',
      action: 'Ta hele testen',
    },
    test_again: {
      title: 'Ta testen en gang til',
      text: 'Testen trenger minst fire svar for å si noe, og rundt 20 for å si det sikkert.',
      action: 'Ta testen en gang til',
    },
    answer_slower: {
      title: 'Ta testen en gang til, i roligere tempo',
      text: 'Minst halvparten av svarene dine kom for fort til å telle. Les eller lytt til hver oppgave før du svarer.',
      action: 'Ta testen en gang til',
    },
    widen_levels: {
      title: 'Test flere nivåer',
      maybe_lower: 'Du havnet nederst av det testen prøvde. Ta den med lavere nivåer også.',
      maybe_higher: 'Du havnet øverst av det testen prøvde. Ta den med høyere nivåer også.',
      action: 'Test alle nivåer',
    },
    add_categories: {
      title: 'Test den andre delen også',
      text: 'Prøven gir ett resultat for hver del, og her har du ikke testet {{categories}}.',
      action: 'Test den',
    },
    answer_without_showing: {
      title: 'Svar før du ser',
      text: 'Et svar du har sett på, blir ikke regnet med. Svar først og se etterpå, så er resultatet ditt eget.',
      action: 'Ta en ny test',
    },
  },
  subject: {
    /** Der en ferdighet eller oppgavetype finnes i begge delene. */
    inPart: {
      read: 'Lesing: {{subject}}',
      listen: 'Lytting: {{subject}}',
      write: 'Skriving: {{subject}}',
      speak: 'Muntlig: {{subject}}',
    },
    skill: {
      main_point: 'Hovedpoenget',
      detail: 'Å finne detaljer',
      detail_listen: 'Å få med seg detaljer',
      inference: 'Å lese mellom linjene',
      inference_listen: 'Å høre hva som menes',
      purpose: 'Hva en tekst er til for',
      purpose_listen: 'Hvorfor noen snakker',
      opinion: 'Hva den som skriver, mener',
      opinion_listen: 'Hva den som snakker, mener',
      vocabulary: 'Ord i sammenheng',
      grammar: 'Grammatikk i bruk',
      reference: 'Hva småord viser til',
      sequence: 'Rekkefølgen i det som skjer',
      numbers: 'Klokkeslett, priser og tall',
      form: 'Rettskriving og bøyning',
    },
    grammar: {
      pronouns: 'Pronomen: *jeg, meg, hun, henne*',
      gender: '*En, ei* eller *et*',
      plural: 'Flertall: *biler, hus*',
      present: 'Presens',
      imperative: 'Å be noen gjøre noe',
      modals: '*Kan, vil, skal, må*',
      numbers_time: 'Tall og klokkeslett',
      questions: 'Ordstilling i spørsmål',
      negation_main: 'Plassen til *ikke*',
      verb_second: 'Verbet på andreplass',
      possessives: '*Min, mi, mitt, mine*',
      prepositions_place: '*I, på* og andre stedsord',
      preterite: 'Preteritum: *jeg bodde*',
      perfect: 'Perfektum: *jeg har bodd*',
      adjective_agreement: 'Bøyning av adjektiv',
      comparison: 'Gradbøyning: *større, størst*',
      reflexive: '*Meg, deg, seg* etter verbet',
      sin_hans: '*Sin* eller *hans* og *hennes*',
      conjunctions: '*Og, men, så, fordi, at, når*',
      inversion: 'Verbet etter et første ledd',
      position_verbs: '*Legge* eller *ligge*, *sette* eller *sitte*',
      hjem_hjemme: '*Hjem* eller *hjemme*',
      future: '*Skal, vil, kommer til å*',
      negation_subordinate: '*Ikke* i leddsetninger',
      relative_som: 'Setninger med *som*',
      da_naar: '*Da* eller *når*',
      hvis: 'Vilkår med *hvis*',
      om_at: '*Om* eller *at*',
      passive: 'Passiv',
      double_definiteness: '*Den store bilen*',
      pluperfect: 'Fortid før fortiden: *hadde gått*',
      think_verbs: '*Synes, tro, tenke, mene*',
      particle_verbs: 'Verb med et lite ord: *slå av*',
      compounds: 'Sammensatte ord',
      concession: '*Selv om, til tross for*',
      reported_speech: 'Gjengitt tale',
      modal_passive: 'Passiv etter *må, kan, skal*',
      cleft: '*Det er … som*',
      modal_adverbs: '*Nok, visst, jo, vel*',
      nominalisation: 'Substantiv laget av verb',
      linkers: 'Ord som binder setninger',
      counterfactual: 'Det som kunne ha hendt',
      future_perfect: 'Det som vil ha hendt',
      information_structure: 'Hva som står først i setningen',
      register: 'Formelt og uformelt',
      idiom: 'Faste uttrykk',
      nominal_style: 'Klarspråk eller substantivsyke',
    },
    task_kind: {
      choose: 'Å velge ett svar',
      picture: 'Å velge bildet',
      true_false: 'Sant, usant eller står ikke',
      which_person: 'Hvilken person det gjelder',
      match: 'Å finne det som hører sammen',
      cloze: 'Å velge ord til en luke',
      typed_cloze: 'Å skrive ordet som mangler',
      order: 'Å sette en tekst i rekkefølge',
      click_word: 'Å finne ordet som betyr det samme',
      dictation: 'Diktat',
    },
    topic: {
      home: 'Oppgaver om hjem og bolig',
      family: 'Oppgaver om familie',
      work: 'Oppgaver om arbeid',
      school: 'Oppgaver om skole',
      health: 'Oppgaver om helse',
      shops: 'Oppgaver om handel',
      transport: 'Oppgaver om transport',
      authorities: 'Oppgaver om offentlige tjenester',
      leisure: 'Oppgaver om fritid',
      nature: 'Oppgaver om natur',
      society: 'Oppgaver om samfunn',
      culture: 'Oppgaver om kultur',
    },
    category: { read: 'Lesing', listen: 'Lytting', write: 'Skriving', speak: 'Muntlig' },
  },
  advice: {
    skill: {
      main_point:
        'Les en gang for helheten, og si i én setning hva det handler om, før du ser på spørsmålet.',
      main_point_listen:
        'La detaljene være første gang du hører: Si i én setning hva det handlet om. Detaljene tar du andre gang.',
      detail:
        'Les spørsmålet først, og let etter akkurat det stedet. Pass deg for svar som bruker tekstens egne ord om noe annet.',
      detail_listen:
        'Les spørsmålet før klippet begynner, og lytt etter den ene tingen. Det første tallet eller navnet er ofte ikke det det spørres om.',
      inference:
        'Spør hva som må være sant hvis teksten er det. Svaret ligger ikke i ett ord, men du skal kunne peke på en setning det bygger på.',
      inference_listen: 'Lytt etter hva folk mener: en plan som endrer seg, et høflig nei, et *men*.',
      purpose: 'Spør hvem som har skrevet, til hvem, og hva leseren skal gjøre etterpå.',
      purpose_listen: 'Spør hvem som snakker, til hvem, og hva den som lytter, skal gjøre etterpå.',
      opinion:
        'Se etter ord som vurderer: *dessverre, heldigvis, burde, likevel*. Ofte står det også i teksten hva andre mener.',
      opinion_listen:
        'Lytt etter ord som vurderer: *dessverre, heldigvis, burde, likevel*. Hold fra hverandre hva de to mener.',
      vocabulary:
        'Gjett ordet ut fra setningen rundt før du slår det opp, og lag så en egen setning med det.',
      grammar:
        'Se på ordene ved siden av luka: Det som står foran, bestemmer formen, og verbet står på andreplass.',
      reference:
        'Stopp ved *den, det, dette* og *der*: Hvilket ord står de for? Sett det ordet inn, og se om setningen gir mening.',
      sequence:
        'Se etter tidsord, *først, deretter, etter at, til slutt*, og etter det som må være kjent først.',
      numbers:
        'Si klokkeslett og priser høyt: *halv tre* er 14.30, *kvart på ni* er 8.45. Skriv ned tall mens du lytter.',
      form: 'Skriv korte diktater, og kontroller bokstav for bokstav: dobbel konsonant, stumme bokstaver, *å* eller *o*.',
    },
    grammar: {
      pronouns: 'Etter verb og preposisjon kommer objektsformen: *Jeg ser henne. Er den til meg?*',
      gender:
        'Lær hvert substantiv med artikkelen: *en stol, ei bok, et hus*. Endelsen følger med: *stolen, boka, huset*.',
      plural:
        'De fleste substantiv får *-er* og *-ene*: *biler, bilene*. Korte *et*-ord får ingenting: *to hus, husene*.',
      present: 'Presens ender på *-r* for alle: *jeg bor, de bor*. Ikke noe *er* ved siden av.',
      imperative: 'Imperativ er infinitiv uten *-e*: *å skrive, Skriv!*',
      modals: 'Etter *kan, vil, skal* og *må* står verbet uten *å*: *Jeg må gå.*',
      numbers_time: '*Halv tre* er 14.30, ikke 15.30. *Kvart på ni* er 8.45, *kvart over ni* er 9.15.',
      questions: 'Verbet kommer før subjektet: *Bor du her? Hvor bor du?*',
      negation_main: 'I helsetninger kommer *ikke* etter verbet: *Jeg kommer ikke. Han vil ikke spise.*',
      verb_second: 'Uansett hva som står først, kommer verbet som nummer to: *I dag jobber jeg hjemme.*',
      possessives:
        'Ordet står etter substantivet og retter seg etter det: *bilen min, boka mi, huset mitt, vennene mine*.',
      prepositions_place:
        '*I Norge* og *i Oslo*, men *på jobb, på skolen, på butikken*. Lær dem sammen med substantivet.',
      preterite:
        'Brukes om en tid som er over: *I går kjøpte jeg brød.* Endelsene er *-et, -te, -de* og *-dde*.',
      perfect: 'Brukes når tiden ikke er nevnt, eller når det fortsatt varer: *Jeg har bodd her i to år.*',
      adjective_agreement: '*En stor bil, et stort hus, to store hus, det store huset.*',
      comparison:
        '*Stor, større, størst*, men *mer interessant, mest interessant*. Vi sammenlikner med *enn*.',
      reflexive: 'Ordet følger personen: *Jeg gleder meg, du gleder deg, de gleder seg.*',
      sin_hans:
        '*Sin* viser tilbake til subjektet: *Per tok bilen sin*, altså Pers egen. *Bilen hans* er en annen manns.',
      conjunctions:
        'Etter *og, men, for* og *så* kommer en helsetning, etter *fordi, at* og *når* en leddsetning: *fordi jeg ikke kan*.',
      inversion:
        'Når noe annet enn subjektet står først, kommer verbet likevel som nummer to: *Etterpå gikk vi hjem.*',
      position_verbs:
        '*Legge* og *sette* flytter en ting: *Jeg legger boka på bordet. Ligge* og *sitte* sier hvor den er: *Boka ligger der.*',
      hjem_hjemme:
        '*Hjem, ut, inn* hører til bevegelse, *hjemme, ute, inne* til å være et sted: *Jeg går ut. Jeg er ute.*',
      future: '*Skal* er en plan, *vil* et ønske, *kommer til å* noe vi venter: *Det kommer til å regne.*',
      negation_subordinate: 'I leddsetninger kommer *ikke* før verbet: *Hun sier at hun ikke kommer.*',
      relative_som:
        '*Mannen som bor her.* Det kan falle bort bare når det ikke er subjekt: *boka jeg leste*.',
      da_naar:
        '*Da* om én gang i fortiden: *da jeg var barn*. *Når* om det som gjentar seg eller kommer: *når jeg kommer hjem*.',
      hvis: 'Når vilkåret står først, kommer verbet med en gang: *Hvis det regner, blir vi hjemme.*',
      om_at:
        '*At* om det som sies eller tenkes, *om* når svaret er åpent: *Jeg tror at han kommer. Jeg vet ikke om han kommer.*',
      passive:
        '*Bli* og partisipp om én hendelse, *-s* om regler og vaner: *Huset ble solgt. Døra lukkes klokka ti.*',
      double_definiteness:
        'Med adjektiv får substantivet både artikkel og endelse: *den store bilen, det gamle huset*.',
      pluperfect: 'Brukes om noe som var over før noe annet: *Bussen hadde gått da vi kom.*',
      think_verbs:
        '*Synes* er smak, *tro* er å være usikker, *mene* er et syn med grunner, *tenke* er det som skjer i hodet.',
      particle_verbs: 'Det lille ordet endrer verbet: *slå på, slå av, finne ut, gi opp*. Lær de to som ett.',
      compounds: 'Siste del bestemmer betydning og kjønn: *et bord*, men *en bordduk*. Skrives i ett ord.',
      concession:
        '*Selv om* tar en setning, *til tross for* et substantiv: *Selv om det regnet, gikk vi. Til tross for regnet gikk vi.*',
      reported_speech:
        'Når det fortelles i fortid, rykker verbet ett steg tilbake: «*Jeg kommer.*» *Hun sa at hun kom.*',
      modal_passive:
        'Etter *kan, må, skal* og *bør* kommer formen på *-s*: *Skjemaet må leveres før fredag.*',
      cleft:
        'Den løfter fram ett ledd: *Det var hun som ringte.* Det som følger etter *som*, er kjent fra før.',
      modal_adverbs:
        '*Jo*: Dette vet du. *Visst*: Det har jeg hørt. *Nok*: Jeg tror det. *Vel*: Er du ikke enig?',
      nominalisation:
        '*Å utvikle* blir til *utviklingen*. Gjør det om til verb igjen, og se hvem som gjør hva.',
      linkers:
        '*Derfor* gir følgen, *derimot* motsetningen, *dessuten* legger til, *likevel* går mot det en venter.',
      counterfactual:
        '*Hadde jeg visst det, ville jeg ha kommet*: fortidsformer om det som ikke hendte, og *hvis* kan falle bort.',
      future_perfect: 'Den ser tilbake fra et senere tidspunkt: *Innen fredag vil vi ha levert rapporten.*',
      information_structure:
        'Det kjente kommer først, det nye sist. Det som flyttes fram, er temaet eller en motsetning.',
      register:
        'Spør hvem som skriver til hvem: *ta kontakt* er nøytralt, *slå på tråden* er muntlig, *rette en henvendelse til* er kansellispråk.',
      idiom:
        'Det betyr noe annet enn ordene: *på strak arm* er uten forberedelse. Lær det sammen med setningen.',
      nominal_style:
        'Kansellispråk gjemmer verbet i et substantiv: *foreta en vurdering av* er *vurdere*. Finn verbet, så har du setningen.',
    },
    task_kind: {
      choose: 'Utelukk svar: For hvert svar du stryker, finn stedet som taler mot det.',
      picture: 'Si på norsk hva hvert bilde viser, før du leser eller lytter.',
      true_false:
        '«Står ikke» er riktig når teksten verken sier det eller utelukker det. La det du vet fra før, ligge.',
      which_person: 'Les spørsmålet først, så én person om gangen. Alt i det må passe.',
      match: 'Begynn med paret du er sikrest på. For hvert sikkert par blir resten lettere.',
      cloze: 'Les hele teksten først, så ordene på begge sider av luka.',
      typed_cloze: 'Avgjør hva slags ord som mangler, og så hvilken form det skal ha.',
      order:
        'Se hvem eller hva som nevnes i første del, og hvor det tas opp igjen som *han, hun, den* eller *det*.',
      click_word:
        'Sett ordet du har fått, inn i setningen. Der den fortsatt betyr det samme, har du funnet plassen.',
      dictation: 'Si hele setningen for deg selv før du skriver. Kontroller så endelser og dobbel konsonant.',
    },
    topic: 'Gå gjennom svarene dine om dette emnet, noter ti ord, og bruk hvert av dem i en egen setning.',
    category: {
      read: 'Les litt hver dag der du kan de fleste ordene: en beskjed, en melding, en kort artikkel.',
      listen: 'Lytt ti minutter om dagen: først uten tekst, så med, så uten igjen.',
      write: 'Skriv noen setninger hver dag, og les dem høyt for deg selv dagen etter.',
      speak: 'Si høyt hver dag hva du har gjort, og hva du skal gjøre.',
    },
  },
  example: {
    task: 'Oppgave {{number}}',
    read: 'Oppgave {{number}}, du leste',
    listen: 'Oppgave {{number}}, du hørte',
    gap: 'Luke {{number}}',
    own: 'Svaret ditt',
    right: 'Riktig',
    ownRight: 'Svaret ditt, riktig',
    noAnswer: 'Ikke svart',
    shown: 'Svaret ble vist',
    whole: 'Se hele oppgaven',
    truth: { true: 'Sant', false: 'Usant', not_stated: 'Står ikke' },
  },
  nextSteps: {
    title: 'Veien videre',
    download: {
      title: 'Last ned resultatet',
      text: 'Høyst to sider, som PDF.',
      action: 'Last ned',
    },
    share: { title: 'Del resultatet', text: 'En lenke som viser nivået ditt og dagen.', action: 'Del' },
    keep: {
      title: 'Ta vare på resultatet',
      text: 'Det ligger bare i denne nettleseren. Med en konto finner du det igjen overalt.',
      action: 'Lag en konto',
    },
    again: {
      title: 'Test deg igjen',
      text: 'Vent noen uker, så ser du hvor langt du har kommet.',
      action: 'Test nivået ditt',
    },
  },
  practice: {
    title: 'Øving',
    about: '{{subject}}, {{level}}',
    how: '{{from}} til {{to}} oppgaver som passer, med forklaring etter hver av dem.',
    opens: 'Se hva som åpner {{level}}',
    lowerFree: 'Gratis øving går til og med {{level}}, så runden er på {{level}} og ikke på {{asked}}.',
    lower: 'Pakken din åpner oppgaver til og med {{level}}, så runden er på {{level}} og ikke på {{asked}}.',
    toTest: 'Se den testen',
    moved: {
      up: 'Det går framover: {{now}} av {{count}} poeng i denne runden, {{before}} av {{of}} i testen. En ny runde om noen dager viser om det sitter.',
      same: 'Omtrent som i testen: {{now}} av {{count}} poeng i denne runden, {{before}} av {{of}} den gangen. Les forklaringene til det som gikk galt, og ta en ny runde i morgen.',
      down: 'Mindre enn i testen: {{now}} av {{count}} poeng i denne runden, {{before}} av {{of}} den gangen. Én runde sier lite. Les forklaringene, og ta en ny i morgen.',
      alone: 'Du fikk {{now}} av {{count}} poeng i denne runden.',
    },
    redo: {
      title: 'Ta feilene på nytt',
      all_one: 'Oppgaven du ikke fikk til, en gang til, med forklaring etterpå.',
      all_other: 'De {{count}} oppgavene du ikke fikk til, en gang til, med forklaring etter hver av dem.',
      some_one: 'Den letteste oppgaven du ikke fikk til, en gang til, med forklaring etterpå.',
      some_other:
        'De {{count}} letteste oppgavene du ikke fikk til, en gang til, med forklaring etter hver av dem.',
      tomorrow: 'Etter en natt viser de hva du har lært. Derfor får du dem igjen på oversikten i morgen.',
      action_one: 'Ta {{count}} oppgave på nytt',
      action_other: 'Ta {{count}} oppgaver på nytt',
      about_one: 'En oppgave du ikke fikk til sist',
      about_other: '{{count}} oppgaver du ikke fikk til sist',
      moved: {
        all_one: 'Oppgaven som var feil, er riktig nå.',
        all_other: 'Alle de {{count}} oppgavene som var feil, er riktige nå.',
        some_one:
          '{{count}} av {{tasks}} oppgaver som var feil, er riktig nå. Les forklaringene til resten, og ta dem på nytt om noen dager.',
        some_other:
          '{{count}} av {{tasks}} oppgaver som var feil, er riktige nå. Les forklaringene til resten, og ta dem på nytt om noen dager.',
        none: 'Ingen av dem er riktige ennå. Les forklaringene, og ta oppgavene på nytt om noen dager.',
      },
    },
    pool: {
      one_write: 'Skriving: én oppgave, med punkter og eksempeltekster etterpå',
      one_speak: 'Muntlig: én oppgave, med punkter og eksempler etterpå',
      title: 'Øv',
      text_one: '{{count}} oppgave fra én del og ett nivå, med forklaring etterpå.',
      text_other: '{{count}} oppgaver fra én del og ett nivå, med forklaring etter hver av dem.',
    },
    errors: {
      task_not_given: 'Denne oppgaven er ikke din, eller den er slettet.',
      task_retired: 'Oppgaven er tatt ut av banken. Velg en annen.',
      category_not_open: 'Disse oppgavene kan ikke øves på ennå.',
      no_practice: 'Dette resultatet har ingen øving å starte der. Velg en annen.',
      package_needed: 'Pakken din åpner ikke disse oppgavene.',
      no_mistakes: 'Det er ingen feil å ta på nytt akkurat nå.',
      no_task: 'Det finnes ingen oppgaver for dette ennå.',
      sitting_not_found: 'Resultatet er ikke ditt, eller det er slettet.',
      too_many_requests: 'Du har startet svært mange runder akkurat nå. Prøv igjen om noen minutter.',
      unexpected_failure: 'Noe gikk galt hos oss, og ingen runde ble startet. Prøv igjen.',
    },
  },
  tests: {
    teacherLevels_one: 'En lærer sa {{levels}}.',
    teacherLevels_other: 'Lærere sa {{levels}}.',
    teacherWaits_one: '{{count}} svar er hos en lærer.',
    teacherWaits_other: '{{count}} svar er hos en lærer.',
    estimated: 'anslått til {{level}}',
    open_write_one: '{{submitted}} av {{count}} tekst levert',
    open_write_other: '{{submitted}} av {{count}} tekster levert',
    open_speak_one: '{{submitted}} av {{count}} opptak levert',
    open_speak_other: '{{submitted}} av {{count}} opptak levert',
    title: 'Tidligere tester',
    emptyTitle: 'Ingen tester ennå',
    emptyText: 'Hver test du tar, står her med nivået og hvor sikkert det er.',
    start: 'Ta nivåtesten',
    older: 'Eldre tester',
    newest: 'Nyeste tester',
    unfinished: 'Ikke fullført',
    resume: 'Fortsett der du stoppet',
    right_one: '{{correct}} av {{count}} oppgave riktig',
    right_other: '{{correct}} av {{count}} oppgaver riktig',
  },
  chosenTest: {
    title: 'Egen test',
    chosen: '{{levels}}: {{categories}}',
    claims: 'Svarene passer med {{level}}.',
    noClaim:
      'En test på nivåer du har valgt selv, viser hvordan det går der, ikke hvor du står. Det er nivåtesten som leter etter det.',
    levelTest: 'Test nivået ditt',
    again: 'Ny egen test',
  },
};
