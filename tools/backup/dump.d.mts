import type { Client } from 'pg';

export function dump(client: Client, file: string): Promise<{ tables: number; rows: number }>;
