export const paymentCalls = {} as const;
