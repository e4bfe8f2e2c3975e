import type { ReactNode } from 'react';

const Picture = ({ children }: { children: ReactNode }) => (
  <svg
    className="ad-poster-picture"
    viewBox="0 0 64 64"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** A phone before a code. */
const Scan = () => (
  <Picture>
    <rect x="17" y="4" width="30" height="56" rx="6" />
    <path d="M29 53h6M24 24v-7h7M40 24v-7h-7M24 33v7h7M40 33v7h-7" />
    <path d="M29 25h6v7h-6z" fill="currentColor" stroke="none" />
  </Picture>
);

/** A doctor beside a clock. */
const Choose = () => (
  <Picture>
    <circle cx="24" cy="16" r="9" />
    <path d="M6 56V47c0-8 8-14 18-14 4 0 7 1 10 2M17 34v7a6 6 0 0 0 12 0" />
    <circle cx="46" cy="46" r="13" />
    <path d="M46 38v8l6 4" />
  </Picture>
);

/** A house with a tick. */
const Come = () => (
  <Picture>
    <path d="M6 30 32 8l26 22M12 26v30h40V26" />
    <path d="m22 40 8 8 14-16" />
  </Picture>
);

/** The pictures of the three steps. */
export const POSTER_PICTURES = { scan: <Scan />, choose: <Choose />, come: <Come /> };
