import { PRODUCT } from '@arogya/domain/texts';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';

/** The places in the frame's header that a page fills; null outside the frame (tests), where the header is rendered in place. */
export interface HeaderSlots {
  readonly title: HTMLElement | null;
  readonly actions: HTMLElement | null;
}
export const HeaderSlotsContext = createContext<HeaderSlots | null>(null);

/** What a page's nav.json says of it. */
export interface PageFacts {
  readonly label: string;
  readonly heading?: string;
  readonly subtitle?: string;
}
export const PageFactsContext = createContext<PageFacts>({ label: PRODUCT });

interface PageHeaderProps {
  /** Where another one than that of nav.json stands below the heading. */
  readonly subtitle?: ReactNode;
  /** Buttons at the right of the header. */
  readonly actions?: ReactNode;
}

/** The last path whose heading took the focus; after the first load the browser decides. */
let focusedPath: string | null = null;

/** Heading and subtitle of a page, from its nav.json, and its actions, shown in the frame's header. One per page; it also sets the document's title. */
export function PageHeader({ subtitle, actions }: PageHeaderProps) {
  const { label, heading: title = label, subtitle: usual } = useContext(PageFactsContext);
  const below = subtitle ?? usual;
  const slots = useContext(HeaderSlotsContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  useEffect(() => {
    if (focusedPath !== null && focusedPath !== pathname) heading.current?.focus({ preventScroll: true });
    focusedPath = pathname;
  }, [pathname]);
  const text = (
    <div className="ad-page-heading">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {below ? <p>{below}</p> : null}
    </div>
  );
  const tools = actions ? <div className="ad-page-actions">{actions}</div> : null;
  if (!slots)
    return (
      <header>
        {text}
        {tools}
      </header>
    );
  return (
    <>
      {slots.title ? createPortal(text, slots.title) : null}
      {slots.actions && tools ? createPortal(tools, slots.actions) : null}
    </>
  );
}
