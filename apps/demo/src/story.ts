import { issuers as companies } from './data/companies.ts';
import { plannedNotes } from './data/notes.ts';
import { addDays, type Day, earliest, latest } from './days.ts';
import { daysAgo, type InvestorMember, type Market } from './market.ts';
import { payoutDay } from './plan/payout-days.ts';
import { type Due, planRepayments } from './plan/repayments.ts';
import { planSubscriptions, type Subscription } from './plan/subscriptions.ts';
import { randomFor } from './random.ts';
import { invest } from './steps/invest.ts';
import type { Members } from './steps/onboard.ts';
import {
  applyForFinancing,
  confirmListing,
  offerFinancing,
  rejectFinancing,
  type Story,
} from './steps/originate.ts';
import { planRecovery } from './steps/recover.ts';
import { issueNote, payTooMuch, releasePayouts, repay, settleEarly } from './steps/service.ts';
import { paysByDirectDebit, setUpDirectDebit } from './steps/set-up-direct-debit.ts';

/** So many days before its listing an issuer applies for a note, and credit answers. */
const APPLIED_BEFORE = 4;
const OFFERED_BEFORE = 1;
/** All investors may subscribe on the second day; on the first, early access may last past midnight. */
const OPEN_TO_ALL_AFTER = 2;
/** A campaign that is not full ends so long after the listing (NOTE-5). */
const CAMPAIGN_DAYS = 14;

/** So many days after the last instalment that it pays an issuer settles early. */
const SETTLED_AFTER = 14;

/** So many days after joining an issuer is approved and may allow direct debit. */
const COLLECTED_AFTER = 3;

/** Puts the set-up of direct debit mandates on the agenda, before the first notes. */
export function planDirectDebits(market: Market, onboarded: Members): void {
  for (const { key, joinedDaysAgo } of companies) {
    const issuer = onboarded.issuers.get(key);
    if (issuer !== undefined && paysByDirectDebit(key)) {
      market.agenda.plan(daysAgo(market, joinedDaysAgo - COLLECTED_AFTER), 'apply', key, (on) =>
        setUpDirectDebit(market, issuer, on),
      );
    }
  }
}

/** Puts every note of the plan on the agenda; what follows from it is planned as it happens. */
export function planNotes(market: Market, onboarded: Members, regulars: readonly string[]): void {
  for (const [index, note] of plannedNotes.entries()) {
    const issuer = onboarded.issuers.get(note.issuer);
    const company = companies.find((one) => one.key === note.issuer);
    if (issuer === undefined || company === undefined) {
      throw new Error(`There is no issuer ${note.issuer} for note ${index + 1}.`);
    }
    planOrigination(market, onboarded, regulars, { index, note, issuer, company });
  }
}

function planOrigination(
  market: Market,
  onboarded: Members,
  regulars: readonly string[],
  story: Story,
): void {
  const { agenda } = market;
  const { note, issuer } = story;
  const listedOn = daysAgo(market, note.listedDaysAgo);
  agenda.plan(addDays(listedOn, -APPLIED_BEFORE), 'apply', issuer.key, async (on) => {
    const noteId = await applyForFinancing(market, story, on);
    if (note.turn !== null) market.turns.set(note.turn, { noteId, issuer });
    if (note.fate === 'under_review') return;
    agenda.plan(addDays(listedOn, -OFFERED_BEFORE), 'offer', `offer ${noteId}`, (day) =>
      answer(market, story, noteId, day),
    );
    if (['rejected', 'proposed', 'offered', 'lapsed'].includes(note.fate)) return;
    agenda.plan(listedOn, 'list', issuer.key, (day) => confirmListing(market, story, noteId, day));
    planCampaign(market, onboarded, regulars, story, { noteId, listedOn });
  });
}

async function answer(market: Market, story: Story, noteId: string, on: Day): Promise<void> {
  if (story.note.fate === 'rejected') return rejectFinancing(market, noteId, on);
  return offerFinancing(market, story, noteId, on, story.note.fate !== 'proposed');
}

interface Listing {
  readonly noteId: string;
  readonly listedOn: Day;
}

function planCampaign(
  market: Market,
  onboarded: Members,
  regulars: readonly string[],
  story: Story,
  { noteId, listedOn }: Listing,
): void {
  const opensOn = addDays(listedOn, OPEN_TO_ALL_AFTER);
  const subscribers = onboarded.investors.filter((one) => one.since <= opensOn);
  const subscriptions = planSubscriptions(
    story.note,
    subscribers,
    regulars,
    randomFor(`bids ${story.index}`),
  );
  const days = subscriptions.map((subscription) =>
    planSubscription(market, subscribers, subscription, { noteId, opensOn }),
  );
  const lastSubscriptionOn = latest(opensOn, ...days);
  if (story.note.fate !== 'issued') return;
  const decidedOn = story.note.fillPercent === 100 ? lastSubscriptionOn : addDays(listedOn, CAMPAIGN_DAYS);
  planService(market, story, noteId, addDays(decidedOn, 1));
}

/** Plans one subscription in its investor's lane; answers the day. */
function planSubscription(
  market: Market,
  subscribers: readonly InvestorMember[],
  { subscriber, amount, dayOffset }: Subscription,
  { noteId, opensOn }: { noteId: string; opensOn: Day },
): Day {
  const investor = subscribers.find((one) => one.name === subscriber);
  if (investor === undefined) throw new Error(`${subscriber} is nobody.`);
  const on = earliest(addDays(opensOn, dayOffset), market.today);
  market.agenda.plan(on, 'invest', investor.email, (day) =>
    invest(market, investor, { noteId, amount }, day),
  );
  return on;
}

function planService(market: Market, story: Story, noteId: string, issuedOn: Day): void {
  market.agenda.plan(issuedOn, 'issue', story.issuer.key, async (on) => {
    const dues = await issueNote(market, story, noteId, on);
    planPayout(market, on);
    planRecovery(market, story, noteId);
    // What is due is collected at the end of the day.
    if (!paysByDirectDebit(story.issuer.key)) planPayments(market, story, noteId, dues);
  });
}

function planPayments(market: Market, story: Story, noteId: string, dues: readonly Due[]): void {
  const { agenda, today } = market;
  const { pays, turn } = story.note;
  const days = planRepayments(dues, pays, today, randomFor(`repayments ${story.index}`));
  const last = days.at(-1);
  for (const day of days) {
    const pay = turn === 'paid_too_much' && day === last ? payTooMuch : repay;
    agenda.plan(day, 'pay', story.issuer.key, (on) => pay(market, story, noteId, on));
  }
  if (turn !== 'settled_early') return;
  if (last === undefined) throw new Error(`Note ${noteId} is settled before it is paid at all.`);
  agenda.plan(addDays(last, SETTLED_AFTER), 'pay', story.issuer.key, (on) =>
    settleEarly(market, story, noteId, on),
  );
}

/** Something waits to be paid out: finance does so on the next working day. What comes up last stays in the queue. */
export function planPayout(market: Market, requestedOn: Day): void {
  const day = payoutDay(requestedOn);
  if (day >= market.today) return;
  market.agenda.plan(day, 'payout', 'finance', (on) => releasePayouts(market, on));
}
