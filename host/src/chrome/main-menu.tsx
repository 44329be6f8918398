import { Box, Icon, MenuButton, Stack } from '@sopaan/ui/core';
import { NavLink } from 'react-router';
import { mainLinks, moreLinks } from './menu-links';
import { useWide } from './use-wide';

/** The menu of the header: in a row where there is room, else behind one button with every link. */
export function MainMenu() {
  const wide = useWide();
  return (
    <Box component="nav" aria-label="Main" sx={{ display: 'flex' }}>
      {wide ? (
        <WideMenu />
      ) : (
        <MenuButton label="Menu" entries={[...mainLinks, ...moreLinks]} align="end" plain>
          <Icon name="menu" size={24} />
        </MenuButton>
      )}
    </Box>
  );
}

function WideMenu() {
  return (
    <Stack
      direction="row"
      component="ul"
      sx={{ alignItems: 'center', listStyle: 'none', m: 0, p: 0, '& > li': { display: 'flex' } }}
    >
      {mainLinks.map(({ label, to }) => (
        <li key={to}>
          <Box
            component={NavLink}
            to={to}
            end={to === '/'}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              px: { xs: 1, lg: 1.75 },
              borderRadius: 999,
              typography: 'button',
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'action.hover' },
              '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected' },
            }}
          >
            {label}
          </Box>
        </li>
      ))}
      <li>
        <MenuButton entries={moreLinks}>More</MenuButton>
      </li>
    </Stack>
  );
}
