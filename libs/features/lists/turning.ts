interface Turned {
  readonly page: number;
  readonly sort: string;
}

/** Page and sort of a view that stands in the address, as a DataTable takes them. */
export const turning = ({ page, sort }: Turned, onView: (patch: Partial<Turned>) => void) => ({
  page,
  onPage: (next: number) => onView({ page: next }),
  sort,
  onSort: (next: string) => onView({ sort: next }),
});
