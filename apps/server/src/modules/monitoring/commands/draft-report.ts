import { message } from '@titian/contracts/messages/message';
import { nameOf } from '@titian/contracts/reference/choice';
import { countryChoices } from '@titian/contracts/reference/countries';
import { identityTypeChoices } from '@titian/contracts/reference/people-lists';
import { stateName } from '@titian/contracts/reference/states';
import { SUSPICION_DAYS_MAX, SUSPICION_MOVEMENTS_MAX } from '@titian/contracts/suspicion';
import { type Day, daysBetween } from '@titian/finance/calendar';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { noteInCase, openCase } from '../../cases/public.ts';
import { readUser } from '../../identity/public.ts';
import {
  type Address,
  type Investor,
  type Issuer,
  investorsNamed,
  readApplicant,
  readClaimedIdentity,
  readInvestor,
  readInvestors,
  readIssuers,
} from '../../onboarding/public.ts';
import type { RelatedPerson, ReportSubject, SuspicionReport } from '../domain/report.ts';
import { findAlert } from '../store/alerts.ts';
import { readHistories } from '../store/histories.ts';
import { findOpenReport, insertReport, nextReportNumber } from '../store/reports.ts';

/** What is reported: an alert, or an investor with the movements of a period. */
export interface Reported {
  readonly alertId: string | null;
  readonly customerNumber: string | null;
  readonly from: Day | null;
  readonly until: Day | null;
}

type Basis = Pick<
  SuspicionReport,
  'caseId' | 'alertId' | 'customerId' | 'from' | 'until' | 'movements' | 'related'
>;

/**
 * Drafts a report with the customer and the movements as they are now (TXM-8).
 * @returns its id
 * @throws AppError `not_found`, `wrong_state`; FieldError where it is of nothing, of two things or of too much
 */
export async function draftReport(
  ctx: Ctx,
  operator: OperatorPrincipal,
  reported: Reported,
): Promise<string> {
  const isOfAlert = reported.alertId !== null;
  if (isOfAlert === (reported.customerNumber !== null)) {
    throw fieldError('customer_number', message('report_of_one_thing'));
  }
  const basis = isOfAlert ? await ofAlert(ctx, reported) : await ofCustomer(ctx, operator, reported);
  const identity = await readClaimedIdentity(ctx, basis.customerId);
  const [id, number] = [newId(), await nextReportNumber(ctx.tx)];
  await insert(ctx, {
    ...{ id, number, ...basis, subject: await subjectOf(ctx, basis.customerId) },
    ...{ identityNumber: identity?.number ?? null, grounds: '', authors: [operator.id], state: 'draft' },
    ...{ contentSha256: null, decision: null, remark: null, lodgement: null },
    ...{ version: 1, draftedAt: ctx.businessNow },
  });
  await noteInCase(ctx, operator, basis.caseId, { text: `${number}: drafted` });
  return id;
}

async function insert(ctx: Ctx, report: SuspicionReport): Promise<void> {
  try {
    await insertReport(ctx.tx, ctx.fieldEncryption, report);
  } catch (error) {
    if (isUniqueViolation(error, 'suspicion_reports_one_per_case')) {
      throw new AppError('wrong_state', {}, message('report_exists'));
    }
    throw error;
  }
}

async function ofAlert(ctx: Ctx, { alertId }: Reported): Promise<Basis> {
  const alert = alertId === null ? null : await findAlert(ctx.reader, alertId);
  if (alert === null) {
    throw new AppError('not_found');
  }
  if (alert.conclusion !== null) {
    throw new AppError('wrong_state');
  }
  if ((await findOpenReport(ctx.reader, alert.caseId)) !== null) {
    throw new AppError('wrong_state', {}, message('report_exists'));
  }
  const { caseId, customerId, from, until, movements } = alert;
  const shared = await readInvestors(ctx, alert.sharedWith);
  const issuers = await readIssuers(
    ctx,
    alert.relations.map(({ issuerId }) => issuerId),
  );
  const related = [
    ...[...shared.values()].map(relatedByAccount),
    ...[...issuers.values()].map(relatedIssuer),
  ];
  return { caseId, alertId, customerId, from, until, movements, related };
}

const relatedByAccount = ({ verifiedName, invNo }: Investor): RelatedPerson => ({
  name: verifiedName,
  relation: `${invNo}: same bank account`,
});

const relatedIssuer = ({ companyName, registrationNo }: Issuer): RelatedPerson => ({
  name: companyName,
  relation: `${registrationNo}: related issuer of notes`,
});

async function ofCustomer(ctx: Ctx, operator: OperatorPrincipal, reported: Reported): Promise<Basis> {
  const { customerNumber, from, until } = reported;
  const numbers = [(customerNumber ?? '').toUpperCase()];
  const [investor] = await investorsNamed(ctx, { numbers, names: [] });
  if (investor === undefined) {
    throw fieldError('customer_number', message('report_customer_unknown'));
  }
  const isPeriod = from !== null && until !== null && from <= until && until <= ctx.businessDate;
  if (!isPeriod || daysBetween(from, until) >= SUSPICION_DAYS_MAX) {
    throw fieldError('until', message('report_period_invalid', { max: String(SUSPICION_DAYS_MAX) }));
  }
  const movements = await movementsBetween(ctx, investor.userId, { from, until });
  const caseId = await openCase(ctx, {
    ...{ kind: 'alert', subject: message('case_subject_suspicion_report'), priority: 'high', note: null },
    ...{ customerId: investor.userId, links: [], operatorId: operator.id },
  });
  return { caseId, alertId: null, customerId: investor.userId, from, until, movements, related: [] };
}

async function movementsBetween(ctx: Ctx, customerId: string, period: { from: Day; until: Day }) {
  const histories = await readHistories(ctx.reader, [customerId], period);
  const all = histories.get(customerId)?.movements ?? [];
  const movements = all.filter(({ on }) => on >= period.from);
  if (movements.length > SUSPICION_MOVEMENTS_MAX) {
    throw fieldError('from', message('report_movements_too_many', { max: String(SUSPICION_MOVEMENTS_MAX) }));
  }
  return movements;
}

async function subjectOf(ctx: Ctx, customerId: string): Promise<ReportSubject> {
  const [user, investor] = [await readUser(ctx, customerId), await readInvestor(ctx, customerId)];
  invariant(user !== null && investor !== null, 'the customer of a report is an investor');
  const identity = await readClaimedIdentity(ctx, customerId);
  const { address } = (await readApplicant(ctx, customerId)) ?? { address: null };
  const words = address === null ? [] : addressWords(address);
  return {
    ...{ name: investor.verifiedName, number: investor.invNo, phone: user.phoneE164, email: user.email },
    ...{ identityType: identityTypeName(identity?.type ?? ''), bornOn: identity?.bornOn ?? null },
    address: words.length === 0 ? null : words.join(', '),
  };
}

/** As the document is called, and not by the code of the form. */
function identityTypeName(type: string): string | null {
  return nameOf(identityTypeChoices, type) ?? (type || null);
}

function addressWords({ line1, line2, postcode, city, state, country }: Address): string[] {
  const region = [stateName(state ?? '') ?? state, nameOf(countryChoices, country ?? '') ?? country];
  return [line1, line2, postcode, city, ...region].flatMap((one) =>
    one === null || one === '' ? [] : [one],
  );
}
