import { readFileSync } from 'node:fs';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { type ApprovalKind, approvalKinds, rolesOf } from '@titian/contracts/permissions';
import { generateSync } from 'otplib';
import type { Day } from '../days.ts';
import type { Body, Product, Session } from './client.ts';

/** An operator's sign-in data as it was written at its creation. */
export interface OperatorSignIn {
  readonly email: string;
  readonly name?: string;
  readonly password: string;
  readonly roles: readonly string[];
  readonly totp_secret: string;
}

export function readOperators(file: string): readonly OperatorSignIn[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Operators at work: what one proposes another approves. */
export interface OperatorTeam {
  /** A maker proposes; answers the proposal's id. */
  propose(proposal: Body<'operatorPropose'>, on: Day): Promise<string>;
  /** A maker proposes and a different operator approves. */
  carryOut(proposal: Body<'operatorPropose'>, on: Day): Promise<void>;
  /** Another operator approves what a call of its own proposed. */
  approve(kind: ApprovalKind, id: string, on: Day): Promise<void>;
  /** The session of the first operator of a role. */
  session(role: OperatorRole): Session;
  /** The session of the second one. */
  second(role: OperatorRole): Session;
}

type Pair = readonly [maker: Session, checker: Session];

/** Signs in two operators of every role that decides something, and of support; each once, because a code is good for one sign-in. */
export async function signInTeam(
  product: Product,
  operators: readonly OperatorSignIn[],
  on: Day,
): Promise<OperatorTeam> {
  const roles = [...new Set<OperatorRole>([...approvalKinds.map(roleOf), 'support'])];
  const pairs = new Map<OperatorRole, Pair>();
  await Promise.all(
    roles.map(async (role) => void pairs.set(role, await signInPair(product, operators, role, on))),
  );
  const pairOf = (role: OperatorRole): Pair => {
    const pair = pairs.get(role);
    if (pair === undefined) throw new Error(`No operator of the role ${role} is signed in.`);
    return pair;
  };
  const propose = async (proposal: Body<'operatorPropose'>, on: Day): Promise<string> => {
    const [maker] = pairOf(roleOf(proposal.kind));
    const { approval } = await product.call('operatorPropose', { by: maker, on, body: proposal });
    return approval.id;
  };
  const approve = async (kind: ApprovalKind, id: string, on: Day): Promise<void> => {
    const [, checker] = pairOf(roleOf(kind));
    await product.call('operatorApprove', { by: checker, on, params: { id }, body: {} });
  };
  return {
    propose,
    approve,
    carryOut: async (proposal, on) => approve(proposal.kind, await propose(proposal, on), on),
    session: (role) => pairOf(role)[0],
    second: (role) => pairOf(role)[1],
  };
}

function roleOf(kind: ApprovalKind): OperatorRole {
  const [role] = rolesOf(kind);
  if (role === undefined) throw new Error(`No role proposes ${kind}.`);
  return role;
}

async function signInPair(
  product: Product,
  operators: readonly OperatorSignIn[],
  role: OperatorRole,
  on: Day,
): Promise<Pair> {
  const [first, second] = operators.filter(({ roles }) => roles.includes(role));
  if (first === undefined || second === undefined) {
    throw new Error(`There are not two operators of the role ${role}.`);
  }
  return [await signIn(product, first, on), await signIn(product, second, on)];
}

async function signIn(product: Product, operator: OperatorSignIn, on: Day): Promise<Session> {
  const { email, password, totp_secret: secret } = operator;
  const { token } = await product.call('operatorLogin', { on, body: { email, password } });
  const { two_factor_token } = await product.call('operatorAuthenticateTwoFactor', {
    by: { token },
    on,
    body: { otp_code: generateSync({ secret }) },
  });
  return { token, twoFactorToken: two_factor_token };
}
