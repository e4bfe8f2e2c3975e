import './undo-button.css';
import { UNDO_SHOWN_MS } from '@arogya/domain/appointments/undo';
import { Button } from 'antd';
import type { CSSProperties } from 'react';
import { useUndoOffer } from './show-undo';

/** Undo in the head of a drawer, while its record can be taken back: Z does nothing behind a drawer. */
export function UndoButton({ of }: { of: string }) {
  const offer = useUndoOffer(of);
  if (!offer) return null;
  return (
    <Button key={offer.endsAt} className="ad-undo" onClick={offer.run} style={{ '--ad-undo-ms': `${UNDO_SHOWN_MS}ms` } as CSSProperties}>
      Undo
    </Button>
  );
}
