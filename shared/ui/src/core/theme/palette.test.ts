import { getContrastRatio } from '@mui/material/styles';
import { createSopaanTheme } from './create-sopaan-theme';

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  const { palette } = createSopaanTheme(mode);
  const grounds = [palette.background.default, palette.background.paper];
  const words = [palette.text.primary, palette.text.secondary];
  const colours = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

  test.each(grounds)('texts and coloured words read well on %s', (ground) => {
    for (const word of [...words, ...colours.map((name) => palette[name].main)]) {
      expect([word, getContrastRatio(word, ground) >= 4.5]).toEqual([word, true]);
    }
  });

  test.each(grounds)('the border of a field is seen on %s', (ground) => {
    expect(getContrastRatio(palette.text.disabled, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(colours)('words on %s read well', (name) => {
    const { main, contrastText } = palette[name];
    expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5);
  });
});
