import { plannedWithdrawals } from '../data/withdrawals.ts';
import { addDays, type Day } from '../days.ts';
import { daysAgo, type InvestorMember, type Market } from '../market.ts';
import { randomFor } from '../random.ts';
import { planPayout } from '../story.ts';
import { topUp } from './pay.ts';
import { withdraw } from './withdraw.ts';

/** First top-ups by habit, whole ringgit from and to in steps of RM50. */
const firstTopups = {
  small: [200, 500],
  medium: [200, 1_500],
  large: [500, 5_000],
  institution: [20_000, 60_000],
} as const;
const STEP = 50;

/** What the last days leave in the wallets: cash to invest, and a payment in a name that was cut short. */
const lastCash = { investor: 'Nur Aisyah binti Rahman', amount: 6_500, daysAgo: 1 };
const heldTopup = { investor: 'Tan Siew Ling', payerName: 'TAN SIEW', amount: 750, daysAgo: 0 };

/** Money that comes and leaves again within days, which transaction monitoring raises an alert for. */
const passedThrough = {
  investor: 'Lee Pei Shan',
  amount: 8_000,
  daysAgo: 5,
  withdrawnDaysAgo: 3,
  percent: 95,
};

/** Puts every user's first top-up and the year's withdrawals on the agenda. */
export function planWallets(market: Market, investors: readonly InvestorMember[]): void {
  for (const investor of investors) {
    const [from, to] = firstTopups[investor.habit];
    const amount = randomFor(`first top-up ${investor.name}`).whole(from / STEP, to / STEP) * STEP;
    planTopup(market, investor, amount, addDays(investor.since, -1));
  }
  planTopup(market, named(investors, lastCash.investor), lastCash.amount, daysAgo(market, lastCash.daysAgo));
  const { investor, amount, payerName } = heldTopup;
  planTopup(market, named(investors, investor), amount, daysAgo(market, heldTopup.daysAgo), payerName);
  planWithdrawals(market, investors);
  planPassage(market, named(investors, passedThrough.investor));
}

function planPassage(market: Market, investor: InvestorMember): void {
  const { amount, withdrawnDaysAgo, percent } = passedThrough;
  planTopup(market, investor, amount, daysAgo(market, passedThrough.daysAgo));
  planWithdrawal(market, investor, percent, daysAgo(market, withdrawnDaysAgo));
}

function planTopup(market: Market, investor: InvestorMember, amount: number, on: string, payerName?: string) {
  market.agenda.plan(on, 'invest', investor.email, (day) => topUp(market, investor, amount, day, payerName));
}

function planWithdrawals(market: Market, investors: readonly InvestorMember[]): void {
  for (const planned of plannedWithdrawals) {
    const investor = named(investors, planned.investor);
    planWithdrawal(market, investor, planned.percent, daysAgo(market, planned.daysAgo));
  }
}

function planWithdrawal(market: Market, investor: InvestorMember, percent: number, day: Day): void {
  market.agenda.plan(day, 'withdraw', investor.email, async (on) => {
    if (await withdraw(market, investor, percent, on)) planPayout(market, on);
  });
}

function named(investors: readonly InvestorMember[], name: string): InvestorMember {
  const found = investors.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no investor ${name}.`);
  return found;
}
