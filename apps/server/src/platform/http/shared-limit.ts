import type { Endpoint } from '@titian/contracts/endpoint';
import { later } from '../clock.ts';
import { type Ctx, systemActor } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Periodic } from '../periodic.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { networkAddress } from './network-address.ts';
import { rateLimitOf } from './rates.ts';

type Rate = NonNullable<Endpoint['rate']>;

/** Guesses, mails and long reports; the other limits guard what one process can do, and each process counts its own. */
const sharedRates: readonly Rate[] = ['sign_in', 'mail', 'report'];

const SWEEP_EVERY_MS = 60_000;
const SCOPE = { actor: systemActor, dateShiftDays: 0, requestId: null } as const;

const COUNT = {
  name: 'platform_count_request',
  text: `insert into request_counts as known (key_hash, requests, ends_at) values ($1, 1, $2)
    on conflict (key_hash) do update set
      requests = case when known.ends_at <= $3 then 1 else known.requests + 1 end,
      ends_at = case when known.ends_at <= $3 then excluded.ends_at else known.ends_at end
    returning requests, ends_at`,
};

/** The limit of a route by address over all processes of the product. */
export interface SharedLimit {
  /**
   * Counts one request, which the limit of this process has let pass.
   * @throws AppError `rate_limited` saying after how many seconds to come back
   */
  count(route: string, rate: Rate, ip: string): Promise<void>;
}

/** @param factor loosens the limits outside production, as those of one process */
export function createSharedLimit(work: UnitOfWork, factor: number): SharedLimit {
  return {
    async count(route, rate, ip) {
      const limit = rateLimitOf(rate, factor);
      if (limit === false || !sharedRates.includes(rate)) {
        return;
      }
      const counted = await work.command(SCOPE, (ctx) =>
        countRequest(ctx, `${route}\0${networkAddress(ip)}`, limit.timeWindow),
      );
      if (counted.requests > limit.max) {
        const leftMs = counted.ends_at.getTime() - work.clock.now().getTime();
        throw new AppError('rate_limited', { retry_after: Math.max(1, Math.ceil(leftMs / 1_000)) });
      }
    },
  };
}

/** Addresses are personal data: only a keyed hash of them is stored. */
async function countRequest(ctx: Ctx, key: string, windowMs: number) {
  const hash = ctx.fieldEncryption.keyedHash('requests', key);
  const values = [hash, later(ctx.now, windowMs), ctx.now];
  const [row] = await ctx.tx.run<{ requests: number; ends_at: Date }>(COUNT, values);
  if (row === undefined) {
    throw new Error('a request was not counted');
  }
  return row;
}

/** Removes counts whose window is over. */
export function requestCountSweep(work: UnitOfWork): Periodic {
  return {
    name: 'request counts',
    everyMs: SWEEP_EVERY_MS,
    run: () =>
      work.command(SCOPE, async (ctx) => {
        await ctx.tx.db.deleteFrom('request_counts').where('ends_at', '<=', ctx.now).execute();
      }),
  };
}
