import { mixed } from 'yup';

/** The visitor's choice; `system` follows the device. */
export type ThemeMode = 'light' | 'dark' | 'system';

export const THEME_KEY = 'sopaan-theme';

const modeSchema = mixed<ThemeMode>().oneOf(['light', 'dark', 'system']).required();

const listeners = new Set<() => void>();

/** The choice that could not be stored. It applies until the page is left. */
let unstoredMode: ThemeMode | null = null;

/** The chosen mode; `system` where the browser denies storage or the stored value is invalid. */
export function readThemeMode(): ThemeMode {
  if (unstoredMode !== null) return unstoredMode;
  try {
    return modeSchema.validateSync(localStorage.getItem(THEME_KEY), { strict: true });
  } catch {
    return 'system';
  }
}

/** The mode that a server renders, because it does not know the visitor's choice. */
export function getServerThemeMode(): ThemeMode {
  return 'system';
}

export function storeThemeMode(mode: ThemeMode): void {
  try {
    localStorage.setItem(THEME_KEY, mode);
    unstoredMode = null;
  } catch {
    unstoredMode = mode;
  }
  for (const listener of listeners) listener();
}

/** Calls `onChange` when the mode is chosen here or in another tab. Returns a function that stops it. */
export function watchThemeMode(onChange: () => void): () => void {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === THEME_KEY) onChange();
  };
  listeners.add(onChange);
  addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', followOtherTabs);
  };
}
