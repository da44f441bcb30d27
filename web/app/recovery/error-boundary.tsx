import { Component, type ReactNode } from 'react';
import { RecoveryScreen } from './recovery-screen';

interface Props {
  readonly children: ReactNode;
  /** With another value, what broke is tried again. */
  readonly attempt?: unknown;
}

interface State {
  readonly failed: boolean;
  readonly error: unknown;
  readonly attempt?: unknown;
}

/** Catches what breaks in it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { failed: false, error: undefined, attempt };
  }

  override render() {
    return this.state.failed ? <RecoveryScreen error={this.state.error} /> : this.props.children;
  }
}
