/** What an integrator reads where a receiver has not answered: from the code of the error, never its message, which may name addresses. */
export const LATE = 'No answer within 15 seconds';

const TEXTS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the receiver has no address',
  EAI_AGAIN: 'The name of the receiver could not be looked up',
  ECONNREFUSED: 'Nothing listens at this address',
  ECONNRESET: 'The receiver has ended the connection',
  EPIPE: 'The receiver has ended the connection',
  ETIMEDOUT: 'The address cannot be reached',
  EHOSTUNREACH: 'The address cannot be reached',
  ENETUNREACH: 'The address cannot be reached',
};

const TLS = /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_)/u;

export function failureText(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  const word = typeof code === 'string' && /^[A-Z\d_]{2,60}$/u.test(code) ? code : '';
  if (TEXTS[word]) return TEXTS[word];
  if (TLS.test(word)) return `The TLS of the receiver is not good: ${word}`;
  if (word.startsWith('HPE_')) return 'What the receiver answers is no HTTP';
  return word ? `The call has failed: ${word}` : 'The call has failed';
}
