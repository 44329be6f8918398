import { mixed } from 'yup';

/** What the visitor chose; `system` follows the device. */
export type ThemeMode = 'light' | 'dark' | 'system';

export const THEME_KEY = 'sopaan-theme';

const modeSchema = mixed<ThemeMode>().oneOf(['light', 'dark', 'system']).required();

/** Storage may be full, forbidden or hold something else: then the device decides. */
export function readThemeMode(): ThemeMode {
  try {
    return modeSchema.validateSync(localStorage.getItem(THEME_KEY), { strict: true });
  } catch {
    return 'system';
  }
}

export function storeThemeMode(mode: ThemeMode): void {
  try {
    localStorage.setItem(THEME_KEY, mode);
  } catch {
    // The choice then lasts as long as the page.
  }
}
