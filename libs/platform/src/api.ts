import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** One tag per module of the API: a change in a module refetches its lists. */
export const TAGS = [
  'session',
  'auth',
  'hospitals',
  'hospital',
  'doctors',
  'patients',
  'appointments',
  'booking',
  'calendars',
  'reference',
  'leads',
  'enquiries',
  'users',
  'releases',
  'integrations',
  'stats',
  'notifications',
  'messages',
  'services',
  'specialties',
  'states',
  'cities',
  'exports',
  'health',
  'setup',
] as const;
export type Tag = (typeof TAGS)[number];

/**
 * The one API of the browser, without endpoints: libs/api injects the generated ones, bundle by bundle.
 * Data is never stale, nothing is retried or refetched on focus, unused data is kept 5 minutes
 * (docs/spec/numbers.md).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
