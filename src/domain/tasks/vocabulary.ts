import type { TaskLevel } from '#domain/levels/levels.ts';

/** The closed lists that task files, tables and screens share. Order is display order. */

export const packages = ['free', 'plus', 'premium'] as const;
export type Package = (typeof packages)[number];

export const topics = [
  'home',
  'family',
  'work',
  'school',
  'health',
  'shops',
  'transport',
  'authorities',
  'leisure',
  'nature',
  'society',
  'culture',
] as const;
export type Topic = (typeof topics)[number];

/** What a task probes. */
export const skills = [
  'main_point',
  'detail',
  'inference',
  'purpose',
  'opinion',
  'vocabulary',
  'grammar',
  'reference',
  'sequence',
  'numbers',
  'form',
] as const;
export type Skill = (typeof skills)[number];

/** Grammar points by the level at which they are expected (exam-facts, "Grammar progression"). */
export const grammarPoints = {
  A1: [
    'pronouns',
    'gender',
    'plural',
    'present',
    'imperative',
    'modals',
    'numbers_time',
    'questions',
    'negation_main',
    'verb_second',
    'possessives',
    'prepositions_place',
  ],
  A2: [
    'preterite',
    'perfect',
    'adjective_agreement',
    'comparison',
    'reflexive',
    'sin_hans',
    'conjunctions',
    'inversion',
    'position_verbs',
    'hjem_hjemme',
    'future',
  ],
  B1: [
    'negation_subordinate',
    'relative_som',
    'da_naar',
    'hvis',
    'om_at',
    'passive',
    'double_definiteness',
    'pluperfect',
    'think_verbs',
    'particle_verbs',
    'compounds',
  ],
  B2: [
    'concession',
    'reported_speech',
    'modal_passive',
    'cleft',
    'modal_adverbs',
    'nominalisation',
    'linkers',
  ],
  C1: ['counterfactual', 'future_perfect', 'information_structure', 'register', 'idiom', 'nominal_style'],
} as const;
export type GrammarPoint = (typeof grammarPoints)[TaskLevel][number];
/** The points of all levels, the easiest first. */
export const allGrammarPoints: readonly GrammarPoint[] = Object.values(grammarPoints).flat();

/** Task kinds that are marked at once, by key. */
export const markedKinds = [
  'choose',
  'picture',
  'true_false',
  'which_person',
  'match',
  'cloze',
  'typed_cloze',
  'order',
  'click_word',
  'dictation',
] as const;
export type MarkedKind = (typeof markedKinds)[number];

export const writeKinds = ['message', 'describe_scene', 'narrate', 'opinion', 'argue', 'summarise'] as const;
export type WriteKind = (typeof writeKinds)[number];

export const speakKinds = [
  'introduce',
  'read_aloud',
  'describe_scene',
  'tell',
  'opinion',
  'role_play',
  'discuss',
  'summarise',
] as const;
export type SpeakKind = (typeof speakKinds)[number];

/** What is wrong in a marked error of a model answer. */
export const errorTypes = [
  'word_order',
  'gender',
  'agreement',
  'definiteness',
  'verb_form',
  'preposition',
  'spelling',
  'word_choice',
  'missing_word',
  'extra_word',
  'punctuation',
  'capital',
  'compound',
] as const;
export type ErrorType = (typeof errorTypes)[number];

/** What somebody may do with a partner's stand: a discussion's partner answers each in another way. Order is display order. */
export const replyKinds = ['agreed', 'disagreed', 'asked', 'unsure'] as const;
export type ReplyKind = (typeof replyKinds)[number];

export type TaskKind = MarkedKind | WriteKind | SpeakKind;
