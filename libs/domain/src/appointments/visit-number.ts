/** How a visit's number is shown and read out, e.g. 'AD-100001'. */
export const visitNumber = (number: number): string => `AD-${number}`;
