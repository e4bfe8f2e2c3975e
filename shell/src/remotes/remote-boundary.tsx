import { ErrorState } from '@arogya/ui/error-state';
import { Component, type ReactNode } from 'react';
import { RemoteDown, retryRemote } from './remotes';

interface Props {
  readonly name: string;
  /** The path: another page of the same remote gets its own chance. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** Keeps a dead, slow or throwing micro-frontend to its own page, with a Retry. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.error) this.setState({ error: null });
  }

  private readonly retry = (): void => {
    retryRemote(this.props.name);
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const down = error instanceof RemoteDown;
    return (
      <ErrorState
        title={down ? `${this.props.name} does not answer` : 'This page has stopped working'}
        text="The rest of ArogyaDesk goes on working. Try again in a moment."
        onRetry={this.retry}
      />
    );
  }
}
