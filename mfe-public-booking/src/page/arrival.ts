import { doctorInAddress, takeStart } from './address';
import { unheld, type DraftStore } from './draft';

/** Takes the start in the address for the visitor's choice, before the page is drawn: the sheet of its doctor opens with it. */
export function chooseFromAddress(store: DraftStore, zone: string): void {
  const [doctorId, at] = [doctorInAddress(), takeStart(zone)];
  // A booking on its way, or made, is for its own start.
  const { attempt, booked } = store.get();
  if (doctorId && at && !attempt && !booked) store.set({ choice: unheld(doctorId, at) });
}
