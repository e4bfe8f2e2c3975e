/** A run that begins from here on, to its end: one that is under way has perhaps missed what was just written. */
export async function runAnew(job: { run(): Promise<void> }): Promise<void> {
  await job.run();
  await job.run();
}
