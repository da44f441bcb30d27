import { Component, type ReactNode } from 'react';
import { RecoveryScreen } from './recovery-screen';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly error: unknown;
}

/** Catches what breaks outside the router, which has its own. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render() {
    return this.state.failed ? <RecoveryScreen error={this.state.error} /> : this.props.children;
  }
}
