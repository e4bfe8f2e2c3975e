declare module '*.css?address' {
  const address: string;
  export default address;
}
