import { PRODUCT_NAME } from '@sopaan/contract/version';
import { LoadingState } from '@sopaan/ui/core';
import { Suspense, use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { RegionBoundary } from './region-boundary';
import type { ScreenState } from './screen-loader';
import { useSetId } from './set-id';

/** The region of a page that one screen fills. Whatever fails in it costs this region only. */
export function ScreenRegion() {
  const { route, owner, ready } = useLoaderData<ScreenState>();
  const { revalidate } = useRevalidator();
  const set = useSetId();
  return (
    <RegionBoundary
      key={route.path}
      attempt={ready}
      name={route.title}
      owner={owner}
      set={set}
      onRetry={() => void revalidate()}
    >
      <title>{`${route.title} | ${PRODUCT_NAME}`}</title>
      <Suspense fallback={<LoadingRegion />}>
        <Screen ready={ready} />
      </Suspense>
    </RegionBoundary>
  );
}

export function LoadingRegion() {
  return <LoadingState shape="page" />;
}

function Screen({ ready }: Pick<ScreenState, 'ready'>) {
  const screen = use(ready);
  return <screen.Component />;
}
