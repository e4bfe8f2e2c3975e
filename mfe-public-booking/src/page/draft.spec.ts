import { draftStore, EMPTY } from './draft';

const full: Storage['setItem'] = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

it('survives a reload of the page, for each hospital on its own', () => {
  draftStore('lotus', sessionStorage).set({ visitor: { ...EMPTY.visitor, name: 'Asha' } });
  expect(draftStore('lotus', sessionStorage).get().visitor.name).toBe('Asha');
  expect(draftStore('other', sessionStorage).get()).toEqual(EMPTY);
});

it('works without a storage, with a full one and with spoilt content', () => {
  const memory = draftStore('lotus', null);
  memory.set({ booked: null });
  expect(memory.get()).toEqual(EMPTY);
  const filled = draftStore('lotus', { getItem: () => null, setItem: full });
  filled.set({ visitor: { ...EMPTY.visitor, name: 'Asha' } });
  expect(filled.get().visitor.name).toBe('Asha');
  expect(draftStore('lotus', { getItem: () => '{not json', setItem: full }).get()).toEqual(EMPTY);
});
