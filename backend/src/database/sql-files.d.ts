/** The text of a file beside the code. */
declare module '*.sql' {
  const text: string;
  export { text as default };
}
