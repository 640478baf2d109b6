import { variantForms } from './variant-forms.ts';
import { foldWord } from './words.ts';

let variants: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/**
 * Rule 9.523: whether what was written is the expected word in another form that is as right: «boken» for «boka», «kasta»
 * for «kastet», «syv» for «sju». Only where it is right in every reading of the expected word.
 */
export function isVariantOf(expected: string, written: string): boolean {
  variants ??= readVariants();
  return variants.get(foldWord(expected))?.has(foldWord(written)) ?? false;
}

/** The table has the stems of each pair of endings: `a>en` with `bok jent` takes «boken» for «boka». */
function readVariants(): ReadonlyMap<string, ReadonlySet<string>> {
  const byForm = new Map<string, Set<string>>();
  for (const [pair, stems] of Object.entries(variantForms)) {
    const [from = '', to = ''] = pair.split('>');
    for (const stem of stems.split(' ')) {
      // An empty stem is written as a full stop.
      const start = stem === '.' ? '' : stem;
      byForm.set(start + from, (byForm.get(start + from) ?? new Set<string>()).add(start + to));
    }
  }
  return byForm;
}
