import { BOTTOM_BAR_HEIGHT, HEADER_HEIGHT } from '@sopaan/contract/layout';
import { Box, SkipLink } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { BottomNavigation } from '../chrome/bottom-navigation';
import { Footer } from '../chrome/footer/footer';
import { Header } from '../chrome/header';
import { LayoutLengths } from '../chrome/layout-lengths';
import { NavigationProgress } from '../chrome/navigation-progress';
import { OfflineNotice } from '../chrome/offline-notice';
import { useIsWide } from '../chrome/use-is-wide';

/** On paper there is only the content of the screen. */
const paper = {
  '@media print': { p: 0, '& > header, & > footer, & > nav': { display: 'none' } },
};

interface FrameProps {
  /** Hides the menu in the header. */
  plain?: boolean;
  footer?: boolean;
  bottomNavigation?: boolean;
  /** Content in the middle of the header. */
  banner?: ReactNode;
  /** Content between the header and the screen. */
  children?: ReactNode;
}

/** The frame of all layouts: header, content and footer in this order. */
export function Frame({ plain, footer, bottomNavigation, banner, children }: FrameProps) {
  const isWide = useIsWide();
  const bottomBar = bottomNavigation === true && !isWide;
  return (
    <Box sx={{ pt: HEADER_HEIGHT, pb: bottomBar ? BOTTOM_BAR_HEIGHT : 0, ...paper }}>
      <LayoutLengths />
      <SkipLink target="content" />
      <NavigationProgress />
      <Header hideMenu={plain}>{banner}</Header>
      {children}
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        // High enough to keep the footer below the fold while the content loads.
        sx={{
          minHeight: `calc(100dvh - ${HEADER_HEIGHT})`,
          '&:focus': { outline: 'none' },
          '@media print': { minHeight: 0 },
        }}
      >
        <Outlet />
      </Box>
      {footer && <Footer />}
      {bottomBar && <BottomNavigation />}
      <OfflineNotice />
    </Box>
  );
}
