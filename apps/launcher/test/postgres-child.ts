/**
 * A program for tests: starts PostgreSQL in the folder given as argument, prints one JSON line
 * {ok, url, pid} or {ok, message}, and stops when its input ends.
 */
import { startPostgres } from '../src/embedded-postgres/start-postgres.ts';
import { messageOf } from '../src/errors.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const postgres = await startPostgres({ dataDir, databases: ['titian'] });
  say({ ok: true, url: postgres.url('titian'), pid: postgres.pid });
  process.stdin.resume().once('end', () => void postgres.stop());
} catch (error) {
  say({ ok: false, message: messageOf(error) });
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
