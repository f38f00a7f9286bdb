import { malaysiaDay } from '@titian/finance/calendar';
import type { TestServer } from '../../src/gateways/testing/http-server.ts';
import { type TestApp, testAppOn } from '../app.ts';
import { startQuietBank } from '../bank.ts';
import { call } from '../builders/http.ts';
import { type ApprovedInvestor, type ApprovedIssuer, approvedInvestor } from '../builders/onboarding.ts';
import { dated, operatorPair } from '../builders/operators.ts';
import { topUp } from '../builders/payments.ts';
import { listedRecipient, OPERATING_ACCOUNT } from '../builders/treasury.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type InvestorModel, Model } from './state.ts';

/** The account of client money at the tests' bank. */
export const TRUST_ACCOUNT = '514012345678';

/** The product on a database of its own, and the people who use it. */
export interface World {
  readonly app: TestApp;
  readonly bank: TestServer;
  readonly database: TestDatabase;
  readonly investors: Map<string, ApprovedInvestor>;
  readonly issuers: Map<string, ApprovedIssuer>;
  steps: number;
}

const FIRST_INVESTORS = 3;

/** A fresh product with three investors, one of whom is taxed abroad, and a model that knows them. */
export async function startWorld(day: string | undefined): Promise<{ world: World; model: Model }> {
  const [bank, database] = await Promise.all([startQuietBank(), createTestDatabase()]);
  const app = await testAppOn(database, {
    ...{ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent', OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT },
  });
  await listedRecipient(app, 'own_operating', 'Titian Sdn Bhd', OPERATING_ACCOUNT);
  const world: World = { app, bank, database, investors: new Map(), issuers: new Map(), steps: 0 };
  const model = new Model(day ?? malaysiaDay(new Date()));
  for (let made = 0; made < FIRST_INVESTORS; made += 1) {
    const investor = await registerInvestor(world, model, made === 0);
    await giveFirstCash(world, model, investor);
  }
  return { world, model };
}

/** Without cash there is no market for a long time. */
async function giveFirstCash(world: World, model: Model, investor: InvestorModel): Promise<void> {
  const person = investorOf(world, investor);
  await topUp(world.app, person, '30000.00', { payerName: person.investor.verifiedName });
  investor.cashSen += 3_000_000n;
  investor.hasToppedUp = true;
  model.platform.trust_bank += 3_000_000n;
}

/** Ends a world: one that passed verifies besides what its calls wrote to the audit log. */
export async function endWorld({ app, bank, database }: World, isPassed: boolean): Promise<void> {
  if (isPassed) {
    await app.finish();
  } else {
    await app.close();
    await database.drop();
  }
  await bank.stop();
}

export async function registerInvestor(
  world: World,
  model: Model,
  isNonResident: boolean,
): Promise<InvestorModel> {
  const abroad = isNonResident ? { fields: { tax_residence: 'SG' } } : {};
  const made = await approvedInvestor(world.app, { ...abroad, on: model.today });
  world.investors.set(made.userId, made);
  const investor: InvestorModel = {
    ...{ userId: made.userId, accountId: made.investor.cashAccountId, isNonResident },
    ...{ cashSen: 0n, waitingSen: 0n, outstandingSen: 0n, isFrozen: false, cancelledOn: [] },
    ...{ hasToppedUp: false, preset: null, servedAt: 0 },
  };
  model.investors.push(investor);
  return investor;
}

/** The signed-in person behind an investor of the model. */
export function investorOf(world: World, { userId }: { readonly userId: string }): ApprovedInvestor {
  const investor = world.investors.get(userId);
  if (investor === undefined) {
    throw new Error(`investor ${userId} was not registered here`);
  }
  return investor;
}

export function issuerOf(world: World, { userId }: { readonly userId: string }): ApprovedIssuer {
  const issuer = world.issuers.get(userId);
  if (issuer === undefined) {
    throw new Error(`issuer ${userId} was not registered here`);
  }
  return issuer;
}

/** What the product answered to a command: `accepted`, or the code of its error. */
type Outcome = string;

export const ACCEPTED = 'accepted';

export function outcomeOf({ status, error }: { readonly status: number; readonly error: unknown }): Outcome {
  const { code } = Object(error);
  return status < 300 ? ACCEPTED : String(code ?? `status ${status}`);
}

/** How often each command had each outcome in this process. */
export const tally = new Map<string, number>();

/** Model and product must agree on whether a command is accepted, and on the code where it is not. */
export function demandOutcome(what: string, actual: Outcome, predicted: Outcome): void {
  const key = `${what.replace(/ of \d+ sen/, '')}: ${actual}`;
  tally.set(key, (tally.get(key) ?? 0) + 1);
  if (actual !== predicted) {
    throw new Error(`${what}: the product answered ${actual}, the model ${predicted}`);
  }
}

interface Proposal {
  readonly kind: string;
  readonly subjectId: string | null;
  readonly after: unknown;
}

/** One operator proposes a change and another approves it, unless the proposal was refused. */
export async function decide(world: World, { today }: Model, proposal: Proposal): Promise<Outcome> {
  const { maker, checker } = await operatorPair(world.app);
  const proposed = await call(world.app, 'operatorPropose', {
    headers: dated(maker.headers, today),
    body: {
      ...{ kind: proposal.kind, after: proposal.after, reason: 'Everything is in order' },
      ...(proposal.subjectId === null ? {} : { subject_id: proposal.subjectId }),
    },
  });
  if (proposed.status !== 201) {
    return outcomeOf(proposed);
  }
  return outcomeOf(
    await call(world.app, 'operatorApprove', {
      headers: dated(checker.headers, today),
      params: { id: proposed.body.approval.id },
      body: {},
    }),
  );
}
