/** webpack provides a shared library only if the host imports it. This function does so for the remotes; it is never called. */
export const provideToRemotes = () => [
  import('./shared-router'),
  import('./shared-router-former-name'),
  import('./shared-query'),
  import('@sopaan/ui/card-carousel'),
  import('@sopaan/ui/display'),
  import('@sopaan/ui/items'),
  import('@sopaan/ui/page-intro'),
  import('@sopaan/ui/panels'),
  import('@sopaan/ui/forms'),
];
