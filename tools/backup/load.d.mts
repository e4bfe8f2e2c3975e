import type { Client } from 'pg';
import type { BackupHead } from './read-backup.mjs';

export function load(
  client: Client,
  options: { file: string; holds: BackupHead; replace: boolean; erased?: readonly object[] },
): Promise<{ tables: number; rows: number }>;
