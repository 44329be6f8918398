import { HEADER_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { AccountLink } from './account-link';
import { Logo } from './logo';
import { MainMenu } from './main-menu';
import { NoticeBellSlot } from './notices/notice-bell-slot';
import { SearchSlot } from './search/search-slot';
import { ThemeMenu } from './theme-menu';
import { useIsWide } from './use-is-wide';

interface HeaderProps {
  hideMenu?: boolean;
  /** Shown in the middle, on wide screens only with `hideMenu`: for example the remaining time of a test. */
  children?: ReactNode;
}

/** The fixed bar at the top of every page. */
export function Header({ hideMenu = false, children }: HeaderProps) {
  const isWide = useIsWide();
  return (
    <Box
      component="header"
      data-unit="host"
      sx={{
        position: 'fixed',
        [LOW_WINDOW]: { position: 'absolute' },
        inset: '0 0 auto 0',
        zIndex: 'appBar',
        height: HEADER_HEIGHT,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        // The edges of the pages' content, which has a maximum width.
        px: (theme) => ({
          xs: 2,
          sm: `max(${theme.spacing(3)}, calc(50% - ${theme.breakpoints.values.xl / 2}px + ${theme.spacing(3)}))`,
        }),
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Logo markOnly={!isWide && children !== undefined} />
      <Box sx={{ flex: 1, display: 'flex', justifyContent: 'center' }}>
        {isWide && !hideMenu ? <MainMenu /> : children}
      </Box>
      {!hideMenu && <SearchSlot />}
      {(isWide || children === undefined) && <ThemeMenu />}
      {!hideMenu && <NoticeBellSlot />}
      <AccountLink />
      {!isWide && !hideMenu && <MainMenu />}
    </Box>
  );
}
