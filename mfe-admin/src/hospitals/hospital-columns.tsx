import { bookingPath } from '@arogya/domain/hospitals/slug';
import { ContactCell } from '@arogya/ui/table/contact-cell';
import type { Column } from '@arogya/ui/table/data-table';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import type { Hospital } from '@arogya/api/hospitals';

function BookingLink({ slug }: { slug: string }) {
  return (
    <a className="ad-booking-link" href={bookingPath(slug)} title={bookingPath(slug)} target="_blank" rel="noopener noreferrer">
      {bookingPath(slug)}
    </a>
  );
}

export const HOSPITAL_COLUMNS: readonly Column<Hospital>[] = [
  {
    key: 'name',
    title: 'Hospital',
    sort: true,
    card: 'title',
    width: 250,
    render: (row) => <PersonCell name={row.name} detail={row.type} />,
  },
  { key: 'city', title: 'City', sort: true, width: 120, render: (row) => row.city },
  { key: 'contact', title: 'Contact', card: 'hidden', width: 210, render: (row) => <ContactCell phone={row.phone} email={row.email} /> },
  { key: 'link', title: 'Booking link', card: 'hidden', width: 190, render: (row) => <BookingLink slug={row.bookingSlug} /> },
  { key: 'isActive', title: 'Status', card: 'first', width: 110, render: (row) => <ActiveTag active={row.isActive} /> },
];
