import type { QueryCtx } from '../../../platform/context.ts';
import { type Bank, isActive } from '../domain/bank.ts';
import { cached } from '../domain/cached.ts';
import { listBanks } from '../store.ts';

const banks = cached<readonly Bank[]>(async (ctx) => {
  const rows = await listBanks(ctx.reader);
  return rows.map((row) => ({
    bic: row.bic,
    name: row.name,
    fpxPersonal: row.fpx_b2c,
    fpxCorporate: row.fpx_b2b1,
    isActive: isActive([...row.fpx_b2c, ...row.fpx_b2b1], onlineOf(row.online)),
  }));
});

function onlineOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

/** All banks that customers may have an account with, by name. */
export function readBanks(ctx: QueryCtx): Promise<readonly Bank[]> {
  return banks.read(ctx, 'all');
}

/** The bank of a BIC, or null. */
export async function bankByBic(ctx: QueryCtx, bic: string): Promise<Bank | null> {
  return (await readBanks(ctx)).find((one) => one.bic === bic) ?? null;
}

/** The bank that takes part in FPX under an id, personal or corporate, or null. */
export async function bankByFpxId(ctx: QueryCtx, fpxId: string): Promise<Bank | null> {
  const all = await readBanks(ctx);
  return all.find((one) => [...one.fpxPersonal, ...one.fpxCorporate].includes(fpxId)) ?? null;
}
