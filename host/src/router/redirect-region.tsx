import { useLoaderData } from 'react-router-dom';
import type { PageIdentity } from '../federation/report-failure';
import { RedirectFailure } from './redirect-failure';
import type { ScreenState } from './screen-loader';
import { ScreenRegion } from './screen-region';

/** The region of a path that redirects: shown if the redirect leads nowhere, or if a part of the path is gone. */
export function RedirectRegion({ page }: { page: PageIdentity }) {
  const goneScreen = useLoaderData<ScreenState | null>();
  return goneScreen === null ? <RedirectFailure /> : <ScreenRegion page={page} />;
}
