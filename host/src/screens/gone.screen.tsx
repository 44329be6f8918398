import { MissingPage } from '../features/missing-page/missing-page';

/** Shown at retired paths that nothing replaces. */
export function Component() {
  return (
    <MissingPage
      title="Page gone"
      lead="410 — Gone"
      heading="This page is gone"
      description="It has been removed, and no other page has taken its place. These might help:"
    />
  );
}
