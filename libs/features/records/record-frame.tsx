import { RecordDrawer } from '@arogya/ui/record/record-drawer';
import { RecordHead, type RecordHeading } from '@arogya/ui/record/record-frame';
import type { ReactNode } from 'react';
import { DrawerNeighbours } from './drawer-neighbours';
import { Fetched, type Answer } from './fetched';
import type { Neighbours } from './use-record-in-list';

interface RecordFrameProps<Data> {
  /** null: closed. */
  readonly id: string | null;
  /** What it is, the title until the record is there: 'Patient'. */
  readonly noun: string;
  /** A title other than the name of the record, which then stands in the head. */
  readonly title?: ReactNode;
  readonly width?: number;
  readonly neighbours: Neighbours | null;
  readonly query: Answer<Data>;
  /** What is shown at once, e.g. the record from the list. */
  readonly record?: Data | undefined;
  readonly failure: string;
  readonly onClose: () => void;
  /** At the right of the title: Undo, Edit, Delete. */
  readonly tools: (record: Data) => ReactNode;
  readonly head: (record: Data) => RecordHeading;
  /** A NextThing, before everything else. */
  readonly next: (record: Data) => ReactNode;
  /** What sticks at the bottom, with one primary action; null where the person may do nothing. */
  readonly foot: (record: Data) => ReactNode;
  /** Facts, related records, and the timeline last. */
  readonly children: (record: Data) => ReactNode;
  /** Dialogs of the drawer. */
  readonly over?: ReactNode;
}

/** The drawer of every record: no part can be forgotten (docs/map.md). */
export function RecordFrame<Data>({
  id,
  noun,
  title,
  width = 480,
  neighbours,
  query,
  record,
  onClose,
  over = null,
  ...parts
}: RecordFrameProps<Data>) {
  const shown = record ?? query.currentData;
  const { tools, head, next, foot, children, failure } = parts;
  const extra = (
    <>
      <DrawerNeighbours neighbours={neighbours} />
      {shown ? tools(shown) : null}
    </>
  );
  const footer = shown ? foot(shown) : null;
  return (
    <RecordDrawer
      open={id !== null}
      title={title ?? (shown ? head(shown).name : noun)}
      width={width}
      extra={extra}
      footer={footer ? <div className="ad-record-foot">{footer}</div> : null}
      onClose={onClose}
    >
      <Fetched key={id} query={query} record={shown} failure={failure} label={`Loading ${noun.toLowerCase()}`}>
        {(there) => (
          <>
            <RecordHead {...head(there)} titled={title === undefined} />
            {next(there)}
            {children(there)}
          </>
        )}
      </Fetched>
      {over}
    </RecordDrawer>
  );
}
