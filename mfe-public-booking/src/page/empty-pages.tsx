import type { ReactElement } from 'react';
import type { BookingHospitalAnswer } from '@arogya/api/booking';
import { PRODUCT } from '@arogya/domain/texts';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { Text } from '../words/text';
import { DraftNote } from '../words/draft-note';
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
      <h1>
        <Text>{words.notFound.title()}</Text>
      </h1>
      <p>
        <Text>{words.notFound.text()}</Text>
      </p>
      <p className="quiet">
        <Text>{words.notFound.hint()}</Text>
      </p>
      <a className="button" href="/">
        <Text>{words.notFound.home()}</Text>
      </a>
      <DraftNote />
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
      <h2>
        <Text>{words.noDoctors.title()}</Text>
      </h2>
      <p>
        <Text>{hospital.phone ? `${words.noDoctors.text()} ${words.noDoctors.call()}` : words.noDoctors.text()}</Text>
      </p>
      {hospital.phone && hospital.call && (
        <a className="button" href={hospital.call}>
          <Text>{words.hospital.call({ phone: hospital.phone })}</Text>
        </a>
      )}
    </section>
  );
}
