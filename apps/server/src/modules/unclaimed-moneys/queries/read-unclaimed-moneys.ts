import type { UnclaimedState } from '@titian/contracts/unclaimed-moneys';
import type { QueryCtx } from '../../../platform/context.ts';
import { cursorAt, type Place, placeAt } from '../../../platform/db/keyset.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { type Investor, readInvestors } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import { noticeHorizon, type UnclaimedMoney, unclaimedTerms } from '../domain/unclaimed-money.ts';
import {
  listUnclaimed,
  sumUnclaimed,
  type UnclaimedFilter,
  type UnclaimedTotals,
} from '../store/unclaimed-moneys.ts';

/** Unclaimed money with whose it is. */
export interface NamedMoney {
  readonly money: UnclaimedMoney;
  readonly customer: Investor;
  /** Its payment to the Registrar is proposed, or the cancellation of one. */
  readonly isProposed: boolean;
}

export interface UnclaimedPage extends Page<NamedMoney> {
  readonly totals: UnclaimedTotals;
  readonly periodYears: number;
  readonly noticeMonths: number;
}

/**
 * A page of the cash that becomes unclaimed money within the lead time, or has become so, whose period ends first on top,
 * with the totals of all that match (CMP-8).
 * @throws FieldError on cursor
 */
export async function readUnclaimed(
  ctx: QueryCtx,
  query: {
    readonly state?: UnclaimedState | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<UnclaimedPage> {
  const filter = await unclaimedFilter(ctx, query.state);
  const after = placeAt(query.cursor, 'text');
  const found = await listUnclaimed(ctx.reader, filter, { after, limit: query.limit + 1 });
  const page = pageOf(found, query.limit, (last) => cursorAt(placeOfMoney(last)));
  const { unclaimedMoneyYears: periodYears, unclaimedNoticeMonths: noticeMonths } = await readSettings(ctx);
  return {
    ...{ nextCursor: page.nextCursor, rows: await withOwners(ctx, page.rows) },
    ...{ totals: await sumUnclaimed(ctx.reader, filter), periodYears, noticeMonths },
  };
}

/** What is listed today, by the settings of today. */
export async function unclaimedFilter(
  ctx: QueryCtx,
  state: UnclaimedState | undefined,
): Promise<UnclaimedFilter> {
  const terms = unclaimedTerms(await readSettings(ctx));
  const today = ctx.businessDate;
  return { terms, until: noticeHorizon(terms, today), state: state ?? null, today };
}

/** Where a page that ended with a row continues. */
export function placeOfMoney({ unclaimedOn, customerId, payment }: UnclaimedMoney): Place {
  return { key: unclaimedOn, id: payment?.id ?? customerId };
}

export async function withOwners(ctx: QueryCtx, rows: readonly UnclaimedMoney[]): Promise<NamedMoney[]> {
  const ids = rows.map((one) => one.customerId);
  const customers = await readInvestors(ctx, ids);
  const payments = rows.flatMap(({ payment }) => payment?.id ?? []);
  const proposed = await subjectsWithProposal(ctx, 'unclaimed_payment', ids);
  const cancelling = await subjectsWithProposal(ctx, 'unclaimed_payment_cancellation', payments);
  return rows.flatMap((money) => {
    const customer = customers.get(money.customerId);
    const { customerId, payment } = money;
    const isProposed = payment === null ? proposed.has(customerId) : cancelling.has(payment.id);
    return customer === undefined ? [] : [{ money, customer, isProposed }];
  });
}
