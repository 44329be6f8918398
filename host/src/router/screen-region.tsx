import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Container, LoadingState } from '@sopaan/ui/core';
import { Suspense, use, useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { getErrorPhase } from '../federation/remote-error';
import type { PageIdentity } from '../federation/report-failure';
import type { OpenedScreen, ScreenSource } from '../federation/screen-source';
import { RegionBoundary } from './region-boundary';
import { RouteTitle } from './route-title';
import type { ScreenState } from './screen-loader';

/** A screen is healthy if neither its render nor its effects have failed for this long. */
const HEALTHY_AFTER_MS = 250;

/** The screen of a fallback release, shown instead of the original one. */
interface FallbackScreen {
  original: ScreenState['screenPromise'];
  promise: ScreenState['screenPromise'];
}

/** The region of a page that one screen fills. Contains the failures of the screen. */
export function ScreenRegion({ page }: { page: PageIdentity }) {
  const {
    route,
    source,
    screenPromise: original,
    loadData,
    cancelPendingQueries,
  } = useLoaderData<ScreenState>();
  const { revalidate } = useRevalidator();
  const [replacement, setReplacement] = useState<FallbackScreen>();
  const screenPromise = replacement?.original === original ? replacement.promise : original;
  return (
    <>
      <RouteTitle title={`${route.title} | ${PRODUCT_NAME}`} />
      <RegionBoundary
        key={route.path}
        attempt={screenPromise}
        name={route.title}
        route={route.path}
        source={source}
        page={page}
        loading={<LoadingRegion />}
        onFallbackLoaded={(opened) => {
          const promise = loadData(opened);
          // Avoids an unhandled rejection when the visitor has left the page in the meantime.
          promise.catch(() => undefined);
          setReplacement({ original, promise });
        }}
        onRetry={(failure) => {
          if (getErrorPhase(failure) !== 'data') source.resetFallback();
          void cancelPendingQueries().then(revalidate);
        }}
      >
        <Suspense fallback={<LoadingRegion />}>
          <Screen screenPromise={screenPromise} source={source} />
        </Suspense>
      </RegionBoundary>
    </>
  );
}

export function LoadingRegion() {
  return (
    <Container>
      <LoadingState shape="page" />
    </Container>
  );
}

interface ScreenProps {
  screenPromise: Promise<OpenedScreen>;
  source: ScreenSource;
}

function Screen({ screenPromise, source }: ScreenProps) {
  const { screen, owner } = use(screenPromise);
  useEffect(() => {
    const timer = setTimeout(() => source.markHealthy(owner), HEALTHY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [owner, source]);
  // A preview outlines each region and names the unit that owns it, from these attributes.
  return (
    <div data-unit={owner.name} data-release={owner.release}>
      <screen.Component />
    </div>
  );
}
