import { PRODUCT_NAME } from '@sopaan/contract/version';
import { LoadingState } from '@sopaan/ui/core';
import { Suspense, use, useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { phaseOf } from '../federation/remote-error';
import type { ReportingPage } from '../federation/report';
import type { OpenedScreen } from '../federation/screen-source';
import { RegionBoundary } from './region-boundary';
import { RouteTitle } from './route-title';
import type { ScreenState } from './screen-loader';

/** A screen that has stood so long, its effects included, was drawn well. Milliseconds. */
const STOOD = 250;

interface Replacement {
  /** What it takes the place of. */
  of: ScreenState['ready'];
  by: ScreenState['ready'];
}

/** The region of a page that one screen fills. Whatever fails in it costs this region only. */
export function ScreenRegion({ page }: { page: ReportingPage }) {
  const { route, source, ready: first, fill, forgetHanging } = useLoaderData<ScreenState>();
  const { revalidate } = useRevalidator();
  const [replacement, setReplacement] = useState<Replacement>();
  const ready = replacement?.of === first ? replacement.by : first;
  return (
    <>
      <RouteTitle title={`${route.title} | ${PRODUCT_NAME}`} />
      <RegionBoundary
        key={route.path}
        attempt={ready}
        name={route.title}
        route={route.path}
        source={source}
        page={page}
        waiting={<LoadingRegion />}
        onReplaced={(opened) => {
          const by = fill(opened);
          // Whoever left meanwhile sees no failure of it.
          by.catch(() => undefined);
          setReplacement({ of: first, by });
        }}
        onRetry={(failure) => {
          if (phaseOf(failure) !== 'data') source.startAfresh();
          void forgetHanging().then(revalidate);
        }}
      >
        <Suspense fallback={<LoadingRegion />}>
          <Screen ready={ready} onStood={source.stood} />
        </Suspense>
      </RegionBoundary>
    </>
  );
}

export function LoadingRegion() {
  return <LoadingState shape="page" />;
}

interface ScreenProps {
  ready: Promise<OpenedScreen>;
  onStood: (owner: OpenedScreen['owner']) => void;
}

function Screen({ ready, onStood }: ScreenProps) {
  const { screen, owner } = use(ready);
  useEffect(() => {
    const timer = setTimeout(() => onStood(owner), STOOD);
    return () => clearTimeout(timer);
  }, [owner, onStood]);
  // A preview's outline shows who owns this region.
  return (
    <div data-unit={owner.name} data-release={owner.release}>
      <screen.Component />
    </div>
  );
}
