import { defineMfe } from '@arogya/platform';
import nav from './nav.json';
import { BookingPagesPage } from './staff/booking-pages-page';

export default defineMfe({ name: 'mfe-public-booking', nav, pages: { '/booking-pages': <BookingPagesPage /> } });
