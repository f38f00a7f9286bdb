import type { BankList, Channel } from '../../../gateways/rail/port.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { readBankList, type StoredBankList } from '../../settings/public.ts';
import { type CertificateStanding, standingOf } from '../domain/certificate-standing.ts';
import type { PaymentDeps } from '../domain/payment-deps.ts';

export interface RailStanding {
  readonly certificates: readonly CertificateStanding[];
  readonly lists: readonly { readonly channel: Channel; readonly list: StoredBankList | null }[];
}

/** How the payment rail stands: its certificates, and the bank lists that were kept last. */
export async function readRailStanding(
  ctx: QueryCtx,
  { rail }: Pick<PaymentDeps, 'rail'>,
): Promise<RailStanding> {
  const channels = rail.capabilities().channels.map((one) => one.channel);
  const lists = [];
  for (const channel of channels) {
    lists.push({ channel, list: await readBankList(ctx, channel) });
  }
  return { certificates: standingOf(rail.certificates(), ctx.now), lists };
}

/** The last good list of a channel as the page shows it; null where none was ever kept. */
export async function storedBanks(ctx: QueryCtx, channel: Channel): Promise<BankList | null> {
  const kept = await readBankList(ctx, channel);
  return kept === null ? null : { banks: kept.banks, asOf: kept.checkedAt, stale: true };
}
