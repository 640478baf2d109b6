export const accountCalls = {} as const;
