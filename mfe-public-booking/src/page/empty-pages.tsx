import type { ReactElement } from 'react';
import type { BookingHospitalAnswer } from '@arogya/api/booking';
import { PRODUCT } from '@arogya/domain/texts';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { useWords } from '../words/words';
import { Icon } from './icon';

export function HospitalNotFound(): ReactElement {
  const words = useWords();
  return (
    <main className="wrap empty tall">
      <p className="brand">
        <BrandMark size={32} />
        <span>{PRODUCT}</span>
      </p>
      <h1>{words.notFound.title()}</h1>
      <p>{words.notFound.text()}</p>
      <p className="quiet">{words.notFound.hint()}</p>
      <a className="button" href="/">
        {words.notFound.home()}
      </a>
    </main>
  );
}

export function NoDoctors({ hospital }: { hospital: BookingHospitalAnswer }): ReactElement {
  const words = useWords();
  return (
    <section className="empty">
      <span className="empty-sign">
        <Icon name="person" size={28} />
      </span>
      <h2>{words.noDoctors.title()}</h2>
      <p>{hospital.phone ? `${words.noDoctors.text()} ${words.noDoctors.call()}` : words.noDoctors.text()}</p>
      {hospital.phone && hospital.call && (
        <a className="button" href={hospital.call}>
          {words.hospital.call({ phone: hospital.phone })}
        </a>
      )}
    </section>
  );
}
