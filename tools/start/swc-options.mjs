/** How swc compiles our TypeScript: the decorators of Nest and TypeORM with their metadata, React's automatic JSX. */
export const swcOptions = {
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
  },
};

/** In a .ts file `<T>x` is a cast or a type parameter, never JSX. */
export const swcOptionsFor = (file) => ({
  ...swcOptions,
  jsc: { ...swcOptions.jsc, parser: { ...swcOptions.jsc.parser, tsx: file.endsWith('x') } },
});
