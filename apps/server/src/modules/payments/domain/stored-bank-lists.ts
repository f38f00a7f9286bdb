import {
  type BankList,
  type Channel,
  type PaymentRail,
  RailUnavailable,
} from '../../../gateways/rail/port.ts';

/**
 * A rail whose last valid bank lists outlive the process: where the exchange has not answered since the start, the
 * stored list is used (FPX-12).
 * @param kept the stored list of a channel, or null
 */
export function withStoredBankLists(
  rail: PaymentRail,
  stored: (channel: Channel) => Promise<BankList | null>,
): PaymentRail {
  return {
    ...rail,
    async listBanks(merchant, channel) {
      try {
        return await rail.listBanks(merchant, channel);
      } catch (error) {
        const last = error instanceof RailUnavailable ? await stored(channel) : null;
        if (last === null) {
          throw error;
        }
        return last;
      }
    },
  };
}
