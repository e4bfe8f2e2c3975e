import { webAddress } from '@arogya/domain/hospitals/website';
import { useGetHospitalQuery } from '@arogya/api/hospitals';
import { bookingPath } from '@arogya/domain/hospitals/slug';
import { CLOSED_DAYS } from '@arogya/domain/holidays/texts';
import { ClosedDays } from '@arogya/features/closures/closed-days';
import { Fetched } from '@arogya/features/records/fetched';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { DrawerHead } from '@arogya/ui/record/drawer-head';
import { formatDateTime } from '@arogya/ui/look/formats';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { Facts, RecordDrawer } from '@arogya/ui/record/record-drawer';
import { RecordPart } from '@arogya/ui/record/record-part';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import { Button } from 'antd';
import type { Hospital } from '@arogya/api/hospitals';

interface HospitalDrawerProps {
  readonly id: string | null;
  readonly onClose: () => void;
  readonly onEdit: (hospital: Hospital) => void;
  readonly onQr: (hospital: Hospital) => void;
}

function Website({ typed }: { typed: string }) {
  const href = webAddress(typed);
  return href ? (
    <a className="ad-plain-link" href={href} target="_blank" rel="noopener noreferrer">
      {typed}
    </a>
  ) : (
    typed
  );
}

const factsOf = (hospital: Hospital) =>
  [
    ['Status', <ActiveTag key="status" active={hospital.isActive} />],
    ['Type', hospital.type],
    ['City', hospital.city],
    ['Address', hospital.address],
    ['Phone', hospital.phone ? <PhoneLink key="phone" phone={hospital.phone} /> : null],
    ['Email', hospital.email ? <EmailLink key="email" email={hospital.email} /> : null],
    ['Website', hospital.website ? <Website key="website" typed={hospital.website} /> : null],
    ['Accreditation', hospital.accreditation],
    ['Specialties', hospital.specialties.join(', ')],
    ['Time zone', hospital.timeZone],
    [
      'Booking link',
      <a className="ad-plain-link" key="link" href={bookingPath(hospital.bookingSlug)} target="_blank" rel="noopener noreferrer">
        {bookingPath(hospital.bookingSlug)}
      </a>,
    ],
    ['Added', formatDateTime(hospital.createdAt, hospital.timeZone)],
    ['Last changed', formatDateTime(hospital.updatedAt, hospital.timeZone)],
  ] as const;

function Details({ id, onEdit, onQr }: HospitalDrawerProps & { id: string }) {
  const query = useGetHospitalQuery({ id });
  return (
    <Fetched query={query} failure="Failed to fetch hospital" label="Loading hospital">
      {(hospital) => (
        <>
          <DrawerHead name={hospital.name}>
            <Button type="primary" onClick={() => onEdit(hospital)}>
              Edit
            </Button>
            <Button onClick={() => onQr(hospital)}>QR Code</Button>
          </DrawerHead>
          <Facts facts={factsOf(hospital)} />
          <RecordPart title={CLOSED_DAYS} className="ad-closed-part">
            <ClosedDays hospitalId={hospital.id} zone={hospital.timeZone} />
          </RecordPart>
        </>
      )}
    </Fetched>
  );
}

/** View Details: the hospital beside its list. */
export function HospitalDrawer(props: HospitalDrawerProps) {
  return (
    <RecordDrawer open={props.id !== null} title="Hospital" onClose={props.onClose}>
      {props.id ? <Details {...props} id={props.id} /> : null}
    </RecordDrawer>
  );
}
