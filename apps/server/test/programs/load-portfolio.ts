/**
 * `tsx load-portfolio.ts <data folder> <notes>`: gives a new investor of a running product so many running notes, and
 * prints the token of a session as JSON.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { loginUrl } from '@titian/launcher/keys/database-login';
import { ensureKeys } from '@titian/launcher/keys/key-files';
import pg from 'pg';
import { compose } from '../../src/compose.ts';
import { readConfig } from '../../src/platform/config.ts';
import { loadInvestors } from '../bulk-load.ts';
import { EACH_SEN, scope } from '../issued-note.ts';
import { loadPortfolio } from '../portfolio.ts';

const NOWHERE = 'http://127.0.0.1:9';

const [dataDir = '', count = ''] = process.argv.slice(2);
const notes = Number(count);
const run: { readonly databaseUrl: string } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
const keys = await ensureKeys(join(dataDir, 'keys'));
const titian = await compose(
  readConfig({
    TITIAN_ENV: 'test',
    DATABASE_URL: loginUrl(run.databaseUrl, 'titian_worker', keys.workerDatabasePassword),
    DATABASE_CONNECTIONS: '2',
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: keys.encryptionKey,
    SMTP_URL: 'smtp://127.0.0.1:9',
    FPX_BASE_URL: NOWHERE,
    FPX_EXCHANGE_ID: 'EX00012345',
    FPX_SELLER_ID: 'SE00012345',
    FPX_PRIVATE_KEY_FILE: keys.merchantKeyFile,
    FPX_CERT_FILES: keys.fpxCertificateFile,
    PAYOUT_BASE_URL: NOWHERE,
    LOG_LEVEL: 'error',
  }),
);
// The notes are of the past: what counts a day that is over has to have counted it before they come.
const yesterday = addDays(malaysiaDay(titian.work.clock.now()), -1);
await titian.jobs.end_of_day?.({ day: yesterday }, scope);
const [investor] = await loadInvestors(titian.work, 1, EACH_SEN * BigInt(notes));
if (investor === undefined) {
  throw new Error('no investor was loaded');
}
await loadPortfolio(titian.work, investor, notes);
await titian.close();
// As the database's owner: without it the planner takes every table for small.
const owner = new pg.Client({ connectionString: run.databaseUrl });
await owner.connect();
await owner.query('analyze');
await owner.end();
process.stdout.write(`${JSON.stringify({ token: investor.token })}\n`);
