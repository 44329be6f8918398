import createCache from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createSopaanTheme } from './create-sopaan-theme';
import { defaultProps } from './default-props';
import {
  getServerThemeMode,
  readThemeMode,
  storeThemeMode,
  watchThemeMode,
  type ThemeMode,
} from './theme-mode';
import { useIsPrinted } from './use-is-printed';

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

interface SopaanThemeProps {
  /** The nonce of the page's content security policy, without which the browser blocks style elements. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** Provides theme, style cache and base styles. Only the host renders it. */
export function SopaanTheme({ nonce, children }: SopaanThemeProps) {
  const [cache] = useState(() => createCache({ key: 'sp', ...(nonce && { nonce }) }));
  const mode = useSyncExternalStore(watchThemeMode, readThemeMode, getServerThemeMode);
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const deviceMode = deviceIsDark ? 'dark' : 'light';
  // Paper is white, so it always gets the light theme.
  const isPrinted = useIsPrinted();
  const chosenMode = mode === 'system' ? deviceMode : mode;
  const shownMode = isPrinted ? 'light' : chosenMode;
  const theme = useMemo(() => createSopaanTheme(shownMode), [shownMode]);

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = shownMode;
    document.documentElement.style.colorScheme = shownMode;
  }, [shownMode]);

  const value = useMemo(
    () => ({ mode, shown: shownMode, setMode: storeThemeMode }),
    [mode, shownMode],
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
