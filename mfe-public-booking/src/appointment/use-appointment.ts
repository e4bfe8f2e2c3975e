import { useCallback, useEffect, useRef, useState } from 'react';
import type { LinkedAppointment } from '@arogya/domain/links/link';
import type { Answer } from '@arogya/light/call';
import type { ApiFailure } from '@arogya/light/failure';
import type { AppointmentApi } from './appointment-api';
import type { ReadAppointment } from './appointment-data';

export type Act = 'coming' | 'late' | 'move' | 'cancel' | 'undo';

/** `ignored`: another act is not answered yet. */
export type ActOutcome = 'done' | 'ignored' | ApiFailure;

export interface AppointmentControl extends ReadAppointment {
  /** The link has ended while the page was open. */
  readonly ended: boolean;
  /** The act that waits for its answer. */
  readonly busy: Act | null;
  readonly readAgain: () => Promise<void>;
  readonly act: (act: Act, send: (api: AppointmentApi) => Promise<Answer<LinkedAppointment>>) => Promise<ActOutcome>;
}

const NOT_FOUND = 404;

/** The appointment as a refusal carries it, where somebody else has changed it since. */
function presentOf({ body }: ApiFailure): LinkedAppointment | null {
  const { current } = (body ?? {}) as { current?: LinkedAppointment };
  return current ?? null;
}

/** The appointment of the page: as it was rendered, after that as the last answer says. It is read again when somebody comes back to the page. */
export function useAppointment(api: AppointmentApi, first: ReadAppointment): AppointmentControl {
  const [read, setRead] = useState(first);
  const [ended, setEnded] = useState(false);
  const [busy, setBusy] = useState<Act | null>(null);
  const running = useRef(false);
  const acts = useRef(0);

  const take = useCallback((answer: Answer<LinkedAppointment>): void => {
    if (answer.ok) return setRead({ appointment: answer.value, readAt: answer.at });
    const present = presentOf(answer.failure);
    if (present) setRead({ appointment: present, readAt: Date.now() });
    if (answer.failure.status === NOT_FOUND) setEnded(true);
  }, []);

  const act = useCallback<AppointmentControl['act']>(
    async (which, send) => {
      if (running.current) return 'ignored';
      running.current = true;
      acts.current += 1;
      setBusy(which);
      const answer = await send(api);
      running.current = false;
      setBusy(null);
      take(answer);
      return answer.ok ? 'done' : answer.failure;
    },
    [api, take],
  );

  const readAgain = useCallback(async (): Promise<void> => {
    if (running.current) return;
    const before = acts.current;
    const answer = await api.read();
    // An act that was begun meanwhile knows better.
    if (acts.current === before) take(answer);
  }, [api, take]);
  useWhenBack(readAgain);
  return { ...read, ended, busy, readAgain, act };
}

/** The network, or the person, is back: what stands here may be old. */
function useWhenBack(readAgain: () => Promise<void>): void {
  useEffect(() => {
    const back = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) void readAgain();
    };
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [readAgain]);
}
