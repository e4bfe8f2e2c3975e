/** Doctors are stored with or without their title. */
export const doctorName = (fullName: string): string => (/^dr\b/iu.test(fullName) ? fullName : `Dr. ${fullName}`);
