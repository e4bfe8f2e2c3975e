import { useCopyPersonMutation, useErasePersonMutation, type PersonRow, type PhoneRows } from '@arogya/api/patients';
import { DEFAULT_ZONE, labelOfDay } from '@arogya/domain/clock';
import {
  CHOOSE_ROWS,
  COPY_FAILED,
  COPY_PERSON,
  ERASE_CONFIRM,
  ERASE_DONE,
  ERASE_FAILED,
  ERASE_TEXT,
  goesToo,
  isSamePerson,
  PERSON_KIND_LABELS,
  staysUntil,
  WHAT_FOLLOWS,
} from '@arogya/domain/privacy/erasure';
import { useSubmit } from '@arogya/platform';
import { Consequences } from '@arogya/ui/feedback/consequences';
import { formatDay } from '@arogya/ui/look/formats';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { saveJson } from './save-json';

const factsOf = ({ kind, email, createdAt, appointments, archived }: PersonRow): string =>
  [
    PERSON_KIND_LABELS[kind],
    formatDay(createdAt, DEFAULT_ZONE),
    ...(kind === 'patient' ? [appointments === 1 ? '1 appointment' : `${appointments} appointments`] : []),
    ...(email ? [email] : []),
    ...(archived ? ['deleted'] : []),
  ].join(' · ');

const RowLabel = ({ row }: { row: PersonRow }) => (
  <span className="ad-person-row">
    <span>{row.name || '—'}</span>
    <span>{factsOf(row)}</span>
  </span>
);

/** The last day on which something of the chosen rows is kept. */
function keptUntil(rows: readonly PersonRow[]): string | null {
  const last = rows
    .flatMap((row) => row.keptUntil ?? [])
    .sort()
    .at(-1);
  return last ? labelOfDay(last) : null;
}

interface PersonRowsProps {
  readonly phone: string;
  readonly name?: string | undefined;
  readonly found: PhoneRows;
  readonly onDone: () => void;
}

/** Copies or erases the rows that are chosen; under a given name, its rows are chosen at first. */
export function PersonRows({ phone, name, found: { rows, messages }, onDone }: PersonRowsProps) {
  const [ids, setIds] = useState(() => rows.filter((row) => name !== undefined && isSamePerson(row.name, name)).map(({ id }) => id));
  const [submit, busy] = useSubmit();
  const [copyPerson] = useCopyPersonMutation();
  const [erasePerson] = useErasePersonMutation();
  const chosenRows = { phone, ids };
  const copy = async (): Promise<void> => {
    const done = await submit(() => copyPerson({ chosenRows }), { failure: COPY_FAILED });
    if (done.ok) saveJson('person.json', done.data);
  };
  const erase = async (): Promise<void> => {
    const done = await submit(() => erasePerson({ chosenRows }), { success: ERASE_DONE, failure: ERASE_FAILED });
    if (done.ok) onDone();
  };
  const choose = (id: string, chosen: boolean): void => setIds((now) => (chosen ? [...now, id] : now.filter((one) => one !== id)));
  return (
    <>
      <p id="person-rows">{CHOOSE_ROWS}</p>
      <ul className="ad-person-rows" aria-labelledby="person-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <Checkbox checked={ids.includes(row.id)} disabled={busy} onChange={({ target }) => choose(row.id, target.checked)}>
              <RowLabel row={row} />
            </Checkbox>
          </li>
        ))}
      </ul>
      <h3 className="ad-appointments-head">{WHAT_FOLLOWS}</h3>
      <Consequences lines={[...ERASE_TEXT, goesToo(messages), staysUntil(keptUntil(rows.filter(({ id }) => ids.includes(id))))]} />
      <div className="ad-person-tools">
        <Button disabled={ids.length === 0} loading={busy} onClick={() => void copy()}>
          {COPY_PERSON}
        </Button>
        <Button danger type="primary" disabled={ids.length === 0} loading={busy} onClick={() => void erase()}>
          {ERASE_CONFIRM}
        </Button>
      </div>
    </>
  );
}
