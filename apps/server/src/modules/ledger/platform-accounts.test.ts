import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { type PlatformAccountKind, platformAccount } from './public.ts';

/** In the order of their migrations. Numbers of accounts in use are fixed: new ones are appended. */
const MADE = [
  ...(['trust_bank', 'operating_bank', 'receipts_clearing', 'withdrawals_in_transit'] as const),
  ...([
    'disbursements_in_transit',
    'fee_income',
    'service_tax',
    'withholding_tax',
    'recovery_costs',
  ] as const),
  ...(['charity', 'guarantor_payable', 'marketing', 'sweeps_in_transit', 'remittances_in_transit'] as const),
  ...(['platform_equity', 'service_tax_payable', 'withholding_tax_payable', 'trust_profit'] as const),
  ...(['unclaimed_moneys'] as const),
] satisfies readonly PlatformAccountKind[];

let place: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  place = await createTestDatabase();
  const log = createLog('silent');
  database = openDatabase({ url: place.workerUrl, log, maxConnections: 1, statementTimeoutMs: 5000 });
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

it('keeps the number of every platform account, and appends new ones', () => {
  expect(MADE.map(platformAccount)).toEqual(
    MADE.map((_kind, index) => `00000000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`),
  );
});

it('names every platform account of the database by its own id, and no other', async () => {
  const rows = await database.reader.db
    .selectFrom('accounts')
    .select(['kind', 'id'])
    .where('owner_id', 'is', null)
    .orderBy('id')
    .execute();
  expect(rows.length).toBeGreaterThanOrEqual(MADE.length);
  expect(rows).toEqual(rows.map(({ kind }) => ({ kind, id: platformAccount(kind as PlatformAccountKind) })));
  expect(rows.slice(0, MADE.length).map((row) => row.kind)).toEqual(MADE);
});
