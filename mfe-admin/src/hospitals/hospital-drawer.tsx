import { QrcodeOutlined } from '@ant-design/icons';
import { webAddress } from '@arogya/domain/hospitals/website';
import { useGetHospitalQuery } from '@arogya/api/hospitals';
import { bookingPath } from '@arogya/domain/hospitals/slug';
import { CLOSED_DAYS } from '@arogya/domain/holidays/texts';
import { ClosedDays } from '@arogya/features/closures/closed-days';
import { DrawerWalk } from '@arogya/features/records/drawer-walk';
import { Fetched } from '@arogya/features/records/fetched';
import type { Walk } from '@arogya/features/records/use-walked-record';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { formatDateTime } from '@arogya/ui/look/formats';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { givenFacts, RecordHead } from '@arogya/ui/record/record-frame';
import { Facts, RecordDrawer } from '@arogya/ui/record/record-drawer';
import { RecordPart } from '@arogya/ui/record/record-part';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import { Button } from 'antd';
import { HospitalToday } from './hospital-today';
import type { Hospital } from '@arogya/api/hospitals';

interface HospitalDrawerProps {
  readonly id: string | null;
  readonly walk?: Walk | null;
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
    ['Address', hospital.address],
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

function Foot({ hospital, onQr }: { hospital: Hospital; onQr: (hospital: Hospital) => void }) {
  return (
    <div className="ad-record-foot">
      <Button type="primary" icon={<QrcodeOutlined />} onClick={() => onQr(hospital)}>
        QR Code
      </Button>
    </div>
  );
}

/** View Details: the hospital beside its list. */
export function HospitalDrawer({ id, walk = null, onClose, onEdit, onQr }: HospitalDrawerProps) {
  const query = useGetHospitalQuery(id ? { id } : skipToken);
  const hospital = query.currentData;
  return (
    <RecordDrawer
      open={id !== null}
      title="Hospital"
      extra={
        <>
          <DrawerWalk walk={walk} />
          {hospital ? <DrawerTools onEdit={() => onEdit(hospital)} onDelete={undefined} /> : null}
        </>
      }
      footer={hospital ? <Foot hospital={hospital} onQr={onQr} /> : null}
      onClose={onClose}
    >
      <Fetched key={id} query={query} failure="Failed to fetch hospital" label="Loading hospital">
        {(shown) => (
          <>
            <RecordHead
              name={shown.name}
              status={<ActiveTag active={shown.isActive} />}
              about={[shown.type, shown.city]}
              phone={shown.phone}
            />
            <HospitalToday hospital={shown} />
            <Facts facts={givenFacts(factsOf(shown))} />
            <RecordPart title={CLOSED_DAYS} className="ad-closed-part">
              <ClosedDays hospitalId={shown.id} zone={shown.timeZone} />
            </RecordPart>
          </>
        )}
      </Fetched>
    </RecordDrawer>
  );
}
