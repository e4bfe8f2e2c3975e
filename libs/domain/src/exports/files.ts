/** The CSV files that an admin can download (docs/spec/calls.md), each with the texts of its button and its toast. */
export const CSV_FILES = {
  appointments: {
    address: '/api/export/appointments/csv',
    label: 'Export Appointments CSV',
    started: 'The file of all appointments is on its way.',
  },
  leads: { address: '/api/export/leads/csv', label: 'Export Leads CSV', started: 'The file of all leads is on its way.' },
} as const;

export type CsvFile = keyof typeof CSV_FILES;
