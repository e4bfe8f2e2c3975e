import { firstCall } from './first-call';

const callOf = (...scopes: Parameters<typeof firstCall>[2]): string => firstCall('https://care.example.in', 'adi_x', scopes);

it('asks for the first list that the scopes open', () => {
  expect(callOf('leads:write', 'leads:read', 'directory:read')).toBe(
    'curl -H "Authorization: Bearer adi_x" "https://care.example.in/api/leads?pageSize=5"',
  );
  expect(callOf('directory:read')).toContain('/api/doctors?pageSize=5');
});

it('asks what the key is good for where they open none', () => {
  expect(callOf('leads:write')).toContain('"https://care.example.in/api/integrations/me"');
});
