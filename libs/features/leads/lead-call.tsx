import { CALL_OUTCOME_LABELS, CALL_OUTCOMES } from '@arogya/domain/leads/events';
import { CALL_AGAIN, CALL_RECORDED, HOW_CALL_ENDED, NEXT_LEAD } from '@arogya/domain/leads/texts';
import type { Shortcut } from '@arogya/features/keyboard/key-registry';
import { NextThing } from '@arogya/ui/record/record-frame';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { KeyHint } from './key-hint';
import type { RecordedCall } from './use-recorded-call';

/** The key that says that somebody was reached. */
export const REACHED_KEY = 'r';

interface LeadCallProps {
  readonly call: RecordedCall;
  /** The button that books, once somebody was reached. */
  readonly book: ReactNode;
  /** Goes on to the next lead, where somebody works through them. */
  readonly next: Shortcut | undefined;
}

/** What comes next with an open lead: call, then say how it ended. */
export function LeadCall({ call, book, next }: LeadCallProps) {
  return (
    <NextThing title="Call">
      {call.outcome ? (
        <p className="ad-lead-ended" role="status">
          <span>
            {CALL_RECORDED}: {CALL_OUTCOME_LABELS[call.outcome]}
          </span>
          <Button size="small" onClick={call.again}>
            {CALL_AGAIN}
          </Button>
          {call.outcome === 'reached' ? book : null}
          {next ? (
            <Button aria-keyshortcuts={next.key} onClick={next.run}>
              {NEXT_LEAD}
              <KeyHint name={next.key} />
            </Button>
          ) : null}
        </p>
      ) : (
        <div className="ad-lead-outcomes" role="group" aria-label={HOW_CALL_ENDED}>
          {CALL_OUTCOMES.map((outcome) => (
            <Button
              key={outcome}
              disabled={call.busy}
              onClick={() => void call.record(outcome)}
              {...(outcome === 'reached' ? { 'aria-keyshortcuts': REACHED_KEY } : {})}
            >
              {CALL_OUTCOME_LABELS[outcome]}
              {outcome === 'reached' ? <KeyHint name={REACHED_KEY} /> : null}
            </Button>
          ))}
        </div>
      )}
    </NextThing>
  );
}
