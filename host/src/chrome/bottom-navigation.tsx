import { BOTTOM_BAR_HEIGHT, DOCK_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { Box, Icon } from '@sopaan/ui/core';
import { NavLink } from 'react-router-dom';
import { bottomLinks } from './menu-links';
import { useScrollPadding } from './use-scroll-padding';

/** The main links at the bottom of small screens. */
export function BottomNavigation() {
  useScrollPadding(`calc(${BOTTOM_BAR_HEIGHT} + 1rem)`);
  return (
    <Box
      component="nav"
      aria-label="Quick links"
      data-unit="host"
      sx={{
        position: 'fixed',
        [LOW_WINDOW]: { position: 'static' },
        inset: `auto 0 ${DOCK_HEIGHT} 0`,
        zIndex: 'appBar',
        pb: 'env(safe-area-inset-bottom)',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, 1fr)',
          height: BOTTOM_BAR_HEIGHT,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {bottomLinks.map(({ label, to, icon }) => (
          <li key={to}>
            <Box
              component={NavLink}
              to={to}
              end={to === '/'}
              sx={{
                display: 'grid',
                placeItems: 'center',
                alignContent: 'center',
                gap: 0.25,
                height: '100%',
                typography: 'caption',
                color: 'text.secondary',
                textDecoration: 'none',
                '&[aria-current]': { color: 'primary.main', fontWeight: 700 },
                '&:focus-visible': { outlineOffset: -3 },
              }}
            >
              <Icon name={icon} size={24} />
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
