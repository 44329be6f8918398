const STORAGE_KEY = 'sopaan-updated';

/** Prevents an endless loop of reloads if the edge serves another set than it announces. */
export const MIN_UPDATE_INTERVAL_MS = 5 * 60_000;

/** Records an update of this tab. Returns false when the last one was too recent, or when that cannot be stored. */
export function claimUpdate(): boolean {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(STORAGE_KEY) ?? NaN);
    if (since >= 0 && since < MIN_UPDATE_INTERVAL_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
