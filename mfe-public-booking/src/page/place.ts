export interface Place {
  readonly name: string;
  readonly address: string | null;
  readonly city: string;
}

/** '12 MG Road, Pune'. */
export const addressOf = ({ address, city }: Pick<Place, 'address' | 'city'>): string => [address, city].filter(Boolean).join(', ');

/** A link to a hospital in a map application. */
export const mapsAddress = ({ name, address, city }: Place): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, address, city].filter(Boolean).join(', '))}`;
