import './keyboard.css';
import { SEARCH_ALL, SEARCH_KEYS } from '@arogya/domain/search/button-texts';
import { keyName } from '@arogya/ui/look/keys';
import { Modal } from 'antd';
import { BOOK } from './go-book';
import { allShortcuts } from './key-registry';

/** Keys that work wherever they make sense, without an entry in the registry. */
const EVERYWHERE = [
  ['Enter', 'Open the row'],
  ['Esc', 'Close what is open'],
  ['Ctrl + Enter', 'Save the form'],
  ['F8', 'Go to the notification'],
  [SEARCH_KEYS, SEARCH_ALL],
] as const;

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
        <kbd>{keyName(nameOf(name))}</kbd>
      </dt>
      <dd>{label}</dd>
    </div>
  );
}

/** The keys of the screen: of two with the same key the later one, as it is the one that works. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const all = open ? allShortcuts() : [];
  const shown = all.filter(({ key }, index) => all.findLastIndex((other) => other.key === key) === index);
  const books = shown.some(({ label }) => label === BOOK);
  return (
    <Modal open={open} title="Keyboard" footer={null} width={420} onCancel={onClose} destroyOnHidden>
      <dl className="ad-keys">
        {shown.map(({ key, label }) => (
          <Line key={key} name={key} label={label} />
        ))}
        {[...(books ? BOOKING : []), ...EVERYWHERE].map(([name, label]) => (
          <Line key={name} name={name} label={label} />
        ))}
      </dl>
    </Modal>
  );
}
