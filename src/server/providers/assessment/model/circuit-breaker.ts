/** Failures in a row after which nobody waits for the service for a while. */
const mostFailures = 3;
const restMs = 60_000;

/** Keeps learners from waiting, each in turn, for a service that is down. One for each process. Rule 9.347. */
export type CircuitBreaker = {
  /** Whether it may be asked now: after a rest one caller tries, and the others go on resting until it is known. */
  readonly mayAsk: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
};

export function circuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    mayAsk() {
      if (failures < mostFailures) return true;
      if (now() < restsUntil) return false;
      restsUntil = now() + restMs;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= mostFailures) restsUntil = now() + restMs;
    },
  };
}
