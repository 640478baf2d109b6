/** A card that is put away until it is woken, left until tomorrow, or neither. Rule 9.422. */
export const cardHolds = ['suspend', 'bury', 'none'] as const;
export type CardHold = (typeof cardHolds)[number];
