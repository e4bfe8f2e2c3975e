interface PageAndSort {
  readonly page: number;
  readonly sort: string;
}

/** Pagination of a view that is kept in the address, as a DataTable takes it. Its query goes through `usePages`. */
export const pagination = ({ page, sort }: PageAndSort, onView: (patch: Partial<PageAndSort>) => void) => ({
  grows: true,
  page,
  onPage: (next: number) => onView({ page: next }),
  sort,
  onSort: (next: string) => onView({ sort: next }),
});
