import { SHIPPED_CITIES, SHIPPED_STATES } from '../reference/shipped/places';
import { demoId } from './chance';

export const stateId = (code: string): string => demoId(`state ${code}`, 0);

export const demoStates = () => SHIPPED_STATES.map(({ name, code }) => ({ id: stateId(code), name, code, country: 'India' }));

/** The largest: those with a pincode. */
export const demoCities = () =>
  SHIPPED_CITIES.filter(({ pincode }) => pincode).map(({ name, stateCode, pincode }) => ({
    id: demoId(`city ${name}`, 0),
    name,
    state_id: stateId(stateCode),
    pincode,
  }));
