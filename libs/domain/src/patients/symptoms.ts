/** What patients come with most: a tap on the booking page in place of writing. They are kept in English, whatever the page's language. */
export const COMMON_SYMPTOMS = [
  { key: 'fever', symptom: 'Fever' },
  { key: 'cold', symptom: 'Cough or cold' },
  { key: 'pain', symptom: 'Pain' },
  { key: 'stomach', symptom: 'Stomach trouble' },
  { key: 'skin', symptom: 'Skin problem' },
  { key: 'checkUp', symptom: 'Check-up' },
  { key: 'followUp', symptom: 'Follow-up' },
] as const;
