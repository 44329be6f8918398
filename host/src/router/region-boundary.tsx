import { Container, FailedState } from '@sopaan/ui/core';
import { Component, type ReactNode } from 'react';
import { RemoteError, hasCode } from '../federation/remote-error';
import { getErrorReference, reportFailure, type PageIdentity } from '../federation/report-failure';
import type { OpenedScreen, ScreenSource } from '../federation/screen-source';

interface BoundaryProps {
  /** Identifies the attempt; a new value resets the boundary. */
  attempt: unknown;
  /** The title of the region's route. */
  name: string;
  /** The pattern of the region's route. */
  route: string;
  source: ScreenSource;
  page: PageIdentity;
  /** Shown while a fallback release is loaded. */
  loading: ReactNode;
  onFallbackLoaded: (replacement: OpenedScreen) => void;
  onRetry: (failure: Error) => void;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | null;
  failedAttempt: unknown;
  reference: string;
  isFallingBack: boolean;
  isOffline: boolean;
}

const INITIAL_STATE: BoundaryState = {
  error: null,
  failedAttempt: null,
  reference: '',
  isFallingBack: false,
  isOffline: false,
};

const OFFLINE = 'You are offline. It will be loaded when you are back online.';

/**
 * Contains a failure in its region. A release that fails on its first render is replaced by a fallback release, if there is
 * one; otherwise the region shows a message, Try again, and a reference that its report contains as well. A region that failed
 * while the browser was offline shows no reference, and is loaded again when it is online.
 */
export class RegionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = INITIAL_STATE;

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    const failure = error instanceof Error ? error : new Error(String(error));
    return {
      error: failure,
      reference: getErrorReference(failure),
      isOffline: !navigator.onLine,
    };
  }

  /**
   * Decides once for a failure whether a fallback is loaded, and resets the state on a new attempt: Try again, or another page of the same
   * route.
   */
  static getDerivedStateFromProps(
    { attempt, source }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    if (!state.error) return null;
    if (state.failedAttempt === null) {
      const isFallingBack = source.canFallBack(state.error);
      return { ...state, failedAttempt: attempt, isFallingBack };
    }
    return state.failedAttempt === attempt ? null : INITIAL_STATE;
  }

  override componentDidMount() {
    addEventListener('online', this.retryOnline);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retryOnline);
  }

  private readonly retryOnline = () => {
    const { error, isOffline } = this.state;
    if (error && isOffline) this.props.onRetry(error);
  };

  /** Try again disappears with the failed state; the focus then moves to the content. */
  override componentDidUpdate(_props: BoundaryProps, before: BoundaryState) {
    if (!before.error || before.isFallingBack || this.state.error) return;
    if (document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  override componentDidCatch(error: Error) {
    const failure = this.state.error ?? error;
    if (this.state.isFallingBack) void this.fallBack(failure);
    else this.report(failure, this.state.reference);
  }

  private async fallBack(failure: Error): Promise<void> {
    const { attempt, source } = this.props;
    const { reference } = this.state;
    const replacement = await source.fallBack(failure);
    if (!replacement) this.report(failure, reference);
    if (this.props.attempt !== attempt) return;
    if (replacement) this.props.onFallbackLoaded(replacement);
    else this.setState({ isFallingBack: false });
  }

  private report(failure: Error, reference: string): void {
    const { route, source, page } = this.props;
    const owner = failure instanceof RemoteError ? failure.remote : source.servedBy;
    reportFailure(failure, { owner, page, reference, route });
  }

  override render() {
    const { error, reference, isFallingBack, isOffline } = this.state;
    if (!error) return this.props.children;
    if (isFallingBack) return this.props.loading;
    return (
      <Container sx={{ py: { xs: 2, md: 3 } }}>
        <FailedState
          // In place of a screen, which has the heading of the page.
          level="h1"
          title={`${this.props.name} could not be shown`}
          description={isOffline ? OFFLINE : hasCode(error) ? error.message : undefined}
          // Support cannot help with a lost connection.
          referenceId={isOffline ? undefined : reference}
          onRetry={() => this.props.onRetry(error)}
        />
      </Container>
    );
  }
}
