import { createTheme } from '@mui/material/styles';
import { componentDefaults } from './component-defaults';
import { contentDefaults } from './content-defaults';
import { fieldDefaults } from './field-defaults';
import { palettes } from './palette';
import { typography } from './typography';

/** Creates the theme. Breakpoints are those of the specification: phone below 600, tablet below 768, small desktop below 1024. */
export function createSopaanTheme(mode: 'light' | 'dark') {
  return createTheme({
    palette: palettes[mode],
    typography,
    shape: { borderRadius: 12 },
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } },
    components: { ...componentDefaults, ...fieldDefaults, ...contentDefaults },
  });
}
