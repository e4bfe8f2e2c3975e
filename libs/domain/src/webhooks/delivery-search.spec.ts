import { DELIVERY_SEARCH_WRONG, deliverySearchRule, soughtDelivery } from './delivery-search';

describe('a search for a delivery', () => {
  it.each([
    ['evt_3xQ0y1ZPsm7mKcV9d2bT-_', 'change', 'evt_3xQ0y1ZPsm7mKcV9d2bT-_'],
    ['  evt_3xQ0y1ZPsm7mKcV9d2bTfA\n', 'change', 'evt_3xQ0y1ZPsm7mKcV9d2bTfA'],
    ['8F14E45F-CEEA-467F-A8D9-1C2A5D4E9B10', 'record', '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10'],
    ['4711', 'delivery', '4711'],
  ])('takes %j as the id of a %s', (typed, by, id) => {
    expect(soughtDelivery(typed)).toEqual({ by, id });
    expect(deliverySearchRule.check(typed)).toBeNull();
  });

  it.each([
    'evt_',
    'evt_3xQ0y1ZPsm7mKcV9d2bT',
    'EVT_3xQ0y1ZPsm7mKcV9d2bTfA',
    '8f14e45f',
    'lead.created',
    '-1',
    '1.5',
    '9'.repeat(19),
    '%',
    '٤٧١١',
  ])('refuses %j, and says which ids there are', (typed) => expect(deliverySearchRule.check(typed)).toBe(DELIVERY_SEARCH_WRONG));
});
