import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { rateBps, rateToText } from '@titian/finance/rate';
import { type Sen, sen, senToText, subtractSen, sumSen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { accountBalance } from '../../ledger/public.ts';
import {
  type HeldGroup,
  type HeldTraits,
  industryName,
  issuerNumber,
  portfolioOf,
  readPosition,
} from '../../notes/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { accountXirr } from '../domain/account-return.ts';
import { type Flow, ownMoney } from '../domain/flow.ts';
import { allocate, outstandingWhere, type Slice, weightedRateBps } from '../domain/portfolio.ts';
import { expectedLosses } from './expected-losses.ts';
import { flowsOf } from './investor-flows.ts';

type Stats = ParsedApi['dashboardInvestorStats']['response'];

/** An investor's figures, read from that investor's own rows (FIG-10). */
export async function investorStats(ctx: QueryCtx, investorId: string): Promise<Stats> {
  const investor = await readInvestor(ctx, investorId);
  const held = await portfolioOf(ctx, investorId);
  const position = await readPosition(ctx, investorId);
  const cashSen = investor ? await accountBalance(ctx, investor.cashAccountId) : sen(0n);
  const parSen = sen(cashSen + position.waitingSen + position.outstandingSen);
  const impairedSen = (await expectedLosses(ctx, investorId, [ctx.businessDate]))(ctx.businessDate);
  const own = investor ? await ownFlows(ctx, investor.cashAccountId) : [];
  const weighted = weightedRateBps(held);
  return {
    success: true,
    cash: senToText(cashSen),
    waiting: senToText(position.waitingSen),
    ...outstandingOf(held, position.outstandingSen),
    ...earnedOf(held),
    xirr_percent: wholeAccountXirr(own, subtractSen(parSen, impairedSen), ctx.businessDate),
    xirr_at_par_percent: wholeAccountXirr(own, parSen, ctx.businessDate),
    impaired: senToText(impairedSen),
    weighted_rate_percent: weighted === null ? null : rateToText(rateBps(weighted)),
    notes_active: held.reduce((count, one) => count + one.active, 0),
    allocation: allocationOf(held),
  };
}

function outstandingOf(held: readonly HeldGroup[], totalSen: Sen) {
  return {
    outstanding: senToText(totalSen),
    outstanding_on_time: senToText(outstandingWhere(held, (note) => note.state === 'issued' && !note.isLate)),
    outstanding_late: senToText(outstandingWhere(held, (note) => note.state === 'issued' && note.isLate)),
    outstanding_defaulted: senToText(outstandingWhere(held, (note) => note.state === 'defaulted')),
  };
}

function earnedOf(held: readonly HeldGroup[]) {
  const sumOf = (pick: (one: HeldGroup) => Sen) => sumSen(held.map(pick));
  const gross = sen(sumOf((one) => one.returnSen) + sumOf((one) => one.lateSen));
  const fees = sumOf((one) => one.feeSen);
  const tax = sumOf((one) => one.serviceTaxSen);
  const withheld = sumOf((one) => one.withholdingSen);
  return {
    invested_to_date: senToText(sumOf((one) => one.principalSen)),
    return_gross: senToText(gross),
    fees: senToText(fees),
    service_tax: senToText(tax),
    withholding_tax: senToText(withheld),
    return_net: senToText(sen(gross - fees - tax - withheld)),
    written_off: senToText(sumOf((one) => one.writtenOffSen)),
  };
}

function allocationOf(held: readonly HeldGroup[]): Stats['allocation'] {
  const shown = (slices: readonly Slice[]) =>
    slices.map(({ key, name, amountSen }) => ({ key, name, amount: senToText(amountSen) }));
  const same = (value: string) => ({ key: value, name: value });
  const issuer = (note: HeldTraits) => same(issuerNumber(note.issuerId));
  return {
    grade: shown(allocate(held, (note) => same(note.grade))),
    type: shown(allocate(held, (note) => same(note.type))),
    industry: shown(allocate(held, (note) => ({ key: note.industry, name: industryName(note.industry) }))),
    issuer: shown(allocate(held, issuer)),
  };
}

/** Money that the investor put in and took out. */
async function ownFlows(ctx: QueryCtx, cashAccountId: string): Promise<Flow[]> {
  return (await flowsOf(ctx, cashAccountId)).filter((flow) => ownMoney.includes(flow.kind));
}

/** The yearly return on all money put in, idle cash included, against what the account is worth. */
function wholeAccountXirr(own: readonly Flow[], worthSen: Sen, today: Day): string | null {
  const rate = accountXirr(own, worthSen, today);
  return rate === null ? null : rateToText(rate);
}
