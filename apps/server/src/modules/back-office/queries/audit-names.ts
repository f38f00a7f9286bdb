import type { Language } from '@titian/contracts/messages/definition';
import { isApprovalKind, may } from '@titian/contracts/permissions';
import type { AuditLine } from '../../../platform/audit-trail.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { worded } from '../../../platform/messages.ts';
import { readProposals } from '../../approvals/public.ts';
import { readFinancingNumbers } from '../../financing/public.ts';
import { readOperators } from '../../identity/public.ts';
import { readApplicationOwners } from '../../onboarding/public.ts';
import { readPaymentsBehind, readPayouts } from '../../payments/public.ts';
import { readWithdrawalOwners } from '../../wallet/public.ts';
import { customerNames } from './customer-names.ts';

/** What an entry of the log is by or about. */
export interface Named {
  readonly kind: string;
  readonly id: string | null;
}

/** The name of one of these; null where it has none, or where the operator may not know it. */
export type NameOf = (one: Named) => string | null;

export interface AuditReader {
  readonly operator: OperatorPrincipal;
  readonly language: Language;
}

const CUSTOMERS = ['user', 'investor', 'issuer'];
/** What customers hand in, each named by who did. */
const HANDED_IN = [
  'application',
  'premium_application',
  'address_change',
  'bank_account_change',
  'ekyc_session',
];
const PAID = ['payment', 'topup', 'receipt'];

/** The actor of an entry, and what it is about. */
export function partsOf(line: AuditLine): Named[] {
  return [
    { kind: line.actorKind, id: line.actorId },
    { kind: line.subjectKind, id: line.subjectId },
  ];
}

/**
 * The names of actors and subjects, each kind in one read of the module that owns it. Customers are named to those who
 * may see customers, proposals to those who could decide them: the log tells nobody what the lists do not (OPS-19).
 */
export async function auditNames(
  ctx: QueryCtx,
  { operator, language }: AuditReader,
  all: readonly Named[],
): Promise<NameOf> {
  const idsOf = (...kinds: string[]) => [
    ...new Set(all.flatMap(({ kind, id }) => (id !== null && kinds.includes(kind) ? [id] : []))),
  ];
  const seesCustomers = may(operator, 'customer_view');
  const [operators, numbers, proposals, payouts, customers] = await Promise.all([
    readOperators(ctx, idsOf('operator')),
    readFinancingNumbers(ctx, idsOf('note', 'financing_application')),
    readProposals(ctx, idsOf('approval')),
    readPayouts(ctx, idsOf('payout')),
    seesCustomers ? ofCustomers(ctx, idsOf) : new Map<string, string>(),
  ]);
  const names = new Map<string, string>([
    ...customers,
    ...numbers,
    ...[...operators.values()].map(({ id, name }) => [id, name] as const),
    ...payouts.map(({ id, beneficiary }) => [id, beneficiary] as const),
    ...proposals
      .filter(({ kind }) => isApprovalKind(kind) && may(operator, kind))
      .map((one) => [one.id, worded('label', one.subjectLabel, language).label] as const),
  ]);
  return ({ id }) => names.get(id ?? '') ?? null;
}

/** Customers by their own ids, and by those of what is theirs. */
async function ofCustomers(
  ctx: QueryCtx,
  idsOf: (...kinds: string[]) => string[],
): Promise<ReadonlyMap<string, string>> {
  const [applications, withdrawals, payments] = await Promise.all([
    readApplicationOwners(ctx, idsOf(...HANDED_IN)),
    readWithdrawalOwners(ctx, idsOf('withdrawal')),
    readPaymentsBehind(ctx, idsOf(...PAID)),
  ]);
  const owners = [...applications, ...withdrawals];
  const names = await customerNames(ctx, [...idsOf(...CUSTOMERS), ...owners.map(([, userId]) => userId)]);
  return new Map([
    ...names,
    ...owners.map(([id, userId]) => [id, names.get(userId) ?? ''] as const),
    ...[...payments].map(([id, { refNumber }]) => [id, refNumber] as const),
  ]);
}
