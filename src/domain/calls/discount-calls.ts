export const discountCalls = {} as const;
