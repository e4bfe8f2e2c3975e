/** The doctor who is away, as the lists and the record answer them. */
export interface AwayDoctor {
  readonly id: string;
  readonly fullName: string;
  readonly hospital?: { readonly timeZone?: string | null } | null;
}
