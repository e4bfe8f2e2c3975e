import type { GetIntegrationApiResponse, Integration, IntegrationKey, ListIntegrationsApiResponse } from '@arogya/api/integrations';
import { get, type Answer } from '@arogya/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';

export const AT = '2026-11-20T04:35:00.000Z';
export const KEY: IntegrationKey = {
  id: 'b0000000-0000-4000-8000-000000000001',
  label: 'Web server',
  createdAt: AT,
  createdBy: 'admin',
  expiresAt: '2999-01-01T00:00:00.000Z',
  revokedAt: null,
  usedAt: AT,
};
const REVOKED: IntegrationKey = {
  ...KEY,
  id: 'b0000000-0000-4000-8000-000000000002',
  label: 'Old server',
  revokedAt: AT,
  usedAt: null,
};
export const SITE: Integration = {
  id: 'a0000000-0000-4000-8000-000000000001',
  name: 'Website',
  purpose: 'Leads of the website',
  recipient: 'City Care Hospitals',
  hospital: { id: 'h', name: 'Apollo' },
  scopes: ['leads:read', 'leads:write'],
  perMinute: 600,
  networks: [],
  isActive: true,
  keys: [KEY, REVOKED],
  version: 3,
  createdAt: AT,
  updatedAt: AT,
};
export const CALLS: Integration = {
  ...SITE,
  id: 'a0000000-0000-4000-8000-000000000002',
  name: 'Call centre',
  hospital: null,
  isActive: false,
  keys: [],
};
/** What the server answers where there are these: the list, and each of them. */
export const withIntegrations = (...all: readonly Integration[]): Answer[] => [
  get<ListIntegrationsApiResponse>('/integrations', [...all], { total: all.length }),
  get<GetIntegrationApiResponse | undefined>('/integrations/:id', ({ path }) => all.find(({ id }) => path.endsWith(id))),
];

/** In jsdom all dialogs of antd have the title of the first one as their name. */
export const dialogOf = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.getAllByRole('dialog').find(({ textContent }) => textContent?.startsWith(title));
    if (!found) throw new Error(`There is no dialog ${title}`);
    return found;
  });
