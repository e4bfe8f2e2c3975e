import './keyboard.css';
import { SEARCH_ALL, SEARCH_KEYS } from '@arogya/domain/search/button-texts';
import { Modal } from 'antd';
import { useState } from 'react';
import { allShortcuts } from './key-registry';
import { useShortcuts } from './use-shortcuts';

/** Keys that work wherever they make sense, without an entry in the registry. */
const EVERYWHERE = [
  ['Enter', 'Open the row'],
  ['Esc', 'Close what is open'],
  ['Ctrl + Enter', 'Save the form'],
  ['F8', 'Go to the notification'],
  [SEARCH_KEYS, SEARCH_ALL],
] as const;

const BOOK = 'Book Appointment';

/** In the booking dialog. */
const BOOKING = [
  ['1 – 5', 'Booking: a next free time'],
  ['← →', 'Booking: another day'],
] as const;

/** 'X', 'Shift + X', 'Enter'. */
const nameOf = (key: string): string =>
  key
    .split(/(?<=.)\+/u)
    .map((part) => (part.trim().length === 1 ? part.trim().toUpperCase() : part.trim()))
    .join(' + ');

function Line({ name, label }: { name: string; label: string }) {
  return (
    <div>
      <dt>
        <kbd>{nameOf(name)}</kbd>
      </dt>
      <dd>{label}</dd>
    </div>
  );
}

/** `?` shows the keys of the screen. Pages with keys render it once. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  useShortcuts([{ key: '?', label: 'This help', run: () => setOpen(true) }]);
  const books = open && allShortcuts().some(({ label }) => label === BOOK);
  return (
    <Modal open={open} title="Keyboard" footer={null} width={420} onCancel={() => setOpen(false)} destroyOnHidden>
      <dl className="ad-keys">
        {open ? allShortcuts().map(({ key, label }) => <Line key={`${key} ${label}`} name={key} label={label} />) : null}
        {[...(books ? BOOKING : []), ...EVERYWHERE].map(([name, label]) => (
          <Line key={name} name={name} label={label} />
        ))}
      </dl>
    </Modal>
  );
}
