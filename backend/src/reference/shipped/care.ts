/** Department: its specialties. */
const SPECIALTIES = {
  Medicine: [
    ...['General Medicine', 'Cardiology', 'Dermatology', 'Neurology', 'Gastroenterology', 'Endocrinology', 'Pulmonology', 'Psychiatry'],
    ...['Nephrology', 'Oncology', 'Rheumatology', 'Haematology', 'Infectious Diseases', 'Geriatrics', 'Family Medicine', 'Diabetology'],
  ],
  Surgery: [
    ...['General Surgery', 'Orthopaedics', 'ENT', 'Ophthalmology', 'Urology', 'Neurosurgery', 'Cardiothoracic Surgery'],
    ...['Vascular Surgery', 'Plastic Surgery', 'Surgical Oncology', 'Anaesthesiology'],
  ],
  'Child care': ['Paediatrics', 'Neonatology', 'Paediatric Surgery'],
  'Women and child': ['Gynaecology and Obstetrics', 'Fertility Medicine'],
  Dental: ['Dentistry'],
  Rehabilitation: ['Physiotherapy'],
  'Emergency and critical care': ['Emergency Medicine', 'Critical Care Medicine'],
  Diagnostics: ['Radiology', 'Pathology'],
  AYUSH: ['Ayurveda', 'Homoeopathy'],
} as const;

/** Category: its services. */
const SERVICES = {
  Consultation: ['General Consultation', 'Follow-up Visit', 'Second Opinion', 'Video Consultation', 'Nutrition Counselling'],
  Diagnostics: [
    ...['ECG', 'X-Ray', 'Ultrasound', 'Blood Tests', 'Echocardiography', 'Health Check-up', 'CT Scan', 'MRI Scan', 'Mammography'],
    'Pulmonary Function Test',
  ],
  Prevention: ['Vaccination', 'Diabetes Screening', 'Blood Pressure Check', 'Eye Check-up', 'Dental Cleaning', 'Cancer Screening'],
  Treatment: [
    ...['Minor Surgery', 'Dressing', 'Physiotherapy Session', 'Nebulisation', 'Dialysis', 'Antenatal Care', 'Postnatal Care'],
    ...['Root Canal Treatment', 'Cataract Surgery'],
  ],
} as const;

export type SpecialtyName = (typeof SPECIALTIES)[keyof typeof SPECIALTIES][number];

export const SHIPPED_SPECIALTIES = Object.entries(SPECIALTIES).flatMap(([department, names]) =>
  names.map((name) => ({ name, department })),
);
export const SHIPPED_SERVICES = Object.entries(SERVICES).flatMap(([category, names]) => names.map((name) => ({ name, category })));
