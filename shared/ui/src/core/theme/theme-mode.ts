import { mixed } from 'yup';

/** The visitor's choice; `system` follows the device. */
export type ThemeMode = 'light' | 'dark' | 'system';

export const THEME_KEY = 'sopaan-theme';

const modeSchema = mixed<ThemeMode>().oneOf(['light', 'dark', 'system']).required();

/** The stored mode; `system` where the browser denies storage or the value is invalid. */
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
    // Without storage the choice applies until the page is left.
  }
}
