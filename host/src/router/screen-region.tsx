import { FailedState, LoadingState } from '@sopaan/ui/core';
import { Component, Suspense, use, type ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { RemoteError } from '../federation/remote-error';
import { reportFailure } from '../federation/report';
import type { ScreenState } from './screen-loader';
import { useSetId } from './set-id';

/** The region of a page that one screen fills. Whatever fails in it costs this region only. */
export function ScreenRegion() {
  const { route, ready } = useLoaderData<ScreenState>();
  const { revalidate } = useRevalidator();
  const set = useSetId();
  return (
    <RegionBoundary
      key={route.path}
      attempt={ready}
      name={route.title}
      set={set}
      onRetry={() => void revalidate()}
    >
      <title>{`${route.title} | Sopaan`}</title>
      <Suspense fallback={<ScreenRegion.Loading />}>
        <Screen ready={ready} />
      </Suspense>
    </RegionBoundary>
  );
}

ScreenRegion.Loading = function Loading() {
  return <LoadingState shape="page" />;
};

function Screen({ ready }: Pick<ScreenState, 'ready'>) {
  const screen = use(ready);
  return <screen.Component />;
}

interface BoundaryProps {
  attempt: unknown;
  name: string;
  set: string;
  onRetry: () => void;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | null;
  failedAttempt: unknown;
  reference: string;
}

const CALM: BoundaryState = { error: null, failedAttempt: null, reference: '' };

class RegionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = CALM;

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return {
      error: error instanceof Error ? error : new Error(String(error)),
      reference: crypto.randomUUID().slice(0, 8),
    };
  }

  /** A new attempt (Try again, or another page of the same route) starts with a clean region. */
  static getDerivedStateFromProps(
    props: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    if (!state.error) return null;
    if (state.failedAttempt === null) return { ...state, failedAttempt: props.attempt };
    return state.failedAttempt === props.attempt ? null : CALM;
  }

  override componentDidCatch(error: Error) {
    reportFailure(error, this.props.set, this.state.reference);
  }

  override render() {
    const { error, reference } = this.state;
    if (!error) return this.props.children;
    return (
      <FailedState
        title={`${this.props.name} could not be shown`}
        description={error instanceof RemoteError || hasCode(error) ? error.message : undefined}
        reference={reference}
        onRetry={this.props.onRetry}
      />
    );
  }
}

/** Errors of the API client carry a code and words for a person. */
function hasCode(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string';
}
