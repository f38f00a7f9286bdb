import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { migrationsFolder } from '../src/platform/db/migrate.ts';
import { startServerProcess, type TestServer } from './server-process.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/previous-release/${name}`, import.meta.url));
const server = dirname(migrationsFolder);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Made by `scripts/make-earlier-dump.mjs --release`: when, by which key, and an investor's sign-in. */
export interface PreviousRelease {
  readonly made_at: string;
  readonly encryption_key: string;
  readonly email: string;
  readonly password: string;
}

/** The server of the previous release, in a process of its own. */
export type PreviousServer = Pick<TestServer, 'url' | 'stop'>;

export function previousRelease(): PreviousRelease {
  return JSON.parse(fixture('sign-in.json').toString('utf8'));
}

/** What its database held, as statements. */
export function previousDump(): string {
  return brotliDecompressSync(fixture('dump.sql.br')).toString('utf8');
}

/**
 * Starts the previous release on its database, as api and worker.
 * @param databaseUrl for its worker
 * @param migrations the names of those that its version knows
 */
export async function startPreviousServer(
  databaseUrl: string,
  migrations: readonly string[],
): Promise<PreviousServer> {
  const folder = mkdtempSync(join(tmpdir(), 'titian-previous-'));
  const program = unpack(folder, migrations);
  const environment = { ENCRYPTION_KEY: previousRelease().encryption_key };
  const started = await startServerProcess(databaseUrl, environment, [program]);
  return {
    url: started.url,
    async stop() {
      await started.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Lays its build out as a deployment has it; the libraries are those of this checkout. @returns the program */
function unpack(folder: string, migrations: readonly string[]): string {
  const place = join(folder, 'apps/server');
  mkdirSync(join(place, 'dist'), { recursive: true });
  mkdirSync(join(place, 'migrations'));
  const programs: Record<string, string> = JSON.parse(
    brotliDecompressSync(fixture('server.json.br')).toString('utf8'),
  );
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(place, 'dist', name), text);
  }
  for (const name of migrations) {
    symlinkSync(join(migrationsFolder, `${name}.sql`), join(place, 'migrations', `${name}.sql`));
  }
  for (const name of ['legal-texts', 'node_modules', 'package.json']) {
    symlinkSync(join(server, name), join(place, name));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return join(place, 'dist/main.js');
}
