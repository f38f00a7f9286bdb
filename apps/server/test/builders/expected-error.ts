import type { Endpoint } from '@titian/contracts/endpoint';
import { rolesOf } from '@titian/contracts/permissions';
import type { Caller } from './callers.ts';

export type ExpectedError = readonly [status: number, code: string];

/**
 * What WIRE-2 say of a caller and a row of the endpoint table, written as a list of sentences in the order
 * in which they are assessed, and apart from the guard that is tested by it; null where the caller is let in.
 */
export function rejectionOf({ who }: Caller, row: Endpoint): ExpectedError | null {
  const customer = who?.kind === 'customer' ? who : null;
  const operator = who?.kind === 'operator' ? who : null;
  // No caller here has the hand-off token of an identity check, which would replace a session.
  const requested = row.orHandoff ? 'user' : row.who;
  const isFor = { user: customer !== null, operator: operator !== null, guest: true }[requested];
  const holders = row.permission && rolesOf(row.permission);
  const types = row.investorTypes ?? ['Individual', 'Institution'];
  const sentences: readonly [applies: boolean | undefined, refusal: ExpectedError][] = [
    [!isFor, [401, 'unauthorized']],
    [customer?.disabled && !row.whenInactive, [403, 'account_inactive']],
    [who?.secondFactorMissing && !row.beforeTwoFactor, [403, 'two_factor_required']],
    [customer !== null && row.roles?.includes(customer.role) === false, [403, 'role']],
    [customer?.type != null && !types.includes(customer.type), [403, 'role']],
    [operator?.roles.every((one) => holders?.includes(one) === false), [403, 'role']],
    [operator?.roles.includes('auditor') && !isOpenToAuditors(row), [403, 'read_only']],
    [customer !== null && row.approved && !customer.approved, [403, 'not_approved']],
    [customer?.fundManaged && row.notFundManaged, [403, 'fund_managed']],
  ];
  const first = sentences.find(([applies]) => applies === true);
  return requested === 'guest' ? null : (first?.[1] ?? null);
}

/** What an auditor may call: reads, what is about their own sign-in, and the two calls that take a reason. */
function isOpenToAuditors({ method, path, ownAccess }: Endpoint): boolean {
  const takesReason = ['/operator/whole-numbers', '/operator/customers/:id/disclosure'].includes(path);
  return method === 'GET' || ownAccess === true || takesReason;
}
