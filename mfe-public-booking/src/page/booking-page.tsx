import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import type { BookingDoctorAnswer } from '@arogya/api/booking';
import { bookingPath } from '@arogya/domain/hospitals/slug';
import { PRODUCT } from '@arogya/domain/texts';
import { toasts } from '@arogya/platform';
import { leaving, useIsEmbedded } from '../embed/embedded';
import { Text } from '../words/text';
import { DraftNote } from '../words/draft-note';
import { LanguageSwitch } from '../words/language-switch';
import { useLanguageWords, useWords } from '../words/words';
import { doctorInAddress, useOnline, useOpenDoctor } from './address';
import { bookingApi, type BookingApi } from './booking-api';
import { DoctorList } from './doctor-list';
import { unheld, useDraft, type DraftStore } from './draft';
import { NoDoctors } from './empty-pages';
import { HospitalHeader } from './hospital-header';
import { useForgetting } from './kiosk';
import type { PageData } from './page-data';
import { usePeopleAgain } from './people-again';
import { ResultView } from './result/result-view';
import { BookingSheet } from './sheet/booking-sheet';
import { ToastView } from './toast-view';

interface Props {
  readonly slug: string;
  readonly page: PageData;
  readonly store: DraftStore;
  readonly api?: BookingApi;
}

export function BookingPage({ slug, page, store, api = bookingApi }: Props): ReactElement {
  const words = useWords();
  const { language } = useLanguageWords();
  const isEmbedded = useIsEmbedded();
  const { hospital, doctors, today } = page;
  const { booked } = useDraft(store);
  const { doctorId, open, close } = useOpenDoctor();
  const online = useOnline();
  const doctor = useKnownDoctor(doctors, doctorId, close);
  const book = useCallback(
    (id: string, at?: string) => {
      if (at) store.set({ choice: unheld(id, at) });
      open(id);
    },
    [store, open],
  );
  const forget = useForgetting(api, store, doctorId === null ? null : close);
  usePeopleAgain(api, store, booked !== null);
  useUnfinishedBooking(store, open);
  useHeadingFocus(booked !== null);
  useOwnScroll(doctorId !== null || booked !== null);
  const sheet = doctor && !booked && (
    <BookingSheet key={doctor.id} {...{ api, slug, doctor, hospital, today, store, online }} onClose={close} />
  );
  return (
    <>
      <Text as="a" className="skip" href="#main">
        {words.page.skip()}
      </Text>
      {!booked && <LanguageSwitch />}
      <HospitalHeader hospital={hospital} />
      {!online && (
        <Text as="p" className="banner" role="status">
          {store.shared ? words.page.offlineShared() : words.page.offline()}
        </Text>
      )}
      <noscript>
        <Text as="p" className="banner">
          {words.page.noScript()}
        </Text>
      </noscript>
      <main id="main" className="wrap">
        {booked ? (
          <ResultView booked={booked} shared={store.shared} onAnother={forget} />
        ) : doctors.length === 0 ? (
          <NoDoctors hospital={hospital} />
        ) : (
          <DoctorList
            doctors={doctors}
            today={today}
            onBook={book}
            opened={isEmbedded && doctor && sheet ? { doctorId: doctor.id, sheet } : null}
          />
        )}
      </main>
      <footer className="wrap footer">
        <Text as="span">{words.page.footer({ product: PRODUCT })}</Text>
        {isEmbedded && (
          <Text as="a" className="open-page" href={`${bookingPath(slug)}?lang=${language}`} {...leaving(isEmbedded)}>
            {words.page.open()}
          </Text>
        )}
        <DraftNote />
      </footer>
      {!isEmbedded && sheet}
      <ToastView active={!doctor || booked !== null} />
    </>
  );
}

/** The doctor in the address. If the hospital has no such doctor (any more), says so and removes it. */
function useKnownDoctor(doctors: readonly BookingDoctorAnswer[], doctorId: string | null, close: () => void): BookingDoctorAnswer | null {
  const words = useWords();
  const doctor = doctors.find(({ id }) => id === doctorId) ?? null;
  const unknown = doctorId !== null && doctor === null;
  useEffect(() => {
    if (!unknown) return;
    toasts.show({ title: words.doctors.unknown() });
    close();
  }, [unknown, close, words]);
  return doctor;
}

/** A booking that was sent but not answered before the page was closed is continued. */
function useUnfinishedBooking(store: DraftStore, open: (doctorId: string) => void): void {
  const arrived = useRef(false);
  useEffect(() => {
    // Only on arrival: afterwards the visitor may close the sheet.
    if (arrived.current) return;
    arrived.current = true;
    const { attempt } = store.get();
    if (attempt && doctorInAddress() === null) open(attempt.request.doctorId);
  }, [store, open]);
}

/** When a view replaces another, the focus goes to its heading. */
function useHeadingFocus(booked: boolean): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else document.getElementById(booked ? 'booked' : 'doctors')?.focus();
    // Not smoothly, as elsewhere: that stops on the way while the sheet closes.
    if (booked) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [booked]);
}

/**
 * Once a booking is made the page goes back to the address of the list, which the browser would scroll to where the list stood:
 * below the heading of the result. While the list alone is shown, the browser keeps its place again.
 */
function useOwnScroll(own: boolean): void {
  useEffect(() => {
    if (!own) window.history.scrollRestoration = 'auto';
  }, [own]);
}
