/** Time on the tasks: seconds as long as they have two digits, else whole minutes. */
export function inSecondsOrMinutes(ms: number): {
  readonly value: number;
  readonly unit: 'seconds' | 'minutes';
} {
  const seconds = Math.round(ms / 1000);
  return seconds < 100
    ? { value: seconds, unit: 'seconds' }
    : { value: Math.round(seconds / 60), unit: 'minutes' };
}
