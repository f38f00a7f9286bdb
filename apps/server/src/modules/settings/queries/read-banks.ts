import { z } from 'zod';
import type { QueryCtx } from '../../../platform/context.ts';
import {
  type Bank,
  type BankChannel,
  isActive,
  type ListedBank,
  type OnlineByChannel,
} from '../domain/bank.ts';
import { cached } from '../domain/cached.ts';
import { listBanks } from '../store.ts';

const stored = z.partialRecord(
  z.enum(['b2c', 'b2b1']),
  z.array(z.object({ id: z.string(), name: z.string(), online: z.boolean() })),
);

const banks = cached<readonly Bank[]>(async (ctx) => {
  const rows = await listBanks(ctx.reader);
  return rows.map(({ bic, name, fpxIds, online }) => ({
    ...{ bic, name },
    fpxPersonal: fpxIds.b2c,
    fpxCorporate: fpxIds.b2b1,
    isActive: isActive(fpxIds, onlineOf(online)),
  }));
});

function onlineOf(json: unknown): OnlineByChannel {
  const parsed = stored.safeParse(json);
  return parsed.success ? parsed.data : {};
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

/** The last good list of a channel, and when the exchange gave it. */
export interface StoredBankList {
  readonly banks: readonly ListedBank[];
  readonly checkedAt: Date;
}

/** The last valid list of a channel, by display name; null where none was ever stored. */
export async function readBankList(ctx: QueryCtx, channel: BankChannel): Promise<StoredBankList | null> {
  const rows = await listBanks(ctx.reader);
  const known = rows.flatMap(({ online, checkedAt }) => {
    const listed = onlineOf(online)[channel];
    return listed === undefined || checkedAt === null ? [] : [{ listed, checkedAt }];
  });
  const [first] = known.map((one) => one.checkedAt).sort((a, b) => b.getTime() - a.getTime());
  return first === undefined
    ? null
    : {
        banks: known.flatMap((one) => one.listed).sort((a, b) => a.name.localeCompare(b.name, 'en')),
        checkedAt: first,
      };
}
