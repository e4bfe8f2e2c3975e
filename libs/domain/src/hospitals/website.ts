/** The address of a typed website: of the web and of nobody's account, with https where no scheme was typed; null for anything else. */
export function webAddress(typed: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//iu.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && hostname.includes('.') && username === '' && password === '' ? address : null;
}
