import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { superuserUrl } from '@titian/launcher/embedded-postgres/databases';
import { type RunningPostgres, startPostgres } from '@titian/launcher/embedded-postgres/start-postgres';
import { withClient } from '../src/platform/db/client.ts';

const DATABASE = 'pair';

/** A database and its standby, each a server of its own. */
export interface StandbyPair {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Changes something on the primary. */
  write(statement: string): Promise<void>;
  /** Holds the standby where it is. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStandbyPair(): Promise<StandbyPair> {
  const folder = mkdtempSync(join(tmpdir(), 'titian-pair-'));
  chmodSync(folder, 0o755);
  const [primaryDir, standbyDir] = [join(folder, 'primary'), join(folder, 'standby')];
  const first = await startPostgres({ dataDir: primaryDir, databases: [DATABASE] });
  await first.stop();
  // A cluster that was stopped cleanly is a base backup of itself.
  cpSync(primaryDir, standbyDir, { recursive: true });
  chmodSync(join(standbyDir, 'cluster'), 0o700);
  writeFileSync(join(standbyDir, 'cluster', 'standby.signal'), '');
  const primary = await startPostgres({ dataDir: primaryDir, databases: [] });
  const { username, password, port } = new URL(superuserUrl(primary.url(DATABASE)));
  const conninfo = `host=127.0.0.1 port=${port} user=${username} password=${decodeURIComponent(password)}`;
  const settings = { primary_conninfo: conninfo };
  let standby: RunningPostgres = await startPostgres({ dataDir: standbyDir, databases: [], settings });
  const asSuperuser = (server: RunningPostgres, statement: string) =>
    withClient(superuserUrl(server.url(DATABASE)), async (client) => void (await client.query(statement)));
  return {
    primaryUrl: primary.url(DATABASE),
    standbyUrl: standby.url(DATABASE),
    write: (statement) => asSuperuser(primary, statement),
    pauseReplay: () => asSuperuser(standby, 'select pg_wal_replay_pause()'),
    resumeReplay: () => asSuperuser(standby, 'select pg_wal_replay_resume()'),
    stopStandby: () => standby.stop(),
    async startStandby() {
      standby = await startPostgres({
        ...{ dataDir: standbyDir, databases: [], settings },
        preferredPort: standby.port,
      });
    },
    async stop() {
      await standby.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
