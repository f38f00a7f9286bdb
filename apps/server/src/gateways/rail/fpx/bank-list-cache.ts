import { type BankList, type Channel, type EnquiryUnknown, type RailBank, RailUnavailable } from '../port.ts';
import { fetchBankList } from './bank-list.ts';
import type { FpxMerchant } from './merchant.ts';

export interface BankListOptions {
  readonly url: string;
  readonly maxAgeMs: number;
  readonly timeoutMs: number;
  readonly now: () => Date;
}

/**
 * Bank lists by merchant and channel, fetched again after maxAgeMs; when the exchange does not answer, the
 * last good list is used (FPX-12). Concurrent callers share one request.
 */
export function cachedBankLists(
  options: BankListOptions,
): (merchant: FpxMerchant, channel: Channel) => Promise<BankList> {
  const good = new Map<string, BankList>();
  const running = new Map<string, Promise<BankList>>();
  return async (merchant, channel) => {
    const key = `${merchant.name} ${channel}`;
    const known = good.get(key);
    if (known !== undefined && options.now().getTime() - known.asOf.getTime() < options.maxAgeMs) {
      return known;
    }
    const request = running.get(key) ?? refresh(merchant, channel);
    running.set(key, request);
    return request;
  };

  async function refresh(merchant: FpxMerchant, channel: Channel): Promise<BankList> {
    const key = `${merchant.name} ${channel}`;
    try {
      const list = toList(await fetchBankList(merchant, channel, options), good.get(key), options.now());
      good.set(key, { ...list, stale: false });
      return list;
    } finally {
      running.delete(key);
    }
  }
}

function toList(
  answer: readonly RailBank[] | EnquiryUnknown,
  last: BankList | undefined,
  now: Date,
): BankList {
  if (!('cause' in answer)) {
    return { banks: answer, asOf: now, stale: false };
  }
  if (last === undefined) {
    throw new RailUnavailable(`FPX sent no bank list (${answer.cause}): ${answer.detail}`);
  }
  return { ...last, stale: true };
}
