import { QrcodeOutlined, SettingOutlined } from '@ant-design/icons';
import { webAddress } from '@arogya/domain/hospitals/website';
import { useActiveStatesQuery } from '@arogya/api/reference';
import { useGetHospitalQuery } from '@arogya/api/hospitals';
import { bookingPath } from '@arogya/domain/hospitals/slug';
import { CLOSED_DAYS } from '@arogya/domain/holidays/texts';
import { SETTINGS } from '@arogya/domain/hospital-rules/texts';
import { ClosedDays } from '@arogya/features/closures/closed-days';
import { RecordFrame } from '@arogya/features/records/record-frame';
import type { Neighbours } from '@arogya/features/records/use-record-in-list';
import { useNavigate } from '@arogya/platform';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { formatDateTime } from '@arogya/ui/look/formats';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { Facts } from '@arogya/ui/record/record-drawer';
import { givenFacts, RecordPart } from '@arogya/ui/record/record-part';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import { Button } from 'antd';
import { HospitalToday } from './hospital-today';
import type { Hospital } from '@arogya/api/hospitals';

interface HospitalDrawerProps {
  readonly id: string | null;
  readonly neighbours?: Neighbours | null;
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

/** View Details: the hospital beside its list. */
export function HospitalDrawer({ id, neighbours = null, onClose, onEdit, onQr }: HospitalDrawerProps) {
  const query = useGetHospitalQuery(id ? { id } : skipToken);
  const { data: states } = useActiveStatesQuery(undefined, { skip: !id });
  const navigate = useNavigate();
  const codeOf = (stateId: string | null) => states?.find((one) => one.id === stateId)?.code;
  return (
    <RecordFrame
      id={id}
      noun="Hospital"
      neighbours={neighbours}
      query={query}
      failure="Failed to fetch hospital"
      onClose={onClose}
      tools={(hospital) => <DrawerTools onEdit={() => onEdit(hospital)} onDelete={undefined} />}
      head={({ name, isActive, type, city, phone }) => ({ name, status: <ActiveTag active={isActive} />, about: [type, city], phone })}
      next={(hospital) => <HospitalToday hospital={hospital} />}
      foot={(hospital) => (
        <>
          <Button icon={<SettingOutlined aria-hidden="true" />} onClick={() => void navigate(`/hospital-settings?hospital=${hospital.id}`)}>
            {SETTINGS}
          </Button>
          <Button type="primary" icon={<QrcodeOutlined />} onClick={() => onQr(hospital)}>
            QR Code
          </Button>
        </>
      )}
    >
      {(hospital) => (
        <>
          <Facts facts={givenFacts(factsOf(hospital))} />
          <RecordPart title={CLOSED_DAYS} className="ad-closed-part">
            <ClosedDays hospitalId={hospital.id} zone={hospital.timeZone} stateCode={codeOf(hospital.stateId)} />
          </RecordPart>
        </>
      )}
    </RecordFrame>
  );
}
