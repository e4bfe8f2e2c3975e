import { PageHeader } from '@arogya/platform';
import { ErrorState } from '@arogya/ui/states/error-state';
import { Component, type ReactNode } from 'react';
import { RemoteDown, retryRemote } from './remotes';

interface Props {
  readonly name: string;
  /** The page's name in the sidebar: the heading above the error. */
  readonly label: string;
  /** The path: another page of the same remote is tried anew. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  /** The path at which the error occurred. */
  readonly at: string;
}

/** Limits the failure of a micro-frontend to its own page, with a Retry. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { at }: State): Partial<State> | null {
    return at === resetKey ? null : { error: null, at: resetKey };
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
      <>
        <PageHeader title={this.props.label} />
        <ErrorState
          title={down ? `${this.props.name} is not responding` : 'This page has stopped working'}
          text="The rest of ArogyaDesk keeps working. Try again in a moment."
          onRetry={this.retry}
        />
      </>
    );
  }
}
