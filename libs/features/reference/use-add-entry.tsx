import { PlusOutlined } from '@ant-design/icons';
import { can } from '@arogya/domain/access';
import { ENTRY_NAMES } from '@arogya/domain/reference/texts';
import { useSession } from '@arogya/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { withFoot } from './add-foot';
import { AddEntryDialog, type NewEntry, type AddedNoun } from './add-entry-dialog';

/**
 * '+ Add …' under the choices of a select, for those who keep the reference data: `select` goes to the select, `dialog` beside it.
 */
export function useAddEntry(noun: AddedNoun, onAdded: (added: NewEntry) => void) {
  const { role } = useSession();
  const [open, setOpen] = useState(false);
  if (!can(role, 'reference:manage')) return { select: {}, dialog: null };
  const popupRender = withFoot(
    <Button type="text" size="small" icon={<PlusOutlined />} onMouseDown={(event) => event.preventDefault()} onClick={() => setOpen(true)}>
      Add {ENTRY_NAMES[noun].one}
    </Button>,
  );
  return { select: { popupRender }, dialog: open ? <AddEntryDialog noun={noun} onAdded={onAdded} onClose={() => setOpen(false)} /> : null };
}
