export const demoCalls = {} as const;
