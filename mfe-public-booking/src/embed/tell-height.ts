import { ASKS_HEIGHT, type HeightMessage } from '@arogya/domain/hospitals/embed';

/**
 * Tells the page around the frame how high this one is, now and whenever it changes, so that the frame needs no scroll bar of its
 * own. It speaks when it is asked, to the origin that has asked, if that is the page around it and the hospital has named it; of
 * what is in the page nothing is said but the height.
 */
export function tellHeight(origins: readonly string[]): void {
  let asker: string | null = null;
  const tell = (): void => {
    if (asker === null) return;
    const message: HeightMessage = { bookingHeight: Math.ceil(document.body.getBoundingClientRect().height) };
    window.parent.postMessage(message, asker);
  };
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || data !== ASKS_HEIGHT || !origins.includes(origin)) return;
    asker = origin;
    tell();
  });
  new ResizeObserver(tell).observe(document.body);
}
