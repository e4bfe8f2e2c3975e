export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** Attributes in lower case, e.g. `{ path: '/', httponly: '' }`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly ended: boolean;
}

const pair = (text: string): [string, string] => {
  const [name = '', ...value] = text.trim().split('=');
  return [name, value.join('=')];
};

/** The cookies of an answer's Set-Cookie headers. */
export const parseCookies = (headers: readonly string[] = []): SetCookie[] =>
  headers.map((header) => {
    const [first = '', ...rest] = header.split(';');
    const [name, value] = pair(first);
    const attributes = Object.fromEntries(rest.map(pair).map(([key, text]) => [key.toLowerCase(), text]));
    const ended = attributes['max-age'] === '0' || Date.parse(attributes.expires ?? '') < Date.now();
    return { name, value, attributes, ended };
  });
