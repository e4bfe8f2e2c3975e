/** A run that begins from here on, to its end: one that a call has begun (of a code, say) has perhaps missed what was just written. */
export async function runAnew(job: { run(): Promise<void> }): Promise<void> {
  await job.run();
  await job.run();
}
