import { onFreePort } from './free-port';

/** A start that is refused so often, for this reason; answers the port it got at last. */
function refusing(times: number, reason: (port: number) => string): { ports: number[]; start: (port: number) => Promise<number> } {
  const ports: number[] = [];
  const start = (port: number): Promise<number> =>
    ports.push(port) > times ? Promise.resolve(port) : Promise.reject(new Error(reason(port)));
  return { ports, start };
}

const taken = (port: number): string => `exit code 1: Port ${port} is taken. Stop the program that uses it or set PORT to another one.`;

test('a start whose port was taken in between gets another one', async () => {
  const { ports, start } = refusing(2, taken);
  expect(await onFreePort(start)).toBe(ports[2]);
  expect(ports).toHaveLength(3);
});

test('a port that is taken each time ends after three', async () => {
  const { ports, start } = refusing(3, taken);
  await expect(onFreePort(start)).rejects.toThrow('is taken');
  expect(ports).toHaveLength(3);
});

test('what fails for another reason is not started again', async () => {
  const { ports, start } = refusing(1, () => 'exit code 1: The build failed.');
  await expect(onFreePort(start)).rejects.toThrow('The build failed.');
  expect(ports).toHaveLength(1);
});
