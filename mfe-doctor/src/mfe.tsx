import { defineMfe } from '@arogya/platform';
import nav from './nav.json';

export default defineMfe({ name: 'mfe-doctor', nav, pages: {} });
