import { ASKS_HEIGHT, type HeightMessage } from '@arogya/domain/hospitals/embed';

/**
 * /embed.js, which runs in pages of other websites: gives each frame with a booking page of this server the height that the page
 * says. It reads nothing else there, and believes nobody else.
 */
const desk = new URL((document.currentScript as HTMLScriptElement).src).origin;

const isOurs = (node: EventTarget | null): node is HTMLIFrameElement =>
  node instanceof HTMLIFrameElement && node.src.startsWith(`${desk}/book/`);

const ask = (node: EventTarget | null): void => {
  if (isOurs(node)) node.contentWindow?.postMessage(ASKS_HEIGHT, desk);
};

const frames = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')].filter(isOurs);

addEventListener('message', ({ origin, source, data }: MessageEvent<Partial<HeightMessage> | null>) => {
  const height = data?.bookingHeight;
  if (origin !== desk || typeof height !== 'number') return;
  for (const frame of frames()) {
    if (frame.contentWindow !== source) continue;
    frame.style.height = `${height}px`;
    // What has become short may be above what is seen of the page.
    if (frame.getBoundingClientRect().bottom < 0) frame.scrollIntoView();
  }
});

// A frame that comes later, or leads to another language, says so by its load; those before this script are asked at the end.
document.addEventListener('load', ({ target }) => ask(target), true);
const askAll = (): void => frames().forEach(ask);
if (document.readyState === 'complete') askAll();
else addEventListener('load', askAll);
