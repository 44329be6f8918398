/**
 * Components that every page needs. Loaded eagerly, so each export adds to the first load. The host provides them to remotes at run time:
 * exported names must not change within a major version.
 */
export { default as Box } from '@mui/material/Box';
export { default as Button } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as Container } from '@mui/material/Container';
export { default as Divider } from '@mui/material/Divider';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Paper } from '@mui/material/Paper';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { alpha, styled, useTheme } from '@mui/material/styles';
export type { SxProps, Theme } from '@mui/material/styles';

export { createSopaanTheme } from './theme/create-sopaan-theme';
export { SopaanTheme, useThemeMode } from './theme/sopaan-theme';
export type { ThemeMode } from './theme/theme-mode';

export { Icon } from './icon/icon';
export type { IconName } from './icon/icon-shapes';
export { AppLink, type AppLinkProps } from './link/app-link';
export { LinkButton, type LinkButtonProps } from './link/link-button';
export { MenuButton } from './menu/menu-button';
export type { MenuEntryData } from './menu/menu-entry';

export { EmptyState } from './region/empty-state';
export { FailedState } from './region/failed-state';
export { LoadingState } from './region/loading-state';
export { PlacedIn } from './region/placed-in';
export { useIsBrowser } from './region/use-is-browser';

export { Alert } from './surface/alert';
export { Card } from './surface/card';
export { CardContent } from './surface/card-content';
export { PageHeading } from './text/page-heading';
export { PageTitle } from './text/page-title';
export { SkipLink } from './text/skip-link';
export { VisuallyHidden, visuallyHidden } from './text/visually-hidden';
