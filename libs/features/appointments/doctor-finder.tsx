import { useDoctorSlotsQuery } from '@arogya/api/doctors';
import { FETCH_DOCTORS_FAILED, NO_DOCTORS_FOUND } from '@arogya/domain/doctors/texts';
import { useAddLink } from '@arogya/features/reference/use-add-link';
import { sentenceOf } from '@arogya/platform';
import { useNarrow } from '@arogya/ui/look/use-media';
import { Select, Tag } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { doctorName } from './appointment-labels';
import { LAST_SEEN } from './booking-texts';
import type { FoundDoctor } from './doctor-search';
import { chipLabel, nextStarts } from './next-starts';
import { todayIn } from './today';
import { useDebouncedValue } from './use-debounced-value';
import { useDoctorSearch } from './use-doctor-search';
import { firstSpan } from './use-starts';

interface DoctorFinderProps {
  readonly id?: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value?: string | null | undefined;
  readonly onChange?: (doctorId: string) => void;
  /** The dialog is open. */
  readonly active: boolean;
  /** The doctor whom the patient saw last: Enter alone takes them. */
  readonly offeredId: string | null;
  /** It is not known yet whom the patient saw last. */
  readonly asking: boolean;
  /** A doctor is chosen: the person goes on. */
  readonly onChosen: () => void;
}

interface DoctorRow {
  readonly value: string;
  readonly label: string;
  readonly doctor: FoundDoctor;
  readonly at: number;
}

/** For so many rows the next free start is looked up, once the typing pauses. */
const WITH_NEXT_FREE = 3;
const PAUSE_MS = 250;

function NextFree({ id }: { id: string }) {
  const today = todayIn(undefined);
  const slots = useDoctorSlotsQuery({ id, ...firstSpan(today) }).currentData;
  if (!slots) return null;
  const [next] = nextStarts(slots.days, today, 1);
  return <span className="ad-doctor-next">{next ? chipLabel(next.at, todayIn(slots.timeZone)) : 'No free time'}</span>;
}

function DoctorLine({ row: { doctor, label, at }, offered, paused }: { row: DoctorRow; offered: boolean; paused: boolean }) {
  return (
    <span className="ad-doctor-row">
      <span className="ad-doctor-who">
        <span>
          {label} {offered ? <Tag>{LAST_SEEN}</Tag> : null}
        </span>
        <span>
          {doctor.specialty} · {doctor.hospitalName || 'No hospital'}
        </span>
      </span>
      {paused && at < WITH_NEXT_FREE ? <NextFree id={doctor.id} /> : null}
    </span>
  );
}

const isArrow = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowUp';

/** The doctor of a booking, found while typing: Enter takes the first, or the one whom the patient saw last. */
export function DoctorFinder({ id, label, placeholder, value, onChange, active, offeredId, asking, onChosen }: DoctorFinderProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const walked = useRef(false);
  const narrow = useNarrow();
  const search = useDoctorSearch({ active, typed, chosenId: value, offeredId });
  const add = useAddLink('doctor', search.refetch);
  const paused = useDebouncedValue(typed, PAUSE_MS) === typed && open;

  const rows = search.doctors.map((doctor, at): DoctorRow => ({ value: doctor.id, label: doctorName(doctor.fullName), doctor, at }));
  const { chosen } = search;
  const isListed = !chosen || rows.some((row) => row.value === chosen.id);
  const options = isListed ? rows : [...rows, { value: chosen.id, label: doctorName(chosen.fullName), doctor: chosen, at: rows.length }];

  const take = (doctorId: string): void => {
    setWanted(false);
    setTyped('');
    setOpen(false);
    if (doctorId !== value) onChange?.(doctorId);
    onChosen();
  };

  /** Enter, as soon as it is known what it takes. */
  const ready = typed.trim() === '' ? !asking : search.isFresh;
  const first = typed.trim() === '' ? (value ?? search.offered?.id) : rows[0]?.value;
  useEffect(() => {
    if (!wanted || !ready) return;
    if (first) take(first);
    else {
      setWanted(false);
      setOpen(true);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once what Enter takes is known
  }, [wanted, ready, first]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isArrow(event.key)) walked.current = true;
    else if (event.key.length === 1 || event.key === 'Backspace') walked.current = false;
    if (event.key !== 'Enter') return setWanted(false);
    if (event.ctrlKey || event.metaKey || (walked.current && open)) return;
    event.preventDefault();
    event.stopPropagation();
    setWanted(true);
  };
  const nothing = search.error ? sentenceOf(search.error, FETCH_DOCTORS_FAILED) : search.isFresh ? NO_DOCTORS_FOUND : 'Searching…';
  return (
    <div role="presentation" onKeyDownCapture={onKeyDown} onBlur={() => setWanted(false)}>
      <Select<string, DoctorRow>
        {...(id ? { id } : {})}
        aria-label={label}
        placeholder={search.offered ? `Enter: ${doctorName(search.offered.fullName)}, last seen` : placeholder}
        value={value && chosen ? value : undefined}
        open={open}
        onOpenChange={(next) => {
          walked.current = false;
          setOpen(next);
          if (!next) setTyped('');
        }}
        onSelect={take}
        showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
        loading={search.isFetching || wanted}
        notFoundContent={nothing}
        popupMatchSelectWidth={narrow ? 300 : 460}
        {...add}
        options={options}
        optionRender={({ data }) => <DoctorLine row={data} offered={data.value === search.offered?.id} paused={paused} />}
      />
    </div>
  );
}
