import { Box, SkipLink } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { BottomNavigation } from '../chrome/bottom-navigation';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import { BOTTOM_BAR_HEIGHT, HEADER_HEIGHT } from '../chrome/measures';
import { NavigationProgress } from '../chrome/navigation-progress';
import { OfflineNotice } from '../chrome/offline-notice';
import { useWide } from '../chrome/use-wide';

interface FrameProps {
  /** Without the menu in the header. */
  plain?: boolean;
  footer?: boolean;
  bottomNavigation?: boolean;
  /** In the middle of the header. */
  banner?: ReactNode;
  /** Between header and content. */
  children?: ReactNode;
}

/** What every layout is made of: header, content and footer in this order. */
export function Frame({ plain, footer, bottomNavigation, banner, children }: FrameProps) {
  const wide = useWide();
  const bottomBar = bottomNavigation === true && !wide;
  return (
    <Box sx={{ pt: HEADER_HEIGHT, pb: bottomBar ? BOTTOM_BAR_HEIGHT : 0 }}>
      <SkipLink target="content" />
      <NavigationProgress />
      <Header hideMenu={plain}>{banner}</Header>
      {children}
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        // High enough that the footer stays below the screen while the content is on its way.
        sx={{ minHeight: `calc(100dvh - ${HEADER_HEIGHT})`, '&:focus': { outline: 'none' } }}
      >
        <Outlet />
      </Box>
      {footer && <Footer />}
      {bottomBar && <BottomNavigation />}
      <OfflineNotice />
    </Box>
  );
}
