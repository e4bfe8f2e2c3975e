import { warningAboutNode } from './old-node';

it('a Node without security fixes is named, with the one to take', () => {
  expect(warningAboutNode('20.20.2')).toBe(
    'Node 20.20.2 gets no security fixes any more: run the server with Node 24, or with 22 at least.',
  );
});

it.each(['22.0.0', '24.21.0', '26.10.0'])('nothing is said of Node %s', (version) => {
  expect(warningAboutNode(version)).toBeNull();
});
