import { PRODUCT_NAME } from '@sopaan/contract/version';
import { paths } from '@sopaan/contract/paths';
import { Box } from '@sopaan/ui/core';
import { Link } from 'react-router-dom';

/** Four steps upwards: the name is a Hindi word for a flight of steps. */
const steps = ['M2 22h5v-4H2z', 'M8 22h5v-9H8z', 'M14 22h5V8h-5z', 'M20 22h5V2h-5z'];

/** Logo and product name, linked to the home page. With `markOnly` the name is only read by screen readers. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <Box
      component={Link}
      to={paths.home}
      aria-label={`${PRODUCT_NAME}, home`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        color: 'primary.main',
        textDecoration: 'none',
        typography: 'h4',
      }}
    >
      <Box component="svg" viewBox="0 0 27 24" width={30} height={27} aria-hidden="true">
        {steps.map((d, index) => (
          <path key={d} d={d} fill="currentColor" opacity={0.4 + index * 0.2} />
        ))}
      </Box>
      {!markOnly && (
        // A screen of 320 px has no room for the name beside the buttons.
        <Box component="span" sx={{ '@media (max-width: 359.95px)': { display: 'none' } }}>
          {PRODUCT_NAME}
        </Box>
      )}
    </Box>
  );
}
