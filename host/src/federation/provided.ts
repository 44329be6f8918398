/** The host provides a library only when some code of it asks for it. This is the code that asks; it is never called. */
export const provideToRemotes = () => [
  import('./shared-router'),
  import('./shared-query'),
  import('@sopaan/ui/display'),
  import('@sopaan/ui/panels'),
  import('@sopaan/ui/forms'),
];
