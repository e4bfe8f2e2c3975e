import { UploadOutlined } from '@ant-design/icons';
import { DATE_ORDERS } from '@arogya/domain/holidays/found-lines';
import type { ImportLine, LineState } from '@arogya/domain/holidays/import';
import { FILE_HINT, whichFirst } from '@arogya/domain/holidays/texts';
import { dayText } from '@arogya/features/calendars/outcomes';
import { Alert, Button, Checkbox, Radio } from 'antd';
import { useId, useRef } from 'react';
import type { HospitalDays } from './close-values';
import { partText } from './closure-text';
import { readFile, type ReadFile } from './read-file';
import { TickList, withTick } from './tick-list';

const SAID: Readonly<Record<LineState, (count: number) => string>> = {
  new: (count) => `${count} new`,
  known: (count) => `${count} closed already`,
  past: (count) => `${count} past`,
  asked: (count) => `${count} could be two days`,
  bad: (count) => `${count} cannot be read`,
};

interface ClosedFileProps {
  readonly place: HospitalDays;
  readonly file: ReadFile | null;
  readonly ticked: ReadonlySet<string>;
  readonly onFile: (file: ReadFile) => void;
  readonly onTick: (keys: ReadonlySet<string>) => void;
}

/** What a file would do, line by line; its new days are ticked by a person. */
export function ClosedFile({ place, file, ticked, onFile, onTick }: ClosedFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (chosen) onFile(await readFile(chosen, place));
  };
  return (
    <div className="ad-close-part">
      <p className="ad-close-note">{FILE_HINT}</p>
      <input
        ref={input}
        type="file"
        style={{ display: 'none' }}
        aria-label="File with closed days"
        accept=".ics,.csv,.txt,text/calendar,text/csv"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => input.current?.click()}>
        {file ? 'Choose another file' : 'Choose a file'}
      </Button>
      {file?.problem ? <Alert type="error" showIcon role="alert" title={`${file.name}: ${file.problem}`} /> : null}
      {file && !file.problem ? <Question file={file} onFile={onFile} /> : null}
      {file && !file.problem ? <DryRun file={file} ticked={ticked} onTick={onTick} /> : null}
    </div>
  );
}

/** Which day a date is that could be two: it is asked once for the file. */
function Question({ file: { question, again }, onFile }: Pick<ClosedFileProps, 'onFile'> & { readonly file: ReadFile }) {
  const label = useId();
  if (!question) return null;
  return (
    <div className="ad-close-question">
      <span id={label}>{whichFirst(question.typed)}</span>
      <Radio.Group
        aria-labelledby={label}
        value={question.answered}
        options={DATE_ORDERS.map((order) => ({ value: order, label: dayText(question[order]) }))}
        onChange={({ target }) => onFile(again(target.value as (typeof DATE_ORDERS)[number]))}
      />
    </div>
  );
}

type DryRunProps = Pick<ClosedFileProps, 'ticked' | 'onTick'> & { readonly file: ReadFile };

function DryRun({ file: { name, lines, notes }, ticked, onTick }: DryRunProps) {
  const of = (state: LineState): ImportLine[] => lines.filter((one) => one.state === state);
  const counts = (Object.keys(SAID) as LineState[]).map((state) => [state, of(state).length] as const).filter(([, count]) => count > 0);
  const keys = of('new').map(({ key }) => key);
  const all = keys.length > 0 && keys.every((key) => ticked.has(key));
  const days = lines.flatMap(({ key, closure, state, why }) =>
    closure
      ? [
          {
            key,
            day: closure.day,
            name: closure.name || 'Closed',
            about: [partText(closure), state === 'past' ? 'Past' : why].filter(Boolean).join(' · '),
            known: state !== 'new',
          },
        ]
      : [],
  );
  return (
    <>
      <p role="status" className="ad-close-found">
        <strong>{name}</strong>: {counts.map(([state, count]) => SAID[state](count)).join(' · ')}
      </p>
      {notes.map((note) => (
        <Alert key={note} type="warning" showIcon title={note} />
      ))}
      {keys.length > 1 ? (
        <Checkbox
          checked={all}
          indeterminate={!all && keys.some((key) => ticked.has(key))}
          onChange={({ target }) => onTick(withTick(ticked, keys, target.checked))}
        >
          All {keys.length} new days
        </Checkbox>
      ) : null}
      {days.length > 0 ? <TickList label="Days of the file" lines={days} ticked={ticked} onTick={onTick} /> : null}
      <BadLines head="Which day?" lines={of('asked')} />
      <BadLines head="Cannot be read" lines={of('bad')} />
    </>
  );
}

function BadLines({ head, lines }: { readonly head: string; readonly lines: readonly ImportLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="ad-close-head">{head}</h3>
      <ul className="ad-bad-lines">
        {lines.map(({ key, line, text, why }) => (
          <li key={key}>
            <span>
              Line {line}: {text.slice(0, 80)}
            </span>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
