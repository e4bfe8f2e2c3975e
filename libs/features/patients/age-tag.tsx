import './patients.css';
import { ageCategory, type AgeCategory } from '@arogya/domain/patients/age';
import { StatusTag, type StatusLook } from '@arogya/ui/table/status-tag';

const LOOKS: Record<AgeCategory, StatusLook> = {
  Minor: { label: 'Minor', text: '#0958D9', tint: '#E6F4FF' },
  Adult: { label: 'Adult', text: '#237804', tint: '#F6FFED' },
  Senior: { label: 'Senior', text: '#531DAB', tint: '#F9F0FF' },
  Unknown: { label: 'Unknown', text: '#595959', tint: '#F5F5F5' },
};

/** The age in years and its category. */
export const AgeTag = ({ age }: { age: number | null }) => (
  <span className="ad-age">
    {age === null ? null : <span>{age}</span>}
    <StatusTag look={LOOKS[ageCategory(age)]} />
  </span>
);
