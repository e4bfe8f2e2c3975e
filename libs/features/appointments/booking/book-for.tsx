import { lazy, Suspense } from 'react';

const BookingDialog = lazy(() => import('./booking-dialog').then((module) => ({ default: module.BookingDialog })));

interface BookForProps {
  /** null: closed. */
  readonly person: { readonly name: string; readonly phone: string } | null;
  readonly onClose: () => void;
}

/** The booking dialog for somebody who is known, from their record. */
export function BookFor({ person, onClose }: BookForProps) {
  if (!person) return null;
  return (
    <Suspense fallback={null}>
      <BookingDialog open seed={null} start={{ patientPhone: person.phone, patientName: person.name }} onClose={onClose} />
    </Suspense>
  );
}
