import './panel.css';
import type { ReactNode } from 'react';

interface PanelProps {
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Buttons at the right of the title. */
  readonly extra?: ReactNode;
  /** true: the content reaches the edges (tables). */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A white box with an optional heading. */
export function Panel({ title, subtitle, extra, flush = false, children }: PanelProps) {
  return (
    <section className={`ad-panel${flush ? ' ad-panel-flush' : ''}`}>
      {title || extra ? (
        <header className="ad-panel-head">
          <div>
            {title ? <h2>{title}</h2> : null}
            {subtitle ? <p>{subtitle}</p> : null}
          </div>
          {extra ? <div className="ad-panel-extra">{extra}</div> : null}
        </header>
      ) : null}
      <div className="ad-panel-body">{children}</div>
    </section>
  );
}
