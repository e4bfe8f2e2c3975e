/** The CSV files that administrators can download (docs/spec/calls.md), each with the texts of its button and its toast. */
export const CSV_FILES = {
  appointments: {
    address: '/api/export/appointments/csv',
    label: 'Export Appointments CSV',
    started: 'Your download of all appointments has started.',
  },
  leads: {
    address: '/api/export/leads/csv',
    label: 'Export Leads CSV',
    started: 'Your download of all leads has started.',
  },
} as const;

/** Where a list is filtered, its file holds what the filters show. */
export const FILTERED_CSV = {
  label: 'Export filtered CSV',
  started: 'Your download of the filtered list has started.',
} as const;

export type CsvFile = keyof typeof CSV_FILES;
