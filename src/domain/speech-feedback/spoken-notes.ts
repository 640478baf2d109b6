import type { BothLanguages } from '#domain/tasks/presentation.ts';
import type { PointEvidence } from '#domain/text-feedback/covered-points.ts';

/** More is not read. */
const mostAdvice = 2;

export const pronunciationNote: BothLanguages = {
  nb: 'Uttalen er ikke vurdert: Reglene våre hører den ikke, og at en maskin forstod ordene, sier lite om hvordan de lød. Hør på opptaket ditt, og sammenlign med en som har norsk som morsmål.',
  en: 'Pronunciation is not judged: our rules cannot hear it, and that a machine understood the words says little about how they sounded. Listen to your recording, and compare with somebody whose first language is Norwegian.',
};

/** What all of it rests on, and how much was found. */
export function generalNotes(of: {
  readonly words: number;
  readonly findings: number;
  readonly restarts: number;
}): readonly BothLanguages[] {
  const { words, findings, restarts } = of;
  const basis = {
    nb: `Vurderingen bygger på de ${words} ordene som en maskin skrev ned. Maskinen kan ha hørt feil og kan ha rettet på det du sa.`,
    en: `This rests on the ${words} words that a machine wrote down. The machine may have heard wrongly, and may have corrected what you said.`,
  };
  const found =
    findings === 0
      ? { nb: 'I dem fant vi ingenting å rette.', en: 'In them we found nothing to correct.' }
      : {
          nb: `I dem fant vi ${findings === 1 ? 'ett sted å se på. Det er merket' : `${findings} steder å se på. Hvert sted er merket`} under.`,
          en: `In them we found ${findings === 1 ? 'one place to look at,' : `${findings} places to look at, each`} marked below.`,
        };
  const repairs = {
    nb: 'At du begynner på nytt eller leter etter ord, er vanlig i tale og er ikke regnet som feil.',
    en: 'Starting over or searching for words is usual in speech and was not counted as an error.',
  };
  const said = { nb: `${basis.nb} ${found.nb}`, en: `${basis.en} ${found.en}` };
  return restarts > 0 ? [said, repairs] : [said];
}

export function spokenTaskNote(covered: readonly PointEvidence[]): BothLanguages {
  const found = covered.filter((one) => one !== null).length;
  return {
    nb: `Vi fant ord for ${found} av ${covered.length} punkter i oppgaven. Om du gjorde dem godt, kan ikke reglene våre vite. Kryss av selv.`,
    en: `We found words for ${found} of the task's ${covered.length} points. Whether you did them well, our rules cannot know. Tick them yourself.`,
  };
}

/** What to say next time: the points that no words were found for. */
export function pointAdvice(
  points: readonly BothLanguages[],
  covered: readonly PointEvidence[],
): readonly BothLanguages[] {
  return points
    .filter((_, at) => covered[at] === null)
    .slice(0, mostAdvice)
    .map(({ nb, en }) => ({
      nb: `Vi fant ingen ord for punktet «${withoutStop(nb)}». Sa du det likevel, er alt i orden. Hvis ikke: Ta opp svaret én gang til og begynn med det.`,
      en: `We found no words for the point “${withoutStop(en)}”. If you did say it, all is well. If not, record your answer again and begin with that.`,
    }));
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/u, '');
}
