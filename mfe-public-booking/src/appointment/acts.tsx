import type { MouseEvent, ReactElement } from 'react';
import { LATE_MINUTES, type LateMinutes } from '@arogya/domain/links/link';
import { Icon, type IconName } from '../page/icon';
import { Text } from '../words/text';
import { useWords } from '../words/words';
import type { AppointmentControl } from './use-appointment';
import type { PanelControl, PanelName } from './use-panel';

interface Props extends PanelControl {
  readonly control: AppointmentControl;
  readonly online: boolean;
  readonly act: AppointmentControl['act'];
}

/** What a patient can say or do about the appointment; only what is possible now is offered. */
export function Acts({ control, online, act, panel, open, close }: Props): ReactElement | null {
  const { appointment: words } = useWords();
  const { appointment, busy } = control;
  const { barriers, said } = appointment;
  const idle = online && busy === null;
  const late = async (minutes: LateMinutes): Promise<void> => {
    if ((await act('late', (api) => api.late(minutes))) === 'done') close();
  };
  if (Object.values(barriers).every((barrier) => barrier !== null)) return null;
  return (
    <section className="acts needs-script" aria-label={words.act.heading()}>
      {barriers.coming === null && (
        <button
          type="button"
          className="button act"
          aria-pressed={said.coming !== undefined && !said.late}
          aria-disabled={!idle}
          onClick={() => idle && void act('coming', (api) => api.coming())}
        >
          <Icon name="check" />
          <Text as="span">{busy === 'coming' ? words.act.saving() : words.act.coming()}</Text>
        </button>
      )}
      {barriers.late === null && (
        <Opener name="late" icon="clock" text={words.act.late()} {...{ idle, open, close }} opened={panel === 'late'} inline />
      )}
      {barriers.move === null && <Opener name="move" icon="calendar" text={words.act.move()} {...{ idle, open, close }} />}
      {barriers.cancel === null && <Opener name="cancel" icon="close" text={words.act.cancel()} {...{ idle, open, close }} />}
      {panel === 'late' && (
        <div id="late" className="late" role="group" aria-label={words.act.howLate()}>
          <Text as="p">{words.act.howLate()}</Text>
          <div className="chips">
            {LATE_MINUTES.map((minutes) => (
              <Text
                as="button"
                key={minutes}
                type="button"
                className="chip"
                aria-pressed={said.late?.minutes === minutes}
                aria-disabled={!idle}
                onClick={() => idle && void late(minutes)}
              >
                {words.act.minutes({ minutes: String(minutes) })}
              </Text>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

interface OpenerProps extends Pick<PanelControl, 'open' | 'close'> {
  readonly name: PanelName;
  readonly icon: IconName;
  readonly text: string;
  readonly idle: boolean;
  /** What it opens stands under it, and a second tap closes it. */
  readonly inline?: boolean;
  readonly opened?: boolean;
}

/** A link, so that a tap before the script has come is not lost: it opens the panel after the page load. */
function Opener({ name, icon, text, idle, inline = false, opened = false, open, close }: OpenerProps): ReactElement {
  const press = (event: MouseEvent): void => {
    event.preventDefault();
    if (!idle) return;
    if (opened) close();
    else open(name);
  };
  return (
    <a
      className="button plain act"
      href={`?do=${name}`}
      aria-disabled={!idle}
      {...(inline ? { 'aria-expanded': opened, 'aria-controls': name } : {})}
      onClick={press}
    >
      <Icon name={icon} />
      <Text as="span">{text}</Text>
    </a>
  );
}
