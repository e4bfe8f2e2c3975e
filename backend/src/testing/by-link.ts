import { ChangeAppointment } from '../appointments/booking/change';
import type { ChangeRequest, UndoRequest } from '../appointments/booking/requests';
import { UndoChange } from '../appointments/booking/undo';
import type { Appointment } from '../appointments/appointment.dto';
import { Clock } from '../appointments/clock';
import { patientContext } from '../request-context';
import type { TestApp } from './test-app';

type LinkChange = Partial<ChangeRequest>;

export interface LinkActs {
  /** As the appointment is now, or as it was read before (`known`); null: it has changed since. */
  readonly change: (id: string, change: LinkChange) => Promise<Appointment | null>;
  readonly undo: (id: string, version: number, more?: Partial<UndoRequest>) => Promise<void>;
  readonly knownOf: (id: string) => Promise<ChangeRequest['known']>;
}

/** What patients do by the link of an appointment, directly through the recipes. */
export function byLink(app: () => TestApp): LinkActs {
  const actor = patientContext('00000000-0000-4000-8000-000000000001');
  const now = (): number => app().app.get(Clock).now();
  const knownOf = async (id: string): Promise<ChangeRequest['known']> => {
    const row = await app().sql.one<{ version: number; doctor: string; start: Date; end: Date }>(
      'select version, doctor_id as doctor, start_at as start, end_at as "end" from appointments where id = $1',
      [id],
    );
    if (!row) throw new Error(`No appointment ${id}`);
    return { version: row.version, doctorId: row.doctor, at: row.start.getTime(), end: row.end.getTime() };
  };
  return {
    knownOf,
    change: async (id, change) => {
      const known = change.known ?? (await knownOf(id));
      const request = {
        id,
        known,
        now: now(),
        actor,
        audience: 'public',
        hospitalId: null,
        takeHeld: false,
        hold: null,
        undoBy: id,
      } as const;
      return app()
        .app.get(ChangeAppointment)
        .change({ ...request, ...change });
    },
    undo: async (id, version, more = {}) => {
      const { doctorId } = await knownOf(id);
      const request = { id, version, doctorId, now: now(), actor, audience: 'public', undoBy: id } as const;
      await app()
        .app.get(UndoChange)
        .undo({ ...request, ...more });
    },
  };
}
