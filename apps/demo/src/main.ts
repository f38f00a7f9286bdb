/**
 * Makes the demo's market: a year of thirty investors and a dozen issuers, created by calling the running product as
 * its customers and operators do, with the business date moved.
 */
import { randomBytes } from 'node:crypto';
import { createProduct } from './api/client.ts';
import { readOperators, signInTeam } from './api/operators.ts';
import { createSimulator } from './api/simulator.ts';
import { addDays, malaysiaDay } from './days.ts';
import { type DemoUser, operatorUsers, writeDemoFile } from './demo-file.ts';
import type { Market, Member } from './market.ts';
import { createAgenda } from './plan/agenda.ts';
import { readSettings } from './settings.ts';
import { collectLateNotes } from './steps/collect.ts';
import { fileReturns } from './steps/file-returns.ts';
import { fillRegisters } from './steps/fill-registers.ts';
import { leaveApplicants } from './steps/leave-applicants.ts';
import { leaveCases } from './steps/leave-cases.ts';
import { leaveMove } from './steps/leave-move.ts';
import { leaveRequests } from './steps/leave-requests.ts';
import { endDay, liveThrough } from './steps/live.ts';
import { manageFunds } from './steps/manage-funds.ts';
import { onboardMembers } from './steps/onboard.ts';
import { planWallets } from './steps/plan-wallets.ts';
import { planRecurringDeposit } from './steps/recurring-deposit.ts';
import { reviewAccess } from './steps/review-access.ts';
import { saveSearches } from './steps/save-searches.ts';
import { setLimits } from './steps/set-limits.ts';
import { planPresets } from './steps/set-presets.ts';
import { settleIn } from './steps/settle-in.ts';
import { showTurns } from './steps/show-turns.ts';
import { leaveSweep, leaveUpload, planTreasury } from './steps/treasury.ts';
import { watchCustomers } from './steps/watch-customers.ts';
import { planDirectDebits, planNotes } from './story.ts';

const STORY_DAYS = 365;
/** Whom the sign-in table names; the investors are in every note that they may be in. */
const shown = [
  { kind: 'investor', role: 'investor', name: 'Nur Aisyah binti Rahman' },
  { kind: 'institution', role: 'investor', name: 'Seri Kenari Holdings Sdn Bhd' },
  { kind: 'businessowner', role: 'businessowner', name: 'Kilang Roti Mutiara Sdn Bhd' },
] as const;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const today = malaysiaDay(new Date());
  const product = createProduct(settings.baseUrl);
  const operators = readOperators(settings.operatorsFile);
  const market: Market = {
    product,
    simulator: createSimulator(settings.simulatorUrl),
    team: await signInTeam(product, operators, today),
    agenda: createAgenda(),
    turns: new Map(),
    today,
    // Long enough that its letters alone form no word: eight characters were rejected once in a thousand starts.
    password: `Titian-${randomBytes(9).toString('base64url')}-9`,
  };
  // With yesterday closed the product does not close the whole year by itself while the demo is created.
  // Its statement is provided at the end, when everything is on it.
  await market.simulator.giveStatements(false);
  await endDay(market, addDays(today, -1));
  await market.simulator.giveStatements(true);
  await leaveUnknownDeposit(market);
  say('investors and business owners register …');
  const onboarded = await onboardMembers(market);
  const regulars = shown.map(({ name }) => name);
  planDirectDebits(market, onboarded);
  planNotes(market, onboarded, regulars);
  planWallets(market, onboarded.investors);
  planRecurringDeposit(market, onboarded.investors);
  planPresets(market, onboarded.investors);
  planTreasury(market);
  await liveThrough(market, addDays(today, -STORY_DAYS), (month) => say(`… ${month}`));
  await settleIn(market, onboarded.investors);
  await saveSearches(market, onboarded.investors);
  await leaveApplicants(market);
  await leaveMove(market, onboarded.investors);
  await leaveCases(market, onboarded);
  await leaveRequests(market, onboarded.investors);
  await manageFunds(market, onboarded);
  await setLimits(market, onboarded);
  await collectLateNotes(market, onboarded);
  await watchCustomers(market);
  await fillRegisters(market);
  await reviewAccess(market);
  await rewardFriends(market);
  await leaveProposal(market);
  await leaveSweep(market);
  await leaveUpload(market);
  await fileReturns(market);
  const members = [...onboarded.investors, ...onboarded.issuers.values()];
  const users = [...customerUsers(market, members), ...operatorUsers(operators)];
  writeDemoFile(settings, users, await showTurns(market, onboarded.investors));
}

/** An unidentified receipt, for finance to find two days later in the reconciliation. */
async function leaveUnknownDeposit({ simulator, today }: Market): Promise<void> {
  const transfer = { amount: '1250.00', payer: 'Ng Chee Keong', reference: 'SEWA KEDAI NOV' };
  await simulator.deposit(transfer, addDays(today, -3));
}

/** Finance sets earned fees aside, and referrers of investing friends are rewarded from them. */
async function rewardFriends({ product, team, today }: Market): Promise<void> {
  const { id } = await product.call('operatorMarketing', { by: team.session('finance'), on: today });
  await team.carryOut(
    {
      kind: 'marketing_funding',
      subject_id: id,
      after: { amount: '300.00' },
      reason: 'Referral rewards of the quarter, as budgeted.',
    },
    today,
  );
}

/** A change that waits for a second administrator. */
async function leaveProposal({ team, today }: Market): Promise<void> {
  const nextYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
  await team.propose(
    {
      kind: 'setting_change',
      after: { key: 'service_fee_bps', value: 1_400, effective_from: nextYear },
      reason: 'Decided by the board: a lower fee for investors from the new year.',
    },
    today,
  );
}

function customerUsers({ password }: Market, members: readonly Member[]): DemoUser[] {
  return shown.map(({ kind, role, name }) => {
    const member = members.find((one) => one.name === name);
    if (member === undefined) throw new Error(`${name} is not among the demo's people.`);
    return { kind, role, email: member.email, password, totp_secret: null };
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
