const TITLE = /^dr\b\.?\s*/iu;

/** 'Dr. Asha Rao', stored with or without the title, as 'Dr Asha Rao' or 'DR.Asha Rao' too. */
export const doctorName = (fullName: string): string => `Dr. ${fullName.trim().replace(TITLE, '')}`;
