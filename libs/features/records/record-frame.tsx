import { RecordDrawer } from '@arogya/ui/record/record-drawer';
import type { ReactNode } from 'react';
import { DrawerNeighbours } from './drawer-neighbours';
import { Fetched, type Answer } from './fetched';
import type { Neighbours } from './use-record-in-list';

interface RecordFrameProps<Data> {
  /** null: closed. */
  readonly id: string | null;
  readonly title: ReactNode;
  readonly width?: number;
  readonly neighbours: Neighbours | null;
  readonly query: Answer<Data>;
  /** What is shown at once, e.g. the record from the list. */
  readonly record?: Data | undefined;
  readonly failure: string;
  /** Announced while it is loading. */
  readonly label?: string;
  readonly onClose: () => void;
  /** At the right of the title: Undo, Edit, Delete. */
  readonly tools: (record: Data) => ReactNode;
  /** A RecordHead. */
  readonly head: (record: Data) => ReactNode;
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
  const { tools, head, next, foot, children, failure, label = 'Loading' } = parts;
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
      title={title}
      width={width}
      extra={extra}
      footer={footer ? <div className="ad-record-foot">{footer}</div> : null}
      onClose={onClose}
    >
      <Fetched key={id} query={query} record={shown} failure={failure} label={label}>
        {(there) => (
          <>
            {head(there)}
            {next(there)}
            {children(there)}
          </>
        )}
      </Fetched>
      {over}
    </RecordDrawer>
  );
}
