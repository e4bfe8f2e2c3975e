import type { ReactElement } from 'react';
import type { BookingHospitalAnswer } from '@arogya/api/booking';
import { Icon } from './icon';
import { phoneAddress } from './place';
import { texts } from './texts';

export const HospitalNotFound = (): ReactElement => (
  <main className="wrap empty tall">
    <span className="empty-sign">
      <Icon name="search" size={28} />
    </span>
    <h1>{texts.notFound.title}</h1>
    <p>{texts.notFound.text}</p>
    <p className="quiet">{texts.notFound.hint}</p>
  </main>
);

export const NoDoctors = ({ hospital }: { hospital: BookingHospitalAnswer }): ReactElement => (
  <section className="empty">
    <span className="empty-sign">
      <Icon name="person" size={28} />
    </span>
    <h2>{texts.noDoctors.title}</h2>
    <p>{hospital.phone ? `${texts.noDoctors.text} ${texts.noDoctors.call}` : texts.noDoctors.text}</p>
    {hospital.phone && (
      <a className="button" href={phoneAddress(hospital.phone)}>
        {texts.hospital.call(hospital.phone)}
      </a>
    )}
  </section>
);
