import { CacheProvider, ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { createSopaanTheme } from './create-sopaan-theme';
import { defaultProps } from './default-props';
import { createStyleCache } from './style-cache';
import { readThemeMode, storeThemeMode, THEME_KEY, type ThemeMode } from './theme-mode';

interface ThemeModeValue {
  /** The visitor's choice. */
  mode: ThemeMode;
  /** The mode in use. */
  shown: 'light' | 'dark';
  setMode: (mode: ThemeMode) => void;
}

const ThemeModeContext = createContext<ThemeModeValue>({
  mode: 'system',
  shown: 'light',
  setMode: () => undefined,
});

export function useThemeMode(): ThemeModeValue {
  return useContext(ThemeModeContext);
}

/** Provides theme, style cache and base styles. Only the host renders it. */
export function SopaanTheme({ children }: { children: ReactNode }) {
  const [cache] = useState(createStyleCache);
  const [mode, setModeState] = useState(readThemeMode);
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const device = deviceIsDark ? 'dark' : 'light';
  const shown = mode === 'system' ? device : mode;
  const theme = useMemo(() => createSopaanTheme(shown), [shown]);

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = shown;
    document.documentElement.style.colorScheme = shown;
  }, [shown]);

  useEffect(() => {
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key === THEME_KEY) setModeState(readThemeMode());
    };
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, []);

  const value = useMemo(
    () => ({
      mode,
      shown,
      setMode: (next: ThemeMode) => {
        storeThemeMode(next);
        setModeState(next);
      },
    }),
    [mode, shown],
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        {/* The two parts of MUI's ThemeProvider that are in use: all of it would make the facade a tenth larger. */}
        <DefaultPropsProvider value={defaultProps}>
          <CssBaseline />
          <ThemeModeContext.Provider value={value}>{children}</ThemeModeContext.Provider>
        </DefaultPropsProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
