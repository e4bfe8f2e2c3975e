/** Imported first: an older Node stops here, with a sentence instead of a stack. */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `ArogyaDesk needs Node 20.19 or newer, this is Node ${process.versions.node}: install a newer one and run the command again.`,
  );
  process.exit(1);
}
