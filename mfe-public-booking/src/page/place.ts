/** The tel: link of a number as people write it. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/gu, '')}`;

/** A link to a hospital in a map application. */
export const mapsAddress = ({ name, address, city }: { name: string; address: string | null; city: string }): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, address, city].filter(Boolean).join(', '))}`;
