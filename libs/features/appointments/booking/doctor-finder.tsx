import { useDoctorSlotsQuery } from '@arogya/api/doctors';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { FETCH_DOCTORS_FAILED, NO_DOCTORS_FOUND } from '@arogya/domain/doctors/texts';
import { useAddLink } from '@arogya/features/reference/use-add-link';
import { sentenceOf } from '@arogya/platform';
import { useNarrow } from '@arogya/ui/look/use-media';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Select, Tag } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { hospitalAndCity } from '@arogya/features/doctor-choice/city';
import { LAST_SEEN } from './booking-texts';
import type { FoundDoctor } from './doctor-search';
import { todayIn } from '@arogya/features/times/today';
import { useDebouncedValue } from '@arogya/ui/form/use-debounced-value';
import { useDoctorSearch } from './use-doctor-search';
import { useNextFree } from '@arogya/features/times/use-next-free';
import { firstSpan } from '@arogya/features/times/use-starts';

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
  /** Where the person is from: doctors of that city come first. */
  readonly place?: string | null | undefined;
  /** It is not known yet whom the patient saw last. */
  readonly asking: boolean;
  /** A doctor is chosen: the person goes on. */
  readonly onChosen: () => void;
  /** Whom Enter takes, once their times are known; undefined while nobody is looked for. */
  readonly onLikely: (doctorId: string | undefined) => void;
}

interface DoctorRow {
  readonly value: string;
  readonly label: string;
  readonly doctor: FoundDoctor;
}

/** The next free starts are looked up once the typing pauses. */
const PAUSE_MS = 250;

interface DoctorLineProps {
  readonly row: DoctorRow;
  readonly offered: boolean;
  /** When they are free next; undefined until it is known. */
  readonly next: string | undefined;
}

function DoctorLine({ row: { doctor, label }, offered, next }: DoctorLineProps) {
  return (
    <span className="ad-doctor-row">
      <span className="ad-doctor-who">
        <span>
          {label} {offered ? <Tag>{LAST_SEEN}</Tag> : null}
        </span>
        <span>
          {doctor.specialty} · {hospitalAndCity(doctor)}
        </span>
      </span>
      {next ? <span className="ad-doctor-next">{next}</span> : null}
    </span>
  );
}

const isArrow = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowUp';

/** The doctor of a booking, found while typing: Enter takes the first, or the one whom the patient saw last. */
export function DoctorFinder(props: DoctorFinderProps) {
  const { id, label, placeholder, value, onChange, active, offeredId, place = null, asking, onChosen, onLikely } = props;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  // A list that closes need not be rendered once more with everybody in it.
  const [searched, setSearched] = useState(typed);
  if (open && searched !== typed) setSearched(typed);
  const [wanted, setWanted] = useState(false);
  const movedByArrow = useRef(false);
  const narrow = useNarrow();
  const search = useDoctorSearch({ active, typed: searched, chosenId: value, offeredId, place });
  const add = useAddLink('doctor', search.refetch);
  const paused = useDebouncedValue(typed, PAUSE_MS) === typed && open;
  const nextOf = useNextFree(search.known, paused);

  const rows = search.doctors.map((doctor): DoctorRow => ({ value: doctor.id, label: doctorName(doctor.fullName), doctor }));
  const { chosen } = search;
  const isListed = !chosen || rows.some((row) => row.value === chosen.id);
  const options = isListed ? rows : [...rows, { value: chosen.id, label: doctorName(chosen.fullName), doctor: chosen }];

  const take = (doctorId: string): void => {
    setWanted(false);
    setTyped('');
    setOpen(false);
    if (doctorId !== value) onChange?.(doctorId);
    onChosen();
  };

  /** Enter, as soon as it is known what it takes. */
  const ready = typed.trim() === '' ? Boolean(value) || (!asking && search.isOfferKnown) : search.isFresh;
  const first = typed.trim() === '' ? (value ?? search.offered?.id) : rows[0]?.value;
  const { currentData: times } = useDoctorSlotsQuery(paused && first ? { id: first, ...firstSpan(todayIn(undefined)) } : skipToken);
  const likely = paused && times ? first : undefined;
  useEffect(() => onLikely(likely), [likely, onLikely]);
  const takeFirst = (): void => {
    if (first) return take(first);
    setWanted(false);
    setOpen(true);
  };
  useEffect(() => {
    if (wanted && ready) takeFirst();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once what Enter takes is known
  }, [wanted, ready, first]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isArrow(event.key)) movedByArrow.current = true;
    else if (event.key.length === 1 || event.key === 'Backspace') movedByArrow.current = false;
    if (event.key !== 'Enter') return setWanted(false);
    if (event.ctrlKey || event.metaKey || (movedByArrow.current && open)) return;
    event.preventDefault();
    event.stopPropagation();
    if (ready) takeFirst();
    else setWanted(true);
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
          movedByArrow.current = false;
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
        optionRender={({ data }) => <DoctorLine row={data} offered={data.value === search.offered?.id} next={nextOf(data.value)} />}
      />
    </div>
  );
}
