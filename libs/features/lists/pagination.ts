interface PageAndSort {
  readonly page: number;
  readonly sort: string;
}

/** Pagination of a view that is kept in the address, as a DataTable takes it. */
export const pagination = ({ page, sort }: PageAndSort, onView: (patch: Partial<PageAndSort>) => void) => ({
  page,
  onPage: (next: number) => onView({ page: next }),
  sort,
  onSort: (next: string) => onView({ sort: next }),
});
