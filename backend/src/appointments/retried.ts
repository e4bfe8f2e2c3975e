const PASSING = new Set(['40001', '40P01']);

interface Thrown {
  readonly code?: unknown;
}

/** Acts once more when PostgreSQL gave way to somebody else (deadlock, serialization); the second time it stands. */
export async function retried<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error) || !PASSING.has(String((error as Thrown).code))) throw error;
    return act();
  }
}
