import { CHANGE_LIMITS } from '@arogya/domain/calendars/change';
import { changeRules } from '@arogya/domain/calendars/rules';
import { changeFrom } from '@arogya/domain/calendars/typed';
import { ADD_CLOSED_DAY, NO_TIMES, NOTHING_CHOSEN, TOO_MANY } from '@arogya/domain/holidays/texts';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { LONG_FORM } from '@arogya/ui/form/form-section';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Alert, Form, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { CloseDayFields } from './close-day-fields';
import {
  NEW_CLOSURE,
  tickedHolidays,
  tickedLines,
  typedClosure,
  type ChosenClosures,
  type CloseValues,
  type HospitalDays,
} from './close-values';
import { ClosedFile } from './closed-file';
import { HolidayList } from './holiday-list';
import type { ReadFile } from './read-file';

const FORM = 'close';
const SOURCES = [
  { value: 'typed' as const, label: 'One day' },
  { value: 'list' as const, label: 'From the list' },
  { value: 'file' as const, label: 'From a file' },
];
type Source = (typeof SOURCES)[number]['value'];
const NONE: ReadonlySet<string> = new Set();

interface CloseDialogProps {
  readonly open: boolean;
  readonly place: HospitalDays;
  readonly onClose: () => void;
  readonly onSave: (chosen: ChosenClosures) => void;
}

/** Why these days cannot be sent, as the server would say it. */
function problemOf(closures: ChosenClosures['closures'], today: string): string | null {
  if (closures.length === 0) return NOTHING_CHOSEN;
  if (closures.length > CHANGE_LIMITS.closures) return TOO_MANY;
  const wrong = changeRules.closures.check(closures);
  if (wrong) return wrong;
  const read = changeFrom({ kind: 'closure', hospitalId: 'any', closures }, today);
  return 'errors' in read ? (read.errors.closures ?? null) : null;
}

const lacksTimes = ({ part, fromTime, toTime }: CloseValues): boolean => part === 'part' && !fromTime && !toTime;

/** What is ticked in the lists and in the file. */
function useTicks(place: HospitalDays) {
  const [days, setDays] = useState(NONE);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [lines, setLines] = useState(NONE);
  const take = (read: ReadFile): void => {
    setFile(read);
    setLines(NONE);
  };
  return {
    list: { ticked: days, onTick: setDays },
    file: { file, ticked: lines, onFile: take, onTick: setLines },
    closuresOf: (source: 'list' | 'file') => (source === 'list' ? tickedHolidays(days, place) : tickedLines(lines, file?.lines ?? [])),
  };
}

/** Which days are closed: one that is typed, holidays from the list, or the days of a file. */
export function CloseDialog({ open, place, onClose, onSave }: CloseDialogProps) {
  const [form] = Form.useForm<CloseValues>();
  const [source, setSource] = useState<Source>('typed');
  const [problem, setProblem] = useState<string | null>(null);
  const ticks = useTicks(place);
  const turn = (next: Source): void => {
    setSource(next);
    setProblem(null);
  };
  const save = (shown: Partial<CloseValues>): void => {
    const values = { ...NEW_CLOSURE, ...shown };
    const closures = source === 'typed' ? [typedClosure(values)] : ticks.closuresOf(source);
    const wrong = source === 'typed' && lacksTimes(values) ? NO_TIMES : problemOf(closures, place.today);
    setProblem(wrong);
    if (wrong === null) onSave({ closures, source });
  };
  const count = source === 'typed' ? 0 : ticks.closuresOf(source).length;
  return (
    <Modal
      open={open}
      title={ADD_CLOSED_DAY}
      {...LONG_FORM}
      className="ad-close-days"
      width={560}
      footer={
        <FormFoot
          form={FORM}
          submit={count > 0 ? `Save ${count} ${count === 1 ? 'day' : 'days'}` : 'Save'}
          busy={false}
          onCancel={onClose}
        />
      }
      onCancel={onClose}
      afterOpenChange={focusOnOpen(`${FORM}_day`)}
    >
      <RuleForm<CloseValues> id={FORM} form={form} initialValues={NEW_CLOSURE} onSubmit={save}>
        <Segmented block aria-label="Which days" options={SOURCES} value={source} onChange={turn} className="ad-close-sources" />
        {source === 'typed' ? <CloseDayFields place={place} /> : null}
        {source === 'list' ? <HolidayList place={place} {...ticks.list} /> : null}
        {source === 'file' ? <ClosedFile place={place} {...ticks.file} /> : null}
        {problem ? <Alert type="error" showIcon role="alert" title={problem} /> : null}
      </RuleForm>
    </Modal>
  );
}
