/** Loaded into the API's process: it stops in order when the start that supervises it is gone, even by `kill -9`. */
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 10_000).unref();
  // To itself, as a signal of the system would end it at once on Windows.
  process.emit('SIGTERM', 'SIGTERM');
});
