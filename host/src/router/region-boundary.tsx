import { FailedState } from '@sopaan/ui/core';
import { Component, type ReactNode } from 'react';
import { hasCode } from '../federation/remote-error';
import { referenceOf, reportFailure, type RegionOwner } from '../federation/report';

interface BoundaryProps {
  /** What the region waits for. Another one is another attempt. */
  attempt: unknown;
  /** What the region shows, in the words of its route. */
  name: string;
  owner: RegionOwner;
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

/** Keeps a failure inside its region: a named heading, plain words, Try again, and a reference that the report carries too. */
export class RegionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = CALM;

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    const failure = error instanceof Error ? error : new Error(String(error));
    return { error: failure, reference: referenceOf(failure) };
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

  /** The button that was pressed leaves with the failed state; who pressed it goes on from the content. */
  override componentDidUpdate(_props: BoundaryProps, before: BoundaryState) {
    if (!before.error || this.state.error || document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  override componentDidCatch(error: Error) {
    const { owner, set } = this.props;
    reportFailure(error, { owner, set, reference: this.state.reference });
  }

  override render() {
    const { error, reference } = this.state;
    if (!error) return this.props.children;
    return (
      <FailedState
        title={`${this.props.name} could not be shown`}
        description={hasCode(error) ? error.message : undefined}
        referenceId={reference}
        onRetry={this.props.onRetry}
      />
    );
  }
}
