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
      <Text as="h1">{words.notFound.title()}</Text>
      <Text as="p">{words.notFound.text()}</Text>
      <Text as="p" className="quiet">
        {words.notFound.hint()}
      </Text>
      <Text as="a" className="button" href="/">
        {words.notFound.home()}
      </Text>
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
      <Text as="h2">{words.noDoctors.title()}</Text>
      <Text as="p">{hospital.phone ? `${words.noDoctors.text()} ${words.noDoctors.call()}` : words.noDoctors.text()}</Text>
      {hospital.phone && hospital.call && (
        <Text as="a" className="button" href={hospital.call}>
          {words.hospital.call({ phone: hospital.phone })}
        </Text>
      )}
    </section>
  );
}
