/** Time on the tasks: seconds below two minutes, else whole minutes. */
export function inSecondsOrMinutes(ms: number): {
  readonly value: number;
  readonly unit: 'seconds' | 'minutes';
} {
  const seconds = Math.round(ms / 1000);
  return seconds < 120
    ? { value: seconds, unit: 'seconds' }
    : { value: Math.round(seconds / 60), unit: 'minutes' };
}
