import type { Day } from '@arogya/domain/clock';
import { useState } from 'react';
import type { Visit } from '../visit';
import type { Board, Place } from './board-model';
import { placeLabel, startOf, whyNotHere, type Carried } from './carry';

interface CarryOptions {
  readonly board: Board;
  readonly day: Day;
  readonly zone: string | undefined;
  /** The person may give a visit to another doctor. */
  readonly withDoctor: boolean;
  readonly onMove: (visit: Visit, start: string, doctorId: string) => void;
}

/** Picking a visit up, aiming and dropping it: the same steps for the keys and for the pointer, told in words. */
export function useCarry({ board, day, zone, withDoctor, onMove }: CarryOptions) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState('');

  const pickUp = (visit: Visit, target: Place): void => {
    setCarried({ visit, target });
    setSaid(`${visit.patient.name} picked up. Arrow keys choose another time, Enter drops, Escape leaves the visit where it is.`);
  };

  const aim = (target: Place): void => {
    if (!carried) return;
    const next = { ...carried, target };
    const why = whyNotHere(board, next, withDoctor);
    setCarried(next);
    setSaid(`${placeLabel(board, target)}${why ? `: ${why}` : ''}`);
  };

  const cancel = (): void => {
    if (carried) setSaid(`${carried.visit.patient.name} stays where the visit was.`);
    setCarried(null);
  };

  /** Drops where the visit is aimed at; stays in the hand when it cannot lie there. */
  const drop = (aimed: Carried | null = carried): boolean => {
    if (!aimed) return false;
    const why = whyNotHere(board, aimed, withDoctor);
    if (why) {
      setSaid(why);
      return false;
    }
    const { visit, target } = aimed;
    const start = startOf(board, target.row, day, zone);
    const doctorId = board.columns[target.column]?.doctor.id;
    setCarried(null);
    setSaid('');
    const same = doctorId === visit.doctorId && Date.parse(start ?? '') === Date.parse(visit.appointmentDate);
    if (start && doctorId && !same) onMove(visit, start, doctorId);
    return true;
  };

  const refusal = carried ? whyNotHere(board, carried, withDoctor) : null;
  return { carried, refusal, said, pickUp, aim, cancel, drop };
}

export type Carry = ReturnType<typeof useCarry>;
