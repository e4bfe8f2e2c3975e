import { createContext, use } from 'react';

const Embedded = createContext(false);

/** Around a page that stands in a frame of another website. */
export const EmbeddedPage = Embedded;

/** Whether the page stands in a frame of another website: then what is over a page elsewhere is in it, and other pages open in new tabs. */
export const useIsEmbedded = (): boolean => use(Embedded);

/** The page at its own address with these parameters, embedded as it is now: no other address is allowed in the frame. */
export const searchOf = (isEmbedded: boolean, parameters: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams({ ...(isEmbedded ? { embed: '1' } : {}), ...parameters }).toString()}`;

/** For a link that leaves the page: nothing else may stand in the frame. */
export const leaving = (isEmbedded: boolean): { readonly target?: '_blank'; readonly rel?: 'noopener' } =>
  isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
