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

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Buttons at the right of the header. */
  readonly actions?: ReactNode;
}

/** The last path whose heading took the focus; after the first load the browser decides. */
let focusedPath: string | null = null;

/** Title, subtitle and actions of a page, shown in the frame's header. One per page; it also sets the document's title. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
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
      {subtitle ? <p>{subtitle}</p> : null}
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
