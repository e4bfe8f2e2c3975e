/** The form in which every failed call reaches a screen. */
export interface ApiFailure {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number;
  /** The server's own sentence; absent when it sent none, so that the screen's fallback is shown. */
  readonly message?: string;
  /** '<status>: <body, or the status text when the body is empty>' (docs/spec/messages.md). */
  readonly text: string;
  /** The sentence per field; nested fields as 'patient.phone'. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The whole problem+json, e.g. for `nearest` of a 409. */
  readonly body?: unknown;
}

export const NO_ANSWER = 'The server could not be reached. Please check your connection.';
/** For a change that was not sent, because the browser says that it has no network. */
export const OFFLINE = 'You are offline, so nothing was saved. Try again when the connection is back.';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined;
  }
}

function sentencesOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const sentences = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return sentences.length > 0 ? Object.fromEntries(sentences) : undefined;
}

/** The failure of an answer whose status was not a success. */
export function failureFrom(status: number, statusText: string, raw: string): ApiFailure {
  const body = parsed(raw);
  const problem = isRecord(body) ? body : {};
  const errors = sentencesOf(problem['errors']);
  return {
    status,
    text: `${status}: ${raw || statusText}`,
    ...(typeof problem['message'] === 'string' && problem['message'] ? { message: problem['message'] } : {}),
    ...(errors ? { errors } : {}),
    ...(body === undefined ? {} : { body }),
  };
}

/** The failure when no answer came: the network, a time-out, a closed connection. */
export const noAnswer = (reason: string): ApiFailure => ({ status: 0, text: `0: ${reason}` });

const isFailure = (value: unknown): value is ApiFailure =>
  isRecord(value) && typeof value['status'] === 'number' && typeof value['text'] === 'string';

/** Any error of a query or mutation as an ApiFailure. */
export function failureOf(error: unknown): ApiFailure {
  if (isFailure(error)) return error;
  const reason = isRecord(error) && typeof error['message'] === 'string' ? error['message'] : 'unknown';
  return noAnswer(reason);
}

/** What a person reads: the server's sentence, or that the server cannot be reached, or the fallback. */
export function sentenceOf(error: unknown, fallback: string): string {
  const failure = failureOf(error);
  return failure.message ?? (failure.status === 0 ? NO_ANSWER : fallback);
}
