import { NEW_VERSION, RELOAD, RELOAD_HINT } from '@arogya/domain/releases/texts';
import { LOAD_AGAIN, STOPPED_TITLE } from '@arogya/domain/texts';
import { PageFactsContext, PageHeader } from '@arogya/platform';
import { ErrorState } from '@arogya/ui/states/error-state';
import { Component, type ReactNode } from 'react';
import { newerEntry, reloadOnce, tab } from './renewal';
import { entryOf } from './own-entries';
import { RemoteDown, retryRemote } from './remotes';
import { reportFailure } from './reports';

interface Props {
  readonly name: string;
  /** The path of the page in nav.json. */
  readonly page: string;
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
  /** A reload brings other files than this tab has. */
  readonly newer: boolean;
}

/** A part of a page does not come: as a rule, since a newer build has replaced it. */
const isLost = (error: Error): boolean => error instanceof RemoteDown || error.name === 'ChunkLoadError';

/** Limits the failure of a micro-frontend to its own page, which can be loaded again. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.resetKey, newer: false };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { at }: State): Partial<State> | null {
    return at === resetKey ? null : { error: null, at: resetKey, newer: false };
  }

  override componentDidCatch(error: Error): void {
    const { name, page } = this.props;
    // What does not load at all is reported where it is loaded.
    if (!(error instanceof RemoteDown))
      reportFailure({ name, entry: entryOf(name), kind: isLost(error) ? 'chunk' : 'render', error, page });
    // Without an answer nothing is known, and Retry stays.
    if (isLost(error)) this.renew().catch(() => undefined);
  }

  private async renew(): Promise<void> {
    const { name } = this.props;
    const newer = await newerEntry(name);
    if (newer && !reloadOnce(name, newer)) this.setState({ newer: true });
  }

  private readonly retry = (): void => {
    retryRemote(this.props.name);
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error, newer } = this.state;
    if (!error) return this.props.children;
    const { label, name } = this.props;
    if (newer)
      return (
        <>
          <PageFactsContext value={{ label }}>
            <PageHeader />
          </PageFactsContext>
          <ErrorState title={NEW_VERSION} text={RELOAD_HINT} onRetry={tab.reload} action={RELOAD} />
        </>
      );
    const title = error instanceof RemoteDown ? `${name} is not responding` : STOPPED_TITLE;
    return (
      <>
        <PageFactsContext value={{ label }}>
          <PageHeader />
        </PageFactsContext>
        {isLost(error) ? (
          <ErrorState title={title} text="The rest of ArogyaDesk keeps working. Try again in a moment." onRetry={this.retry} />
        ) : (
          <ErrorState title={title} text="The rest of ArogyaDesk keeps working." onRetry={tab.reload} action={LOAD_AGAIN} />
        )}
      </>
    );
  }
}
