import sheet from 'antd/dist/antd.css?address';

/** Puts antd's own styles before our sheets, which change what they say; comes back when they are here. */
export const antdStyles = new Promise<void>((done, refuse) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  link.addEventListener('load', () => done());
  link.addEventListener('error', () => refuse(new Error(`${sheet} cannot be loaded`)));
  document.head.prepend(link);
});
