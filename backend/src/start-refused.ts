/** What is wrong with the surroundings, in one sentence with what to do: printed, then exit code 1. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
