import { FailedState } from '@sopaan/ui/core';
import { Component, type ReactNode } from 'react';
import { RemoteError, hasCode } from '../federation/remote-error';
import { referenceOf, reportFailure, type ReportingPage } from '../federation/report';
import type { OpenedScreen, ScreenSource } from '../federation/screen-source';

interface BoundaryProps {
  /** What the region waits for. Another one is another attempt. */
  attempt: unknown;
  /** What the region shows, in the words of its route. */
  name: string;
  /** The pattern of its route. */
  route: string;
  source: ScreenSource;
  page: ReportingPage;
  /** Stands while another release takes the place of one that failed. */
  waiting: ReactNode;
  onReplaced: (opened: OpenedScreen) => void;
  onRetry: (failure: Error) => void;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | null;
  failedAttempt: unknown;
  reference: string;
  steppingDown: boolean;
}

const CALM: BoundaryState = {
  error: null,
  failedAttempt: null,
  reference: '',
  steppingDown: false,
};

/**
 * Keeps a failure inside its region. A release that fails as it is first drawn gives way to another one, if there is one;
 * else the region shows a named heading, plain words, Try again, and a reference that the report carries too.
 */
export class RegionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = CALM;

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    const failure = error instanceof Error ? error : new Error(String(error));
    return { error: failure, reference: referenceOf(failure) };
  }

  /** A new attempt (Try again, or another page of the same route) starts with a clean region. */
  static getDerivedStateFromProps(
    { attempt, source }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    if (!state.error) return null;
    if (state.failedAttempt === null) {
      const steppingDown = source.mayStepDown(state.error);
      return { ...state, failedAttempt: attempt, steppingDown };
    }
    return state.failedAttempt === attempt ? null : CALM;
  }

  /** The button that was pressed leaves with the failed state; who pressed it goes on from the content. */
  override componentDidUpdate(_props: BoundaryProps, before: BoundaryState) {
    if (!before.error || before.steppingDown || this.state.error) return;
    if (document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  override componentDidCatch(error: Error) {
    const failure = this.state.error ?? error;
    if (this.state.steppingDown) void this.stepDown(failure);
    else this.report(failure, this.state.reference);
  }

  private async stepDown(failure: Error): Promise<void> {
    const { attempt, source } = this.props;
    const { reference } = this.state;
    const opened = await source.stepDown(failure);
    if (!opened) this.report(failure, reference);
    if (this.props.attempt !== attempt) return;
    if (opened) this.props.onReplaced(opened);
    else this.setState({ steppingDown: false });
  }

  private report(failure: Error, reference: string): void {
    const { route, source, page } = this.props;
    const owner = failure instanceof RemoteError ? failure.remote : source.owner;
    reportFailure(failure, { owner, page, reference, route });
  }

  override render() {
    const { error, reference, steppingDown } = this.state;
    if (!error) return this.props.children;
    if (steppingDown) return this.props.waiting;
    return (
      <FailedState
        title={`${this.props.name} could not be shown`}
        description={hasCode(error) ? error.message : undefined}
        referenceId={reference}
        onRetry={() => this.props.onRetry(error)}
      />
    );
  }
}
