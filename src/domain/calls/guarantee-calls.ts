export const guaranteeCalls = {} as const;
