/** The closed lists that task files, tables and screens share. Order is display order. */

/** Lowest first; learners reach Pre-A1 to C1. Rule 1.1, Rule 3.10. */
export const levels = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type Level = (typeof levels)[number];

/** Levels that tasks are written for: a task separates its level from the one below. */
export const taskLevels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type TaskLevel = (typeof taskLevels)[number];

/** Rule 1.2, Rule 3.11. */
export const categories = ['read', 'listen', 'write', 'speak'] as const;
export type Category = (typeof categories)[number];

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
  'summarise',
] as const;
export type SpeakKind = (typeof speakKinds)[number];

export type TaskKind = MarkedKind | WriteKind | SpeakKind;

/** Station of a level on the trail: Pre-A1 0 … C1 5. */
export function station(level: Level): number {
  return levels.indexOf(level);
}
