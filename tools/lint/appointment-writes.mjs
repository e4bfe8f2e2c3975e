import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';

/** Appointments are written with their audit row and their event, and holds under the doctor's lock: only the recipes do both. */
const WRITES = /\b(?:insert\s+into|update|delete\s+from|truncate|copy)\s+(?:only\s+)?"?(?:appointments|slot_holds)\b/giu;

const ALLOWED = [
  'appointments/booking/', // the recipes
  'demo/', // loaded in bulk, before anybody looks
  'database/migrations/',
  'database/before-foundation.ts', // brings over, once, what is older than 0.1.0
  'scale/', // a crowd that a spec loads
  'testing/',
];

/** The lines of a backend file that write appointments or holds although only the recipes may. */
export function appointmentWrites(path, text) {
  if (/\.spec\.ts$/.test(path) || ALLOWED.some((folder) => path.startsWith(folder))) return [];
  return [...text.matchAll(WRITES)].map(({ index }) => text.slice(0, index).split('\n').length);
}

export function checkAppointmentWrites() {
  const root = join(ROOT, 'backend/src');
  const files = readdirSync(root, { recursive: true }).filter((name) => /\.(ts|sql)$/.test(name));
  return files.flatMap((path) =>
    appointmentWrites(path, readFileSync(join(root, path), 'utf8')).map(
      (line) => `backend/src/${path}:${line}: appointments and holds are written by backend/src/appointments/booking alone`,
    ),
  );
}
