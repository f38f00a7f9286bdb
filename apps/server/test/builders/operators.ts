import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { TestApp } from '../app.ts';
import { call, type Headers } from './http.ts';
import { type SignedInOperator, signInOperator } from './identity.ts';

/** A maker and a different checker. */
export interface OperatorPair {
  readonly maker: SignedInOperator;
  readonly checker: SignedInOperator;
}

const everyRole: readonly OperatorRole[] = ['onboarding', 'credit', 'finance', 'compliance', 'administrator'];
const pairs = new WeakMap<TestApp, Promise<OperatorPair>>();

/** Two operators with every role, made once per app because passwords are slow to hash. */
export function operatorPair(app: TestApp): Promise<OperatorPair> {
  const known = pairs.get(app) ?? makePair(app);
  pairs.set(app, known);
  return known;
}

async function makePair(app: TestApp): Promise<OperatorPair> {
  return {
    maker: await signInOperator(app, everyRole, 'Mei Ling Tan'),
    checker: await signInOperator(app, everyRole, 'Farid Osman'),
  };
}

export interface Change {
  readonly kind: string;
  /** Null for a setting, which its key names. */
  readonly subjectId: string | null;
  readonly after: unknown;
  readonly reason?: string;
  /** The business date of both steps; today by default. */
  readonly on?: string | undefined;
}

/** The header that moves the business date of a call. */
export function dated(headers: Headers, on: string | undefined): Headers {
  return on === undefined ? headers : { ...headers, 'x-date-override': on };
}

/** One operator proposes; answers the id of the proposal. */
export async function propose(app: TestApp, change: Change): Promise<string> {
  const { maker } = await operatorPair(app);
  const answer = await call(app, 'operatorPropose', {
    headers: dated(maker.headers, change.on),
    body: {
      kind: change.kind,
      ...(change.subjectId === null ? {} : { subject_id: change.subjectId }),
      after: change.after,
      reason: change.reason ?? 'Everything is in order',
    },
  });
  if (answer.status !== 201) {
    throw new Error(`proposing ${change.kind} answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.approval.id;
}

/** One operator proposes and a different one approves; answers the id of the proposal. */
export async function proposeAndApprove(app: TestApp, change: Change): Promise<string> {
  const id = await propose(app, change);
  const { checker } = await operatorPair(app);
  const answer = await call(app, 'operatorApprove', {
    headers: dated(checker.headers, change.on),
    params: { id },
    body: {},
  });
  if (answer.status !== 200) {
    throw new Error(`approving ${change.kind} answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return id;
}
