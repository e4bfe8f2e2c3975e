import { defineMfe } from '@arogya/platform';
import nav from './nav.json';

export default defineMfe({ name: 'mfe-public-booking', nav, pages: {} });
