import type { Layout } from '@sopaan/contract/routes';
import type { ReactElement } from 'react';
import { AuthLayout } from './auth-layout';
import { ExploreLayout } from './explore-layout';
import { FocusLayout } from './focus-layout';
import { LearnLayout } from './learn-layout';
import { PageLayout } from './page-layout';
import { SiteLayout } from './site-layout';

/** The component of each layout that a route may name. */
export const layouts: Readonly<Record<Layout, () => ReactElement>> = {
  auth: AuthLayout,
  site: SiteLayout,
  page: PageLayout,
  explore: ExploreLayout,
  focus: FocusLayout,
  learn: LearnLayout,
};
