/** The program of whoever runs the tests: `npm start` is theirs. */
export function machineNode(): string;
