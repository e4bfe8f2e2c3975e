import type { Appointment } from '@arogya/api/appointments';
import { useState } from 'react';
import type { Board, BoardPosition } from './board-model';
import { placeLabel, startOf, whyNotHere, type CarriedAppointment } from './carry';

interface CarryOptions {
  readonly board: Board;
  readonly zone: string | undefined;
  /** The person may move an appointment to another doctor. */
  readonly withDoctor: boolean;
  readonly onMove: (appointment: Appointment, start: string, doctorId: string) => void;
}

/** Starts a move, chooses the target and drops: the same steps for keys and pointer, announced in words. */
export function useCarry({ board, zone, withDoctor, onMove }: CarryOptions) {
  const [carried, setCarried] = useState<CarriedAppointment | null>(null);
  const [said, setSaid] = useState('');

  const pickUp = (appointment: Appointment, target: BoardPosition): void => {
    setCarried({ appointment, target });
    setSaid(
      `${appointment.patient.name} picked up. Arrow keys choose another time, Enter drops, Escape leaves the appointment where it is.`,
    );
  };

  const aim = (target: BoardPosition): void => {
    if (!carried) return;
    const next = { ...carried, target };
    const why = whyNotHere(board, next, withDoctor);
    setCarried(next);
    setSaid(`${placeLabel(board, target)}${why ? `: ${why}` : ''}`);
  };

  const cancel = (): void => {
    if (carried) setSaid(`${carried.appointment.patient.name} stays where the appointment was.`);
    setCarried(null);
  };

  /** Drops the appointment at its target; if it cannot be there, the move goes on. */
  const drop = (aimed: CarriedAppointment | null = carried): boolean => {
    if (!aimed) return false;
    const why = whyNotHere(board, aimed, withDoctor);
    if (why) {
      setSaid(why);
      return false;
    }
    const { appointment, target } = aimed;
    const start = startOf(board, target, zone);
    const doctorId = board.columns[target.column]?.doctor.id;
    setCarried(null);
    setSaid('');
    const same = doctorId === appointment.doctorId && Date.parse(start ?? '') === Date.parse(appointment.appointmentDate);
    if (start && doctorId && !same) onMove(appointment, start, doctorId);
    return true;
  };

  const refusal = carried ? whyNotHere(board, carried, withDoctor) : null;
  return { carried, refusal, said, pickUp, aim, cancel, drop };
}

export type CarryState = ReturnType<typeof useCarry>;
