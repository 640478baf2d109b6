/** Tasks of a round of practice that a result suggests. */
const roundOfTasks = 12;

/** Where a recommendation is followed: a custom test for whoever took one, else the level test; `settings` is its query. */
export function practiceLink(settings: string, custom: boolean): string {
  return custom
    ? `/app/custom${settings.replace('quick=1', `tasks=${roundOfTasks}`)}`
    : `/app/leveltest${settings}`;
}
