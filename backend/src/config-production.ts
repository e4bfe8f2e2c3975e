interface ProductionVariables {
  readonly SESSION_SECRET?: string | undefined;
  readonly PUBLIC_BASE_URL: string;
  readonly RATE_LIMIT_SCALE: number;
  readonly DEMO: boolean;
}

/** Words of a secret that was copied from an example instead of generated. */
const COPIED = /change.?(me|this|it)|replace|example|default|placeholder|your.?secret|password/iu;
/** Thirty-two random characters practically never have fewer different ones, not even in hex. */
const DIFFERENT_SIGNS = 8;

const isGuessable = (secret: string): boolean => COPIED.test(secret) || new Set(secret).size < DIFFERENT_SIGNS;

/** Browsers treat their own machine as safe without https; nobody else reaches such an address. */
const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/u.test(hostname);

const DRAW = 'Set it to at least 32 random characters (openssl rand -base64 48) and start again.';

function secretFault({ SESSION_SECRET: secret }: ProductionVariables): string | null {
  if (!secret) return `SESSION_SECRET is missing. ${DRAW}`;
  return isGuessable(secret) ? `SESSION_SECRET is one that others can guess. ${DRAW}` : null;
}

function addressFault({ PUBLIC_BASE_URL: address }: ProductionVariables): string | null {
  if (!address)
    return 'PUBLIC_BASE_URL is missing: QR codes and booking links would lead nowhere. Set it to your https address and start again.';
  const url = new URL(address);
  if (url.protocol === 'https:' || isLoopback(url)) return null;
  return 'PUBLIC_BASE_URL must be an https address: without it passwords travel in the open. Correct it and start again.';
}

/** A sentence for each setting that is fine for trying out but not for people's data. */
export const productionFaults = (raw: ProductionVariables): string[] =>
  [
    secretFault(raw),
    raw.RATE_LIMIT_SCALE === 1 ? null : 'RATE_LIMIT_SCALE is for tests only. Remove it and start again.',
    raw.DEMO ? 'DEMO brings accounts whose password everybody knows. Remove it and start again.' : null,
    addressFault(raw),
  ].filter((fault) => fault !== null);
