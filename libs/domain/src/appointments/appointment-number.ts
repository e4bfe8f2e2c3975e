/** How an appointment's number is shown and read out, e.g. 'AD-100001'. */
export const appointmentNumber = (number: number): string => `AD-${number}`;
