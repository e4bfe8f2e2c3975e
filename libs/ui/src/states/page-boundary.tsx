import './page-boundary.css';
import { LOAD_AGAIN, STOPPED_TEXT, STOPPED_TITLE } from '@arogya/domain/texts';
import { Component, type ReactNode } from 'react';

export interface StoppedTexts {
  readonly title: string;
  readonly text: string;
  readonly again: string;
}

const ENGLISH: StoppedTexts = { title: STOPPED_TITLE, text: STOPPED_TEXT, again: LOAD_AGAIN };

interface Props {
  readonly children: ReactNode;
  /** What the button does, if not load the page again. */
  readonly onLoad?: () => void;
  /** In the language of the page. */
  readonly texts?: StoppedTexts;
}

interface State {
  readonly stopped: boolean;
}

const reload = (): void => window.location.reload();

/**
 * Around a whole page: where drawing it throws, it would be blank. It says so instead, over everything, and offers to load the
 * page again. Of antd it knows nothing, as light pages have it, too.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { stopped: false };

  static getDerivedStateFromError(): State {
    return { stopped: true };
  }

  override render(): ReactNode {
    if (!this.state.stopped) return this.props.children;
    const { title, text, again } = this.props.texts ?? ENGLISH;
    return (
      <main className="ad-stopped" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <button type="button" onClick={this.props.onLoad ?? reload}>
          {again}
        </button>
      </main>
    );
  }
}
