/** Rule 5.22: whoever sets this in the local storage is not counted; the name is Umami's, which people's own tools know. */
const disabledKey = 'umami.disabled';

export function isCountingOff(): boolean {
  try {
    return localStorage.getItem(disabledKey) !== null;
  } catch {
    // Who keeps us from the storage cannot say no there: it counts as a no.
    return true;
  }
}

export function setCounting(on: boolean): void {
  if (on) localStorage.removeItem(disabledKey);
  else localStorage.setItem(disabledKey, '1');
}
