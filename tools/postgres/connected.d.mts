import type { Client } from 'pg';

export function connected<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T>;
