import type { Doctor } from '@arogya/api/doctors';
import { BankOutlined, EnvironmentOutlined, TrophyOutlined } from '@ant-design/icons';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { initialsOf } from '@arogya/domain/letters';
import { ActiveTag } from '@arogya/ui/table/status-tag';

const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'} of experience`;

/** The signed-in doctor: name, specialty, hospital, city, active or not, years of experience. */
export function ProfileCard({ doctor }: { doctor: Doctor }) {
  return (
    <section className="ad-profile" aria-label="Your profile">
      <span className="ad-profile-mark" aria-hidden="true">
        {initialsOf(doctor.fullName) || '?'}
      </span>
      <div className="ad-profile-name">
        <h2>{doctorName(doctor.fullName)}</h2>
        <p>{doctor.specialty}</p>
      </div>
      <ul className="ad-profile-facts">
        {doctor.hospitalName ? (
          <li>
            <BankOutlined aria-hidden="true" /> {doctor.hospitalName}
          </li>
        ) : null}
        <li>
          <EnvironmentOutlined aria-hidden="true" /> {doctor.city}
        </li>
        {doctor.experience === null || doctor.experience === undefined ? null : (
          <li>
            <TrophyOutlined aria-hidden="true" /> {years(doctor.experience)}
          </li>
        )}
      </ul>
      <ActiveTag active={doctor.isActive} />
    </section>
  );
}
