import { plannedDeposit as planned } from '../data/deposits.ts';
import { addDays, type Day, monthBefore } from '../days.ts';
import type { Sight } from '../demo-file.ts';
import { daysAgo, type InvestorMember, type Market } from '../market.ts';
import { authoriseMandate } from './authorise-mandate.ts';
import { freshCode } from './fresh-code.ts';

/** A due day before a long weekend is collected so many days later at most. */
const COLLECTED_WITHIN = 6;

/** Puts the set-up of the recurring deposit on the agenda, and the month in which its first try fails. */
export function planRecurringDeposit(market: Market, investors: readonly InvestorMember[]): void {
  const investor = ownerOf(investors);
  market.agenda.plan(daysAgo(market, planned.setUpDaysAgo), 'apply', investor.email, (on) =>
    setUp(market, investor, on),
  );
  const dueOn = addDays(`${failedMonth(market)}-01`, planned.dayOfMonth - 1);
  market.agenda.plan(dueOn, 'payout', investor.email, () =>
    market.simulator.answerCollections('insufficient'),
  );
  for (let after = 1; after <= COLLECTED_WITHIN; after += 1) {
    market.agenda.plan(addDays(dueOn, after), 'apply', investor.email, async (on) => {
      if (after === COLLECTED_WITHIN || (await hasFailed(market, investor, on))) {
        await market.simulator.answerCollections('by_balance');
      }
    });
  }
}

function failedMonth({ today }: Pick<Market, 'today'>): string {
  return monthBefore(today.slice(0, 7), planned.failedMonthsAgo);
}

async function setUp(market: Market, investor: InvestorMember, on: Day): Promise<void> {
  const { product } = market;
  const { session: by, bank, name: owner } = investor;
  const otp_code = await freshCode(market, investor, on);
  const { link } = await product.call('recurringDepositCreate', {
    by,
    on,
    body: {
      bank_id: bank.personal,
      amount: `${planned.amount}.00`,
      day_of_month: planned.dayOfMonth,
      otp_code,
    },
  });
  const check = async () => (await product.call('recurringDepositCheck', { by, on })).items[0]?.state;
  const chosen = { bank_id: bank.personal, channel: 'b2c' } as const;
  await authoriseMandate(market, { owner, link, chosen, check }, on);
}

async function collections({ product }: Market, { session: by }: InvestorMember, on: Day) {
  const { items } = await product.call('recurringDeposit', { by, on });
  return items[0]?.deposit?.collections ?? [];
}

async function hasFailed(market: Market, investor: InvestorMember, on: Day): Promise<boolean> {
  const month = failedMonth(market);
  const tries = await collections(market, investor, on);
  return tries.some((one) => one.state === 'failed' && one.due_on.startsWith(month));
}

/**
 * Where to see the deposit of every month, and the one that failed.
 *
 * @throws Error where the product does not show both
 */
export async function showDeposit(market: Market, investors: readonly InvestorMember[]): Promise<Sight> {
  const investor = ownerOf(investors);
  const tries = await collections(market, investor, market.today);
  const isPaid = tries.some(({ state }) => state === 'paid');
  if (!isPaid || !(await hasFailed(market, investor, market.today))) {
    throw new Error(
      `The recurring deposit of ${investor.name} shows no month that came and none that failed.`,
    );
  }
  const what = 'a recurring deposit, one month tried twice';
  return { what, where: 'Top up', email: investor.email };
}

function ownerOf(investors: readonly InvestorMember[]): InvestorMember {
  const found = investors.find(({ name }) => name === planned.investor);
  if (found === undefined) throw new Error(`There is no investor ${planned.investor}.`);
  return found;
}
