const STORAGE_KEY = 'sopaan-updated';

/** Prevents an endless loop of reloads if the edge serves another set than it announces. */
export const MIN_RELOAD_INTERVAL_MS = 5 * 60_000;

/**
 * Prevents reload loops: records that this tab reloads. Returns false when the last reload was too recent or storage fails:
 * then the tab must not reload automatically.
 */
export function tryRecordReload(): boolean {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(STORAGE_KEY) ?? NaN);
    if (since >= 0 && since < MIN_RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
