import type { BankList, Channel } from '../../../gateways/rail/port.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { readBankList, type StoredBankList } from '../../settings/public.ts';
import { type CertificateStatus, certificateStatuses } from '../domain/certificate-status.ts';
import type { PaymentDeps } from '../domain/payment-deps.ts';

export interface RailStatus {
  readonly certificates: readonly CertificateStatus[];
  readonly lists: readonly { readonly channel: Channel; readonly list: StoredBankList | null }[];
}

/** The status of the payment rail: its certificates, and the bank lists stored last. */
export async function readRailStatus(
  ctx: QueryCtx,
  { rail }: Pick<PaymentDeps, 'rail'>,
): Promise<RailStatus> {
  const channels = rail.capabilities().channels.map((one) => one.channel);
  const lists = [];
  for (const channel of channels) {
    lists.push({ channel, list: await readBankList(ctx, channel) });
  }
  return { certificates: certificateStatuses(rail.certificates(), ctx.now), lists };
}

/** The last valid list of a channel as the page shows it; null where none was ever stored. */
export async function storedBanks(ctx: QueryCtx, channel: Channel): Promise<BankList | null> {
  const stored = await readBankList(ctx, channel);
  return stored === null ? null : { banks: stored.banks, asOf: stored.checkedAt, stale: true };
}
