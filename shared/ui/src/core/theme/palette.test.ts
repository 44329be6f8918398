import { getContrastRatio } from '@mui/material/styles';
import { createSopaanTheme } from './create-sopaan-theme';

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  const { palette } = createSopaanTheme(mode);
  const backgrounds = [palette.background.default, palette.background.paper];
  const textColours = [palette.text.primary, palette.text.secondary];
  const colours = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

  test.each(backgrounds)('text and coloured text have a contrast of 4.5:1 on %s', (background) => {
    for (const colour of [...textColours, ...colours.map((name) => palette[name].main)]) {
      expect([colour, getContrastRatio(colour, background) >= 4.5]).toEqual([colour, true]);
    }
  });

  test.each(backgrounds)('the border of a field has a contrast of 3:1 on %s', (background) => {
    expect(getContrastRatio(palette.text.disabled, background)).toBeGreaterThanOrEqual(3);
  });

  test.each(colours)('text on %s has a contrast of 4.5:1', (name) => {
    const { main, contrastText } = palette[name];
    expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5);
  });
});
