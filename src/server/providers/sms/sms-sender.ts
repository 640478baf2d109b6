export type Sms = {
  /** Digits with country code, without `+`, as the auth service keeps numbers. */
  readonly to: string;
  readonly text: string;
};

/** The SMS port. `embedded` tells the interface and `/healthz` that nothing leaves the machine. */
export type SmsSender = {
  readonly kind: 'embedded' | 'gateway';
  /** @throws Error when the gateway refuses it or cannot be reached. */
  readonly send: (sms: Sms) => Promise<void>;
};
