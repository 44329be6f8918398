const STORE = 'sopaan-updated';

/** A page that is answered with another set than it is told of would load for ever. Milliseconds. */
export const PAUSE = 5 * 60_000;

/** Claims this tab's one update in a while. False: too soon, or nothing can be kept that would say so. */
export function claimUpdate(): boolean {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(STORE) ?? NaN);
    if (since >= 0 && since < PAUSE) return false;
    sessionStorage.setItem(STORE, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
