import type { ReactElement } from 'react';
import type { BookingHospitalAnswer } from '@arogya/api/booking';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { Icon } from './icon';
import { texts } from './texts';

export const HospitalNotFound = (): ReactElement => (
  <main className="wrap empty tall">
    <p className="brand">
      <BrandMark size={32} />
      <span>{texts.product}</span>
    </p>
    <h1>{texts.notFound.title}</h1>
    <p>{texts.notFound.text}</p>
    <p className="quiet">{texts.notFound.hint}</p>
    <a className="button" href="/">
      {texts.notFound.home}
    </a>
  </main>
);

export const NoDoctors = ({ hospital }: { hospital: BookingHospitalAnswer }): ReactElement => (
  <section className="empty">
    <span className="empty-sign">
      <Icon name="person" size={28} />
    </span>
    <h2>{texts.noDoctors.title}</h2>
    <p>{hospital.phone ? `${texts.noDoctors.text} ${texts.noDoctors.call}` : texts.noDoctors.text}</p>
    {hospital.phone && hospital.call && (
      <a className="button" href={hospital.call}>
        {texts.hospital.call(hospital.phone)}
      </a>
    )}
  </section>
);
