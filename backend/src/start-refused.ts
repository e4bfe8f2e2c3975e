/** Something outside the program prevents the start. One sentence says what to do: it is printed, then exit code 1. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
