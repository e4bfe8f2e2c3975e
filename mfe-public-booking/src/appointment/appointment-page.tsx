import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { PRODUCT } from '@arogya/domain/texts';
import type { ApiFailure } from '@arogya/light/failure';
import { useOnline } from '../page/address';
import { bookingApi, type BookingApi } from '../page/booking-api';
import { Ticket } from '../page/result/ticket';
import { DraftNote } from '../words/draft-note';
import { LanguageSwitch } from '../words/language-switch';
import { Text } from '../words/text';
import { useLanguageWords } from '../words/words';
import type { AppointmentApi } from './appointment-api';
import type { ReadAppointment } from './appointment-data';
import { AppointmentHeader } from './appointment-header';
import { Acts } from './acts';
import { Barriers } from './barriers';
import { CancelPanel } from './cancel-panel';
import { sentenceFor } from './failure';
import { MorePlaces } from './more-places';
import { MovePanel } from './move/move-panel';
import { NotFound } from './not-found';
import { isClosed, stateOf } from './state';
import { STATE_ID, StateView } from './state-view';
import { UndoBar } from './undo-bar';
import { useAppointment, type Act, type ActOutcome, type AppointmentControl } from './use-appointment';
import { usePanel, type PanelName } from './use-panel';

interface Props {
  readonly token: string;
  readonly first: ReadAppointment;
  readonly api: AppointmentApi;
  /** Of /book: a start is held, and given back, by the same calls. */
  readonly holds?: Pick<BookingApi, 'hold' | 'release'>;
}

export function AppointmentPage({ token, first, api, holds = bookingApi }: Props): ReactElement {
  const language = useLanguageWords();
  const { page, appointment: words } = language.pages;
  const control = useAppointment(api, first);
  const { failure, act } = useFailure(control);
  const online = useOnline();
  const { appointment, readAt, busy } = control;
  const state = stateOf({ appointment, readAt });
  const { panel, open, close } = usePanel((name) => online && mayOpen(control, name));
  useKnownBrowser(control, panel);
  const closeTo = useCallback(() => {
    close();
    focusState();
  }, [close]);
  if (control.ended) return <NotFound />;
  return (
    <>
      <Text as="a" className="skip" href="#main">
        {words.page.skip()}
      </Text>
      <LanguageSwitch onChoose={(language) => void api.setLanguage(language)} />
      <AppointmentHeader hospital={appointment.hospital} />
      {!online && (
        <Text as="p" className="banner" role="status">
          {words.page.offline()}
        </Text>
      )}
      <noscript>
        <Text as="p" className="banner">
          {words.page.noScript()}
        </Text>
      </noscript>
      <main id="main" className="wrap column appointment">
        <StateView read={control} />
        <UndoBar {...{ appointment, readAt, online, busy, act }} onGone={focusState} />
        <Ticket
          number={appointment.number}
          start={appointment.appointmentDate}
          doctor={appointment.doctor}
          hospital={appointment.hospital}
          underDoctor={
            <Text as="span" className="ticket-person">
              {words.ticket.person({ person: appointment.person })}
            </Text>
          }
        />
        {failure && (
          <Text as="p" className="note bad" role="alert">
            {sentenceFor(language, failure)}
          </Text>
        )}
        {!isClosed(state) && <Acts {...{ control, online, act, panel, open, close }} />}
        {!isClosed(state) && <Barriers appointment={appointment} />}
        <MorePlaces token={token} appointment={appointment} state={state} />
      </main>
      <footer className="wrap footer">
        <Text as="span">{page.footer({ product: PRODUCT })}</Text>
        <DraftNote />
      </footer>
      {panel === 'move' && <MovePanel {...{ control, api, holds }} onClose={close} onMoved={closeTo} />}
      {panel === 'cancel' && <CancelPanel control={control} onClose={close} onCancelled={closeTo} />}
    </>
  );
}

const mayOpen = ({ appointment }: AppointmentControl, name: PanelName): boolean => appointment.barriers[name] === null;

/** The page itself was opened from a message, so the server has not looked at what the browser is known by; a call of the page's own shows that. */
function useKnownBrowser({ appointment: { digitsNeeded }, readAgain }: AppointmentControl, panel: PanelName | null): void {
  const wanted = digitsNeeded && (panel === 'move' || panel === 'cancel');
  useEffect(() => {
    if (wanted) void readAgain();
  }, [wanted, readAgain]);
}

/** What an act has led to is read where the page says how it stands. */
function focusState(): void {
  requestAnimationFrame(() => document.getElementById(STATE_ID)?.focus());
}

/** The acts that have no panel of their own say on the page why they failed. */
function useFailure({ act }: AppointmentControl): { failure: ApiFailure | null; act: AppointmentControl['act'] } {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const watched = useCallback<AppointmentControl['act']>(
    async (which: Act, send): Promise<ActOutcome> => {
      setFailure(null);
      const outcome = await act(which, send);
      if (typeof outcome === 'object') setFailure(outcome);
      return outcome;
    },
    [act],
  );
  return { failure, act: watched };
}
