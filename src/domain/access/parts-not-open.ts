/**
 * Parts with a tier that are not built: whoever opens one is told so, and is led neither to a login nor to buy what there is not.
 * Opening one takes its line away. Rule 9.235, decision 101.
 */
export const partsNotOpen: readonly string[] = ['/app/language-cafe'];
