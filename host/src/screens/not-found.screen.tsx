import { MissingPage } from '../features/missing-page/missing-page';

/** Shown at every path that no unit owns. */
export function Component() {
  return (
    <MissingPage
      title="Page not found"
      lead="Uh-oh! You're off the map..."
      heading="404 — Page Not Found"
      description="The page you're looking for might have been moved or doesn't exist."
    />
  );
}
