import { Box, Icon, MenuButton, Stack } from '@sopaan/ui/core';
import { NavLink } from 'react-router-dom';
import { extraLinks, mainLinks, moreLinks, type MenuLink } from './menu-links';
import { useIsWide } from './use-is-wide';

/** The header's menu: a row of links on wide screens, otherwise one button that opens a menu of all links. */
export function MainMenu() {
  const isWide = useIsWide();
  return (
    <Box component="nav" aria-label="Main" sx={{ display: 'flex' }}>
      {isWide ? (
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
      {mainLinks.map((link) => (
        <li key={link.to}>
          <WideLink link={link} />
        </li>
      ))}
      {extraLinks.map((link) => (
        // `&&` makes the rule more specific than that of the list for its items.
        <Box component="li" key={link.to} sx={{ '&&': { display: { xs: 'none', lg: 'flex' } } }}>
          <WideLink link={link} />
        </Box>
      ))}
      <li>
        <MenuButton entries={moreLinks}>More</MenuButton>
      </li>
    </Stack>
  );
}

function WideLink({ link: { label, to } }: { link: MenuLink }) {
  return (
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
        whiteSpace: 'nowrap',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected' },
      }}
    >
      {label}
    </Box>
  );
}
