interface PageAndSort {
  readonly page: number;
  readonly sort: string;
}

/** Page and sort of a view that stands in the address, as a DataTable takes them. */
export const pagination = ({ page, sort }: PageAndSort, onView: (patch: Partial<PageAndSort>) => void) => ({
  page,
  onPage: (next: number) => onView({ page: next }),
  sort,
  onSort: (next: string) => onView({ sort: next }),
});
