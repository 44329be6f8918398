/** The page for paths that no unit has: a screen of the host. */
export const NOT_FOUND_PAGE = {
  screen: 'not-found',
  title: 'Page not found',
  description: 'This page does not exist on Sopaan.',
};
