import type { ReactElement } from 'react';
import type { BookingHospitalAnswer } from '@arogya/api/booking';
import { Text } from '../words/text';
import { useWords } from '../words/words';
import { Icon } from './icon';
import { mapsAddress } from './place';

export function HospitalHeader({ hospital }: { hospital: BookingHospitalAnswer }): ReactElement {
  const words = useWords();
  const { name, city, phone, call, address } = hospital;
  return (
    <header className="hospital">
      <div className="wrap hospital-inner">
        <div className="hospital-text">
          <Text as="p" className="eyebrow">
            {words.hospital.eyebrow()}
          </Text>
          <h1 id="hospital" tabIndex={-1}>
            {name}
          </h1>
          <p className="hospital-place">
            <Icon name="pin" size={18} />
            <span>{address ? `${address}, ${city}` : city}</span>
          </p>
        </div>
        <div className="hospital-links">
          {phone && call && (
            <a className="link-button" href={call} aria-label={words.hospital.call({ phone })}>
              <Icon name="phone" size={18} />
              <span>{phone}</span>
            </a>
          )}
          {address && (
            <a className="link-button" href={mapsAddress(hospital)} target="_blank" rel="noopener noreferrer">
              <Icon name="pin" size={18} />
              <Text as="span">{words.hospital.directions()}</Text>
            </a>
          )}
        </div>
      </div>
    </header>
  );
}
