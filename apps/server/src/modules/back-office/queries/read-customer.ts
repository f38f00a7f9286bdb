import type { Language } from '@titian/contracts/messages/definition';
import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type HistoryEvent, readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { wireJson } from '../../../platform/json.ts';
import { worded } from '../../../platform/messages.ts';
import { type Approval, openProposals } from '../../approvals/public.ts';
import { casesPage } from '../../cases/public.ts';
import { openApplicationsOf } from '../../financing/public.ts';
import { givenConsents, readOperator, readSecurity, readUser, type User } from '../../identity/public.ts';
import {
  customerName,
  readInvestor,
  readIssuer,
  readOnboardingStatus,
  readRiskProfile,
} from '../../onboarding/public.ts';
import { readMoneyRestriction } from '../../restrictions/public.ts';
import { readSettings } from '../../settings/public.ts';
import { isHiddenFrom, revealingPart } from '../domain/suspicion.ts';
import { cashAndInvested } from './customer-balances.ts';
import { customerRows } from './list-customers.ts';

type Answer = ParsedApi['operatorCustomer']['response'];
type Detail = Answer['customer'];

/** More than a page shows at once; the others are in the list of cases. */
const OPEN_CASES = 50;

/** Who reads a customer, and in which language. */
export interface CustomerReader {
  readonly operator: OperatorPrincipal;
  readonly language: Language;
}

/**
 * One customer with everything that operators decide by, and what this operator may propose.
 * @throws AppError `not_found`
 */
export async function operatorCustomer(
  ctx: QueryCtx,
  reader: CustomerReader,
  id: string,
): Promise<Omit<Answer, 'success'>> {
  const { operator } = reader;
  const user = await readUser(ctx, id);
  const [row] = user === null ? [] : await customerRows(ctx, [user]);
  if (user === null || row === undefined) {
    throw new AppError('not_found');
  }
  const { applicationId } = await readOnboardingStatus(ctx, id);
  const subjects = [id, ...(applicationId === null ? [] : [applicationId])];
  const proposals = await openProposals(ctx, subjects);
  const shown = proposals.filter((one) => !isHiddenFrom(operator, { kind: one.kind, change: one.after }));
  const levels = await readMoneyRestriction(ctx, [id]);
  const customer = {
    ...row,
    phone: user.phoneE164,
    inactive_reason: user.inactiveReason,
    closed_at: user.closedAt?.toISOString() ?? null,
    email_opt_in: user.emailOptIn,
    application_id: applicationId,
    ...(await moneyAndFlags(ctx, user)),
    money_restriction: levels.get(id) ?? 'none',
    security: await securityOf(ctx, id),
    ...(await profileAndWork(ctx, reader, id)),
    proposals: await Promise.all(shown.map((one) => proposalRow(ctx, one))),
    history: await historyOf(ctx, operator, user, subjects),
  };
  return {
    customer,
    can: canDo(user, operator, proposals),
    fund_management_enabled: (await readSettings(ctx)).fundManagementEnabled,
  };
}

async function moneyAndFlags(ctx: QueryCtx, user: User) {
  const investor = await readInvestor(ctx, user.id);
  const owner = investor ?? (await readIssuer(ctx, user.id));
  const parent = user.parentUserId === null ? null : await readUser(ctx, user.parentUserId);
  return {
    verified_name: owner?.verifiedName ?? null,
    plan: investor?.planType ?? null,
    first_topup: investor?.firstTopupAt != null,
    flags: {
      is_fund_managed: investor?.isFundManaged ?? false,
      guaranteed_only: investor?.guaranteedOnly ?? false,
      parent: parent && { id: parent.id, name: customerName(parent, null), email: parent.email },
    },
    money: await cashAndInvested(ctx, user.id),
  };
}

/** What was agreed to, and what is open about the customer as far as the operator may see it. */
async function profileAndWork(ctx: QueryCtx, { operator, language }: CustomerReader, id: string) {
  const [risk, consents, applications, cases] = await Promise.all([
    readRiskProfile(ctx, id),
    givenConsents(ctx, id),
    openApplicationsOf(ctx, id),
    may(operator, 'case_view') ? casesPage(ctx, operator, id, { limit: OPEN_CASES, openOnly: true }) : null,
  ]);
  return {
    risk_tolerance: risk?.riskTolerance ?? null,
    consents: consents.map(({ document, version, acceptedAt }) => ({
      ...{ document, version, accepted_at: acceptedAt.toISOString() },
    })),
    open_applications: applications.map(({ id: applicationId, number, state }) => ({
      ...{ id: applicationId, number, state },
    })),
    open_cases: (cases?.rows ?? []).map((one) => ({
      ...{ id: one.id, number: one.number, state: one.state },
      subject: worded('subject', one.subject, language).subject,
      due_at: one.dueAt.toISOString(),
    })),
  };
}

async function securityOf(ctx: QueryCtx, id: string): Promise<Detail['security']> {
  const { hasTwoFactor, lastSignInAt, openSessions } = await readSecurity(ctx, id);
  return {
    two_factor: hasTwoFactor,
    last_sign_in_at: lastSignInAt?.toISOString() ?? null,
    open_sessions: openSessions,
  };
}

async function proposalRow(ctx: QueryCtx, approval: Approval): Promise<Detail['proposals'][number]> {
  return {
    id: approval.id,
    kind: approval.kind,
    maker: (await readOperator(ctx, approval.makerId))?.name ?? '',
    after: wireJson(approval.after),
    reason: approval.reason,
    created_at: approval.createdAt.toISOString(),
  };
}

/** What was done to the account and to the application, newest first. */
async function historyOf(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  user: User,
  [userId = '', applicationId]: readonly string[],
): Promise<Detail['history']> {
  const account = await readHistory(ctx, 'user', userId);
  const application = applicationId === undefined ? [] : await readHistory(ctx, 'application', applicationId);
  const all = [...account, ...application].filter((one) => !isHiddenFrom(operator, revealingPart(one)));
  const events = all.sort((one, other) => other.at.getTime() - one.at.getTime());
  const names = await operatorNames(ctx, events);
  return events.map(({ at, actorKind, actorId, action, reason }) => ({
    at: at.toISOString(),
    actor: actorKind === 'user' ? customerName(user, null) : (names.get(actorId ?? '') ?? 'Titian'),
    action,
    reason,
  }));
}

async function operatorNames(
  ctx: QueryCtx,
  events: readonly HistoryEvent[],
): Promise<ReadonlyMap<string, string>> {
  const ids = events.flatMap((one) =>
    one.actorKind === 'operator' && one.actorId !== null ? [one.actorId] : [],
  );
  const operators = await Promise.all([...new Set(ids)].map((id) => readOperator(ctx, id)));
  return new Map(operators.flatMap((one) => (one === null ? [] : [[one.id, one.name] as const])));
}

function canDo(user: User, operator: OperatorPrincipal, proposals: readonly Approval[]): Answer['can'] {
  const free = (kind: 'account_state' | 'account_flags' | 'money_restriction') =>
    may(operator, kind) && !proposals.some((one) => one.kind === kind && one.subjectId === user.id);
  return {
    disable: free('account_state') && user.accountStatus === 'Active',
    enable: free('account_state') && user.accountStatus === 'Inactive',
    set_flags: free('account_flags'),
    restrict: free('money_restriction'),
    read_restrictions: may(operator, 'money_restriction_view'),
  };
}
