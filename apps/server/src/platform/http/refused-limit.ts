import { AppError } from '../errors.ts';
import { networkAddress } from './network-address.ts';

const MINUTE_MS = 60_000;
/** More networks are not remembered in a minute; the oldest goes. */
const NETWORKS_MAX = 10_000;

/** Limits the calls of a network that are refused before their handler, where accepted calls have no limit. */
export interface RefusedLimit {
  /**
   * Runs the checks of a call.
   * @throws AppError `rate_limited`, without running them, where the network's refusals of this minute are used up
   */
  run<Result>(ip: string, check: () => Promise<Result>): Promise<Result>;
}

/** @param maxPerMinute refused calls of a network in a minute; calls that pass their checks are not counted */
export function createRefusedLimit(maxPerMinute: number, now: () => Date): RefusedLimit {
  let minute = 0;
  let refused = new Map<string, number>();
  return {
    async run(ip, check) {
      const at = Math.floor(now().getTime() / MINUTE_MS);
      if (at !== minute) {
        minute = at;
        refused = new Map();
      }
      const network = networkAddress(ip);
      if ((refused.get(network) ?? 0) >= maxPerMinute) {
        throw new AppError('rate_limited');
      }
      try {
        return await check();
      } catch (error) {
        const count = (refused.get(network) ?? 0) + 1;
        refused.delete(network);
        refused.set(network, count);
        const [oldest] = refused.keys();
        if (refused.size > NETWORKS_MAX && oldest !== undefined) {
          refused.delete(oldest);
        }
        throw error;
      }
    },
  };
}
