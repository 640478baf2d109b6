/** What a message is called in mails and on screens: 'B-1A2B3C4D'. */
export function referenceOf(id: string): string {
  return `B-${id.slice(0, 8).toUpperCase()}`;
}
