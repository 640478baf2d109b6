/** Whether it has the form of an address; whether it is somebody's, only a mail shows. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
