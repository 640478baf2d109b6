/**
 * The way of one spoken answer, from the first look at the task until it lies on the server. Pure: time comes with each
 * event, in milliseconds, and what a browser has to do follows from the state. Rule 4.13, Rule 9.280.
 */

/** What a task and its test lay down. */
export type RecordingRules = {
  readonly preparationMs: number;
  /** The learner's own time; all turns together. */
  readonly speakingMs: number;
  /** How often the learner speaks. */
  readonly turns: number;
  /** Somebody is heard before the learner's first turn; they speak in turns from then on. */
  readonly partnerFirst: boolean;
  /** Whether what was recorded may be thrown away and done again. */
  readonly mayRedo: boolean;
};

/** Why nothing can be recorded. */
export type MicrophoneProblem = 'refused' | 'missing' | 'busy' | 'unplugged' | 'unsupported';

export type RecordingState =
  /** Nothing runs. `prepared`: the preparation time is over or was used. */
  | { readonly kind: 'waiting'; readonly prepared: boolean; readonly problem: MicrophoneProblem | null }
  | { readonly kind: 'preparing'; readonly endsAt: number }
  | { readonly kind: 'countdown'; readonly endsAt: number }
  /** The partner is heard; the microphone rests. */
  | { readonly kind: 'listening'; readonly turn: number; readonly usedMs: number }
  /** Nobody can tell what the learner did with the partner's words: the learner says. */
  | { readonly kind: 'choosing'; readonly turn: number; readonly usedMs: number }
  /** `usedMs` is the time of the turns before; this one began at `since`. */
  | { readonly kind: 'recording'; readonly turn: number; readonly usedMs: number; readonly since: number }
  /** What was recorded lies in the browser. `cut`: something ended it before the learner did. */
  | { readonly kind: 'stopped'; readonly ms: number; readonly cut: Cut | null }
  /** `share` from 0 to 1; `waits` while the network is gone. */
  | { readonly kind: 'uploading'; readonly ms: number; readonly share: number; readonly waits: boolean }
  | { readonly kind: 'submitted' };

export type Cut = 'time' | 'unplugged' | 'reload';

export type RecordingEvent =
  | { readonly kind: 'prepare' }
  /** The learner wants to speak: from waiting, or before the preparation time is over. */
  | { readonly kind: 'start' }
  | { readonly kind: 'tick' }
  /** The partner has spoken, or cannot be heard and has been read. */
  | { readonly kind: 'heard' }
  /** The learner's turn is over. `asks`: what follows must be chosen first. */
  | { readonly kind: 'turn_over'; readonly asks: boolean }
  | { readonly kind: 'chosen' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'problem'; readonly problem: MicrophoneProblem }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'uploaded'; readonly share: number }
  | { readonly kind: 'connection'; readonly lost: boolean }
  /** The server did not take it, or the upload was given up. */
  | { readonly kind: 'upload_failed' }
  | { readonly kind: 'submitted' };

/** 'Recording starts in...' 3, 2, 1. */
export const countdownMs = 3000;

/** Shorter than this is no answer but a slip of the finger. */
export const leastRecordingMs = 500;

export const beginning: RecordingState = { kind: 'waiting', prepared: false, problem: null };

type Step = { readonly event: RecordingEvent; readonly at: number; readonly rules: RecordingRules };

/** The state after an event. An event that does not fit the state changes nothing: clicks and timers may come late. */
export function nextRecordingState(state: RecordingState, step: Step): RecordingState {
  const { event } = step;
  switch (event.kind) {
    case 'prepare':
      return prepare(state, step);
    case 'start':
      return start(state, step);
    case 'tick':
      return tick(state, step);
    case 'heard':
      return state.kind === 'listening' ? { ...state, kind: 'recording', since: step.at } : state;
    case 'turn_over':
      return state.kind === 'recording' ? endTurn(state, { ...step, asks: event.asks }) : state;
    case 'chosen':
      return state.kind === 'choosing' ? { ...state, kind: 'listening' } : state;
    case 'stop':
      return stop(state, step);
    case 'problem':
      return loseMicrophone(state, { ...step, problem: event.problem });
    case 'hidden':
      // Nobody is recorded unawares: a countdown that is not seen begins anew. What is being recorded goes on.
      return state.kind === 'countdown' ? { kind: 'waiting', prepared: true, problem: null } : state;
    case 'redo':
      return state.kind === 'stopped' && step.rules.mayRedo
        ? { kind: 'waiting', prepared: true, problem: null }
        : state;
    case 'accept':
      return state.kind === 'stopped' && state.ms >= leastRecordingMs
        ? { kind: 'uploading', ms: state.ms, share: 0, waits: false }
        : state;
    case 'uploaded':
      return state.kind === 'uploading'
        ? { ...state, share: Math.max(state.share, Math.min(1, event.share)), waits: false }
        : state;
    case 'connection':
      return state.kind === 'uploading' ? { ...state, waits: event.lost } : state;
    case 'upload_failed':
      return state.kind === 'uploading' ? { kind: 'stopped', ms: state.ms, cut: null } : state;
    case 'submitted':
      return state.kind === 'uploading' ? { kind: 'submitted' } : state;
  }
}

function prepare(state: RecordingState, { at, rules }: Step): RecordingState {
  if (state.kind !== 'waiting' || state.prepared) return state;
  return rules.preparationMs > 0 ? { kind: 'preparing', endsAt: at + rules.preparationMs } : countdown(at);
}

function start(state: RecordingState, { at }: Step): RecordingState {
  return state.kind === 'waiting' || state.kind === 'preparing' ? countdown(at) : state;
}

function countdown(at: number): RecordingState {
  return { kind: 'countdown', endsAt: at + countdownMs };
}

function tick(state: RecordingState, { at, rules }: Step): RecordingState {
  if (state.kind === 'preparing') return at < state.endsAt ? state : countdown(at);
  if (state.kind === 'countdown') {
    if (at < state.endsAt) return state;
    const first = { turn: 1, usedMs: 0 };
    return rules.partnerFirst ? { kind: 'listening', ...first } : { kind: 'recording', ...first, since: at };
  }
  if (state.kind !== 'recording' || spokenMs(state, at) < rules.speakingMs) return state;
  return { kind: 'stopped', ms: rules.speakingMs, cut: 'time' };
}

type Recording = Extract<RecordingState, { kind: 'recording' }>;

function endTurn(state: Recording, { at, rules, asks }: Step & { readonly asks: boolean }): RecordingState {
  const usedMs = Math.min(spokenMs(state, at), rules.speakingMs);
  if (usedMs >= rules.speakingMs) return { kind: 'stopped', ms: usedMs, cut: 'time' };
  if (state.turn >= rules.turns) return { kind: 'stopped', ms: usedMs, cut: null };
  return { kind: asks ? 'choosing' : 'listening', turn: state.turn + 1, usedMs };
}

function stop(state: RecordingState, { at, rules }: Step): RecordingState {
  if (state.kind === 'recording')
    return { kind: 'stopped', ms: Math.min(spokenMs(state, at), rules.speakingMs), cut: null };
  if (state.kind === 'listening' || state.kind === 'choosing') {
    // Before the first word there is nothing to keep.
    if (state.usedMs === 0) return { kind: 'waiting', prepared: true, problem: null };
    return { kind: 'stopped', ms: state.usedMs, cut: null };
  }
  return state.kind === 'countdown' ? { kind: 'waiting', prepared: true, problem: null } : state;
}

/** The microphone is lost: what was said before stays. */
function loseMicrophone(
  state: RecordingState,
  { at, rules, problem }: Step & { readonly problem: MicrophoneProblem },
): RecordingState {
  switch (state.kind) {
    case 'waiting':
      return { ...state, problem };
    case 'preparing':
      // The clock of the preparation goes on; the problem comes again when the recording is to begin.
      return state;
    case 'countdown':
      return { kind: 'waiting', prepared: true, problem };
    case 'listening':
    case 'choosing':
    case 'recording': {
      const ms = Math.min(spokenMs(state, at), rules.speakingMs);
      if (ms < leastRecordingMs) return { kind: 'waiting', prepared: true, problem };
      return { kind: 'stopped', ms, cut: 'unplugged' };
    }
    default:
      return state;
  }
}

/** How long the learner has spoken, all turns together; 0 where nothing is recorded. */
export function spokenMs(state: RecordingState, at: number): number {
  if (state.kind === 'recording') return state.usedMs + Math.max(0, at - state.since);
  if (state.kind === 'listening' || state.kind === 'choosing') return state.usedMs;
  return state.kind === 'stopped' || state.kind === 'uploading' ? state.ms : 0;
}

/** Whole seconds that are left of a time that runs, as a clock shows them; null where none runs. */
export function secondsLeft(
  state: RecordingState,
  { at, rules }: { readonly at: number; readonly rules: RecordingRules },
): number | null {
  if (state.kind === 'preparing' || state.kind === 'countdown')
    return Math.max(0, Math.ceil((state.endsAt - at) / 1000));
  if (state.kind !== 'recording' && state.kind !== 'listening' && state.kind !== 'choosing') return null;
  return Math.max(0, Math.ceil((rules.speakingMs - spokenMs(state, at)) / 1000));
}

/**
 * The state to go on from after a reload or a crash.
 * @param saved what was kept of it
 * @param keptMs how much sound of it lies in the browser
 */
export function afterReload(
  saved: RecordingState,
  { at, keptMs }: { readonly at: number; readonly keptMs: number },
): RecordingState {
  switch (saved.kind) {
    case 'waiting':
      return { ...saved, problem: null };
    case 'preparing':
      // The preparation's clock ran on; speaking begins by a press, not by itself behind a page that has just opened.
      return at < saved.endsAt ? saved : { kind: 'waiting', prepared: true, problem: null };
    case 'countdown':
      return { kind: 'waiting', prepared: true, problem: null };
    case 'listening':
    case 'choosing':
    case 'recording':
      return keptMs >= leastRecordingMs
        ? { kind: 'stopped', ms: keptMs, cut: 'reload' }
        : { kind: 'waiting', prepared: true, problem: null };
    case 'stopped':
      return keptMs > 0 ? saved : { kind: 'waiting', prepared: true, problem: null };
    case 'uploading':
      return keptMs > 0
        ? { ...saved, share: 0, waits: false }
        : { kind: 'waiting', prepared: true, problem: null };
    case 'submitted':
      return saved;
  }
}
