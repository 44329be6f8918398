/** The page for retired paths that nothing replaces: a screen of the host. */
export const GONE_PAGE = {
  screen: 'gone',
  title: 'Page gone',
  description: 'This page has been removed from Sopaan.',
};
