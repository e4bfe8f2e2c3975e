/** A link to a hospital in a map application. */
export const mapsAddress = ({ name, address, city }: { name: string; address: string | null; city: string }): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, address, city].filter(Boolean).join(', '))}`;
