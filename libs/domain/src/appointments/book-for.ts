/** For whom an appointment is to be booked, as far as it is known before the booking dialog opens. */
export interface BookedFor {
  readonly name?: string;
  readonly phone?: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The person of the dialog that an address opens. It goes with the step of the router and not in the address, which ends in
 * histories, logs and shared links.
 */
export const stepFor = (bookFor: BookedFor): { readonly state: { readonly bookFor: BookedFor } } => ({ state: { bookFor } });

/** Who came with a step of the router; null for nobody. */
export function bookedForIn(state: unknown): BookedFor | null {
  const { bookFor } = (state ?? {}) as { readonly bookFor?: Partial<Record<keyof BookedFor, unknown>> | null };
  const [name, phone] = [textOf(bookFor?.name), textOf(bookFor?.phone)];
  return name || phone ? { ...(name ? { name } : {}), ...(phone ? { phone } : {}) } : null;
}
