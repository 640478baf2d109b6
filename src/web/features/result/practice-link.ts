/** Where advice about tests is followed: the start of a custom test for whoever took one, else of the level test; `settings` is its query. */
export function practiceLink(settings: string, custom: boolean): string {
  return `${custom ? '/app/custom' : '/app/leveltest'}${settings}`;
}
