/**
 * A program for tests of `startProgram`; its first argument says how it behaves:
 * `ready` says so and stops when told, `deaf` ignores being told, `fail` dies at once, `print` prints two lines and ends.
 */
const [behaviour = 'ready', marker = ''] = process.argv.slice(2);
const keepAlive = setInterval(() => undefined, 1_000);

if (behaviour === 'fail') {
  process.stderr.write('it went wrong here\n');
  process.exit(3);
}
if (behaviour === 'print') {
  process.stdout.write(`one ${process.env.GREETING ?? ''}\ntwo\n`);
  clearInterval(keepAlive);
} else {
  process.on('SIGTERM', () => {
    if (behaviour === 'deaf') return;
    process.stdout.write(`stopping ${marker}\n`);
    process.exit(0);
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.({ ready: true, port: 4321 });
}
