import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { AccountLink } from './account-link';
import { Logo } from './logo';
import { MainMenu } from './main-menu';
import { HEADER_HEIGHT } from './measures';
import { ThemeMenu } from './theme-menu';
import { useWide } from './use-wide';

interface HeaderProps {
  hideMenu?: boolean;
  /** What stands in the middle, for example the time left of a test. */
  children?: ReactNode;
}

/** The fixed bar at the top of every page. */
export function Header({ hideMenu = false, children }: HeaderProps) {
  const wide = useWide();
  return (
    <Box
      component="header"
      data-unit="host"
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        zIndex: 'appBar',
        height: HEADER_HEIGHT,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        px: { xs: 2, lg: 4 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Logo markOnly={!wide && children !== undefined} />
      <Box sx={{ flex: 1, display: 'flex', justifyContent: 'center' }}>
        {wide && !hideMenu ? <MainMenu /> : children}
      </Box>
      {(wide || children === undefined) && <ThemeMenu />}
      <AccountLink />
      {!wide && !hideMenu && <MainMenu />}
    </Box>
  );
}
