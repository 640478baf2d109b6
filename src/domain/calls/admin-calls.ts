export const adminCalls = {} as const;
