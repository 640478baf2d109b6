import type { TFunction } from 'i18next';
import { chanceInWords } from '#domain/readiness/chance-of-level.ts';

/** 'about 6 in 10', in the language of `t` (namespace `plan`). Rule 9.311. */
export function chanceWords(t: TFunction, chance: number): string {
  const words = chanceInWords(chance);
  return t(`chance.${words.kind}`, words.kind === 'tenths' ? { tenths: words.tenths } : {});
}
