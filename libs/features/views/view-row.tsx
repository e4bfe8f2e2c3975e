import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { useCreateViewMutation, useDeleteViewMutation, useUpdateViewMutation, type SavedView } from '@arogya/api/views';
import {
  deleteView,
  endDefault,
  makeDefault,
  moveDown,
  moveUp,
  OPENS_WITH,
  renameView,
  SHARED_LABELS,
  sharedBy,
  SHOWN_NOW,
  VIEW_DELETED,
  VIEW_FAILED,
} from '@arogya/domain/views/texts';
import { showUndo } from '@arogya/features/undo/show-undo';
import { useSubmit } from '@arogya/platform';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { EditView } from './edit-view';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  /** undefined: not now; the button keeps its place and the focus. */
  readonly onClick: (() => void) | undefined;
}

const IconButton = ({ label, icon, pressed, onClick }: IconButtonProps) => (
  <button
    type="button"
    className="ad-view-tool"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-disabled={onClick ? undefined : true}
    onClick={onClick}
  >
    {icon}
  </button>
);

/** Deletes a view; until the Undo is over it can be saved again as it was. */
function useDelete({ id, screen, name, query, sharedWith, isDefault }: SavedView): () => Promise<void> {
  const [submit] = useSubmit();
  const [remove] = useDeleteViewMutation();
  const [create] = useCreateViewMutation();
  const again = (): void => {
    const createSavedView = { screen, name, query, sharedWith, isDefault };
    void submit(() => create({ createSavedView }), { failure: VIEW_FAILED });
  };
  return async () => {
    const { ok } = await submit(() => remove({ id }), { failure: VIEW_FAILED });
    if (ok) showUndo(VIEW_DELETED, again);
  };
}

/** The ways of a view among the own ones; undefined at their ends. */
export interface Moves {
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
}

interface OwnActionsProps {
  readonly view: SavedView;
  /** null: there is no other. */
  readonly moves: Moves | null;
  readonly onEdit: () => void;
}

function OwnActions({ view, moves, onEdit }: OwnActionsProps) {
  const { id, name, isDefault, version } = view;
  const [submit] = useSubmit();
  const [update] = useUpdateViewMutation();
  const remove = useDelete(view);
  const star = (): void =>
    void submit(() => update({ id, 'If-Match': `"${version}"`, updateSavedView: { isDefault: !isDefault } }), { failure: VIEW_FAILED });
  return (
    <span className="ad-view-tools">
      {moves ? (
        <>
          <IconButton label={moveUp(name)} icon={<ArrowUpOutlined />} onClick={moves.up} />
          <IconButton label={moveDown(name)} icon={<ArrowDownOutlined />} onClick={moves.down} />
        </>
      ) : null}
      <IconButton
        label={isDefault ? endDefault(name) : makeDefault(name)}
        icon={isDefault ? <StarFilled /> : <StarOutlined />}
        pressed={isDefault}
        onClick={star}
      />
      <IconButton label={renameView(name)} icon={<EditOutlined />} onClick={onEdit} />
      <IconButton label={deleteView(name)} icon={<DeleteOutlined />} onClick={() => void remove()} />
    </span>
  );
}

/** Arrows move between the views. */
function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const all = [...(event.currentTarget.closest('.ad-views')?.querySelectorAll<HTMLElement>('.ad-view-open') ?? [])];
  event.preventDefault();
  all[all.indexOf(event.currentTarget) + by]?.focus();
}

interface ViewRowProps {
  readonly view: SavedView;
  /** What is shown now. */
  readonly here: string;
  readonly moves: Moves | null;
  readonly onOpen: () => void;
}

/** One view: a button that opens it, and what its owner may do with it. */
export function ViewRow({ view, here, moves, onOpen }: ViewRowProps) {
  const { name, own, ownerName, isDefault, sharedWith, query } = view;
  const [editing, setEditing] = useState(false);
  if (editing) return <EditView view={view} here={here} onDone={() => setEditing(false)} />;
  const said = [
    own ? null : ownerName,
    own && sharedWith !== 'me' ? SHARED_LABELS[sharedWith] : null,
    isDefault && own ? OPENS_WITH : null,
    query === here ? SHOWN_NOW : null,
  ];
  return (
    <li className="ad-view">
      <button
        type="button"
        className="ad-view-open"
        aria-current={query === here || undefined}
        aria-label={own ? name : sharedBy(name, ownerName)}
        onClick={onOpen}
        onKeyDown={moveBetween}
      >
        <span>{name}</span>
        <small>{said.filter(Boolean).join(' · ')}</small>
      </button>
      {own ? <OwnActions view={view} moves={moves} onEdit={() => setEditing(true)} /> : null}
    </li>
  );
}
