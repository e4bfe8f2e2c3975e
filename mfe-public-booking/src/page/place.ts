/** To call a number as it is written for people. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/gu, '')}`;

/** Where a hospital is, for a map application. */
export const mapsAddress = ({ name, address, city }: { name: string; address: string | null; city: string }): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, address, city].filter(Boolean).join(', '))}`;
