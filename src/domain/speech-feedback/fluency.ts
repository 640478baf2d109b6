import { isHeard, type SoundMeasures } from '#domain/speaking/sound-measures.ts';
import { speechRate } from '#domain/speaking/speech-rate.ts';
import type { ImprovementArea } from '#domain/submissions/assessment.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';

/** A pause of a second or more each so many seconds of speech is heard as searching. */
const secondsForPause = 8;

export type FluencyFeedback = {
  readonly note: BothLanguages;
  readonly strength: BothLanguages | null;
  readonly improvement: ImprovementArea | null;
};

/**
 * Rule 9.431: what the sound shows of the flow, in figures. No level: how fast learners of a level speak Norwegian has not
 * been measured, and pauses may be thought.
 */
export function fluencyFeedback(transcript: string, sound: SoundMeasures | null): FluencyFeedback {
  if (!sound || !isHeard(sound)) return { note: unmeasured, strength: null, improvement: null };
  const { speakingSeconds, pauseSeconds, pauses, longestPauseSeconds } = sound;
  const rate = speechRate(transcript, sound);
  const breaks = pauses.middle + pauses.long;
  const [spoke, whole] = [speakingSeconds, speakingSeconds + pauseSeconds].map(Math.round);
  const speed = rate && {
    nb: ` Det ble rundt ${rate.wordsPerMinute} ord i minuttet.`,
    en: ` That made about ${rate.wordsPerMinute} words a minute.`,
  };
  const note = {
    nb: `Du snakket i ${spoke} av ${whole} sekunder. ${pausesNb(breaks, longestPauseSeconds)}${speed?.nb ?? ''} Tallene er målt i lyden og gir ikke noe nivå.`,
    en: `You spoke for ${spoke} of ${whole} seconds. ${pausesEn(breaks, longestPauseSeconds)}${speed?.en ?? ''} The figures are measured in the sound and give no level.`,
  };
  const isSearching = breaks > 2 && breaks * secondsForPause > speakingSeconds;
  const flows = speakingSeconds >= 15 && breaks * 2 * secondsForPause <= speakingSeconds;
  return {
    note,
    strength: flows
      ? {
          nb: `Du holdt flyten: Bare ${breaks === 0 ? 'korte pauser' : breaks === 1 ? 'én pause på et sekund eller mer' : `${breaks} pauser på et sekund eller mer`} på ${spoke} sekunder med tale.`,
          en: `You kept the flow: ${breaks === 0 ? 'only short pauses' : breaks === 1 ? 'only one pause of a second or more' : `only ${breaks} pauses of a second or more`} in ${spoke} seconds of speech.`,
        }
      : null,
    improvement: isSearching
      ? {
          nb: `Du stoppet ${breaks} ganger i et sekund eller mer, lengst i ${seconds(longestPauseSeconds, 'nb')} sekunder. Bestem deg for neste stikkord i forberedelsen, så slipper du å lete underveis. Øv én gang til på den samme oppgaven og hør om pausene blir kortere.`,
          en: `You stopped ${breaks} times for a second or more, at the longest for ${seconds(longestPauseSeconds, 'en')} seconds. Decide on your next cue while you prepare, so that you need not search on the way. Do the same task once more and hear whether the pauses get shorter.`,
        }
      : null,
  };
}

const unmeasured: BothLanguages = {
  nb: 'Lyden kunne ikke måles, så vi sier ikke noe om flyten.',
  en: 'The sound could not be measured, so we say nothing about the flow.',
};

function pausesNb(breaks: number, longest: number): string {
  if (breaks === 0) return 'Ingen pause varte så lenge som et sekund.';
  const many = breaks === 1 ? 'Én pause' : `${breaks} pauser`;
  return `${many} varte i et sekund eller mer, den lengste i ${seconds(longest, 'nb')} sekunder.`;
}

function pausesEn(breaks: number, longest: number): string {
  if (breaks === 0) return 'No pause lasted as long as a second.';
  const many = breaks === 1 ? 'One pause' : `${breaks} pauses`;
  return `${many} lasted a second or more, the longest ${seconds(longest, 'en')} seconds.`;
}

function seconds(value: number, language: 'nb' | 'en'): string {
  const tenths = (Math.round(value * 10) / 10).toFixed(1);
  return language === 'nb' ? tenths.replace('.', ',') : tenths;
}
