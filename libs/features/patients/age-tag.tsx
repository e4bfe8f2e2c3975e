import './patients.css';
import { ageCategory, type AgeCategory } from '@arogya/domain/patients/age';
import { TAGS } from '@arogya/domain/palette';
import { StatusTag, type StatusLook } from '@arogya/ui/table/status-tag';

const LOOKS: Record<AgeCategory, StatusLook> = {
  Minor: { label: 'Minor', ...TAGS.agreed },
  Adult: { label: 'Adult', ...TAGS.done },
  Senior: { label: 'Senior', ...TAGS.new },
  Unknown: { label: 'Unknown', ...TAGS.over },
};

/** The age in years and its category. */
export const AgeTag = ({ age }: { age: number | null }) => (
  <span className="ad-age">
    {age === null ? null : <span>{age}</span>}
    <StatusTag look={LOOKS[ageCategory(age)]} />
  </span>
);
