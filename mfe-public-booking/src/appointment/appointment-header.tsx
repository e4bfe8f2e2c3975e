import type { ReactElement } from 'react';
import type { LinkedAppointment } from '@arogya/domain/links/link';
import { Icon } from '../page/icon';
import { addressOf } from '../page/place';
import { Text } from '../words/text';
import { useWords } from '../words/words';

export function AppointmentHeader({ hospital }: Pick<LinkedAppointment, 'hospital'>): ReactElement {
  const words = useWords();
  const { name, phone, call } = hospital;
  return (
    <header className="hospital">
      <div className="wrap column hospital-inner">
        <div>
          <Text as="p" className="eyebrow">
            {words.appointment.page.eyebrow()}
          </Text>
          <h1>{name}</h1>
          <p className="hospital-place">
            <Icon name="pin" size={18} />
            <span>{addressOf(hospital)}</span>
          </p>
        </div>
        {phone && call && (
          <div className="hospital-links">
            <a className="link-button" href={call} aria-label={words.hospital.call({ phone })}>
              <Icon name="phone" size={18} />
              <span>{phone}</span>
            </a>
          </div>
        )}
      </div>
    </header>
  );
}
