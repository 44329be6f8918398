import { Frame } from './frame';

/** The public pages: header, footer, and the bottom navigation on small screens. */
export function SiteLayout() {
  return <Frame footer bottomNavigation />;
}
