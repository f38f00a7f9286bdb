/**
 * A program for tests of `startProgram`; its first argument says how it behaves:
 * `ready` reports it and stops when signalled, `lets-go` only clears its own work and leaves the channel to its parent,
 * `fail` ends at once with an error, `print` prints two lines and ends.
 */
const [behaviour = 'ready'] = process.argv.slice(2);
const idleTimer = setInterval(() => undefined, 1_000);

if (behaviour === 'fail') {
  process.stderr.write('it went wrong here\n');
  process.exit(3);
}
if (behaviour === 'print') {
  process.stdout.write(`one ${process.env.GREETING ?? ''}\ntwo\n`);
  clearInterval(idleTimer);
} else {
  let stopped = false;
  // The signal and the closed channel may arrive in either order; the first one stops it.
  const stop = () => {
    if (!stopped) process.stdout.write('stopping\n');
    stopped = true;
    clearInterval(idleTimer);
    if (behaviour !== 'lets-go') process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.once('disconnect', stop);
  process.send?.({ ready: true, port: 4321 });
}
