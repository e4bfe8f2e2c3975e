import { contextText, SYSTEM, visitorContext } from './request-context';
import { requestContextOf, type Actor, type StaffRequest } from './access/actor';

const actor: Actor = {
  id: 'user-1',
  username: 'asha',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  profileImageUrl: null,
  role: 'agent',
  hospitalId: null,
  hospital: null,
  opensWith: [],
  mustChangePassword: false,
  hasSecondFactor: false,
  scope: 'all',
  session: 'session-1',
  requestId: 'request-1',
  network: 'network-1',
};
const request = (fields: object): StaffRequest => ({ id: 'request-1', ...fields }) as StaffRequest;

describe('who acts', () => {
  it('is the actor of a request; without one, a visitor with the id of the request', () => {
    expect(requestContextOf(request({ actor }))).toBe(actor);
    expect(requestContextOf(request({}))).toEqual({ role: 'visitor', requestId: 'request-1' });
  });

  it('reaches the database as five fields, whatever else is known of them', () => {
    const five = { id: 'user-1', username: 'asha', role: 'agent', hospitalId: null, requestId: 'request-1' };
    expect(JSON.parse(contextText(actor))).toEqual(five);
    expect(JSON.parse(contextText(visitorContext('request-1')))).toEqual({ role: 'visitor', requestId: 'request-1' });
  });

  it('is nobody when the server acts by itself', () => {
    expect(contextText(SYSTEM)).toBe('');
  });
});
