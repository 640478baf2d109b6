import type { Analyser } from '#domain/checker/analyser.ts';
import { type CheckedSentence, checkSentences } from '#domain/checker/check-text.ts';
import { contentLemmas, isRelated } from '#domain/text-level/content-lemmas.ts';

/** Words of a text that speak of a point of its task, as they stand there; null where none were found. */
export type PointEvidence = { readonly quote: string } | null;

/** What a point asks for beyond its subject, by words of the point, and the words that do it. */
const acts: readonly { readonly asked: RegExp; readonly done: RegExp }[] = [
  {
    asked: /\b(?:hvorfor|grunn|grunner|begrunner?|årsak\p{L}*)/iu,
    done: /\b(?:fordi|derfor|siden|dermed|grunnen?|på grunn av|ettersom|slik at|for (?:da|jeg|det|vi|han|hun|de))(?!\p{L})/iu,
  },
  {
    asked: /\b(?:hva du mener|hva du synes|tar stilling|synspunkt|mening\p{L}*)/iu,
    done: /(?<!\p{L})(?:(?:mener|synes|tror|syns) (?:jeg|vi|at|det|ikke)|jeg (?:mener|synes|tror|syns)|min mening|enig|uenig)(?!\p{L})/iu,
  },
  { asked: /\beksemp/iu, done: /\b(?:for eksempel|eksempel|en gang|slik som|da jeg)(?!\p{L})/iu },
  {
    asked: /\b(?:spør|spørsmål)/iu,
    done: /\?|\b(?:hva|hvor|når|hvordan|hvem|hvilken|hvilke|kan (?:du|jeg|vi)|har du|skal (?:jeg|vi)|er det)(?!\p{L})/iu,
  },
  {
    asked: /\b(?:foreslår?|forslag|løsning)/iu,
    done: /\b(?:(?:vi|man|du|de) (?:kan|kunne|bør|burde)|(?:kan|kunne|skal|bør) (?:vi|man)|hva med|foreslår|forslag\p{L}*|i stedet)(?!\p{L})/iu,
  },
  {
    asked: /\b(?:motargument|innvending|motsatte?|møter|ulempe|uenig)/iu,
    done: /\b(?:men|likevel|selv om|noen (?:mener|sier|tror|synes|vil)|andre (?:mener|sier|tror)|på den andre siden|derimot|riktignok|ulempe\p{L}*|uenig)(?!\p{L})/iu,
  },
  { asked: /\bhilser\b/iu, done: /\b(?:hei|hallo|god (?:dag|morgen|kveld))(?!\p{L})/iu },
  { asked: /\btakker\b/iu, done: /\btakk(?!\p{L})/iu },
  { asked: /\b(?:beklager|unnskyld)/iu, done: /\b(?:beklager|unnskyld|lei for)(?!\p{L})/iu },
];

/** Words of points that name no subject. */
const unspecific: ReadonlySet<string> = new Set(
  'konkret forklare beskrive fortelle nevne svare grunngi begrunne velge vise nyansere reflektere avslutte konkret situasjon egen ord sette bestemt ekstra kort minst oppgave bilde tekst'.split(
    ' ',
  ),
);

/**
 * Words of the text for each point, by what the point asks one to do and by its subject. That words were found does not say
 * that the point was done well, and a point may be done in other words: it is shown beside what the learner ticks.
 */
export function coveredPoints(
  points: readonly string[],
  text: {
    readonly text: string;
    readonly sentences: readonly CheckedSentence[];
    readonly analyser: Analyser;
  },
): readonly PointEvidence[] {
  const said = contentLemmas(text.sentences, text.analyser);
  return points.map((point) => {
    const act = acts.find(({ asked }) => asked.test(point));
    if (act) {
      const found = act.done.exec(text.text);
      return found && { quote: found[0].trim() };
    }
    const subject = [...contentLemmas(checkSentences(point, text.analyser), text.analyser).keys()].filter(
      (lemma) => !unspecific.has(lemma),
    );
    for (const lemma of subject) {
      for (const [other, written] of said) if (isRelated(lemma, other)) return { quote: written };
    }
    return null;
  });
}
