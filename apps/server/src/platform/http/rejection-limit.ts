import { AppError } from '../errors.ts';
import { networkAddress } from './network-address.ts';

const MINUTE_MS = 60_000;
/** More networks are not remembered in a minute; the oldest goes. */
const NETWORKS_MAX = 10_000;

/** Limits the calls of a network that are rejected before their handler, where accepted calls have no limit. */
export interface RejectionLimit {
  /**
   * Runs the checks of a call.
   * @throws AppError `rate_limited`, without running them, where the network's rejections of this minute are used up
   */
  run<Result>(ip: string, check: () => Promise<Result>): Promise<Result>;
}

/** @param maxPerMinute rejected calls of a network in a minute; calls that pass their checks are not counted */
export function createRejectionLimit(maxPerMinute: number, now: () => Date): RejectionLimit {
  let minute = 0;
  let rejected = new Map<string, number>();
  return {
    async run(ip, check) {
      const at = Math.floor(now().getTime() / MINUTE_MS);
      if (at !== minute) {
        minute = at;
        rejected = new Map();
      }
      const network = networkAddress(ip);
      if ((rejected.get(network) ?? 0) >= maxPerMinute) {
        throw new AppError('rate_limited');
      }
      try {
        return await check();
      } catch (error) {
        const count = (rejected.get(network) ?? 0) + 1;
        rejected.delete(network);
        rejected.set(network, count);
        const [oldest] = rejected.keys();
        if (rejected.size > NETWORKS_MAX && oldest !== undefined) {
          rejected.delete(oldest);
        }
        throw error;
      }
    },
  };
}
