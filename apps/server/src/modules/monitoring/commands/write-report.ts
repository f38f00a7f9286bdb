import { message } from '@titian/contracts/messages/message';
import { actsOnReport } from '@titian/contracts/suspicion';
import { type Day, malaysiaDay } from '@titian/finance/calendar';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { boundHash } from '../../approvals/public.ts';
import { closeAlertCase, noteInCase, readCasesById } from '../../cases/public.ts';
import { contentOf, type RelatedPerson, type SuspicionReport } from '../domain/report.ts';
import { writeConclusion } from '../store/alerts.ts';
import { lockReport, type ReportChange, updateReport } from '../store/reports.ts';

/** A report that an operator acts on, and how they last read it. */
export interface NamedReport {
  readonly id: string;
  readonly version: number;
}

type Act = keyof ReturnType<typeof actsOnReport>;

/** @throws AppError `not_found`, `report_changed`, `same_operator`, `wrong_state` */
async function lockFor(
  ctx: Ctx,
  operator: OperatorPrincipal,
  { id, version }: NamedReport,
  act: Act,
): Promise<SuspicionReport> {
  const report = await lockReport(ctx.tx, ctx.fieldEncryption, id);
  if (report === null) {
    throw new AppError('not_found');
  }
  if (report.version !== version) {
    throw new AppError('report_changed');
  }
  if (act === 'decide' && report.authors.includes(operator.id)) {
    throw new AppError('same_operator');
  }
  if (!actsOnReport(operator, report)[act]) {
    throw new AppError('wrong_state');
  }
  return report;
}

/** Changes a report, and says so in its case, whose events in the audit log name neither kind nor customer. */
async function change(
  ctx: Ctx,
  operator: OperatorPrincipal,
  report: SuspicionReport,
  { note, ...fields }: ReportChange & { readonly note: string },
): Promise<void> {
  await updateReport(ctx.tx, report.id, fields);
  await noteInCase(ctx, operator, report.caseId, { text: `${report.number}: ${note}` });
}

/** Writes grounds and related persons in a draft; whoever did cannot approve it. */
export async function writeReport(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: NamedReport,
  { grounds, related }: { readonly grounds: string; readonly related: readonly RelatedPerson[] },
): Promise<void> {
  const report = await lockFor(ctx, operator, named, 'write');
  const authors = [...new Set([...report.authors, operator.id])];
  await change(ctx, operator, report, { grounds, related, authors, note: 'written' });
}

/** Hands a draft to a second one of compliance, with the hash of what it says. @throws FieldError without grounds */
export async function submitReport(ctx: Ctx, operator: OperatorPrincipal, named: NamedReport): Promise<void> {
  const report = await lockFor(ctx, operator, named, 'submit');
  if (report.grounds === '') {
    throw fieldError('grounds', message('report_grounds_required'));
  }
  const authors = [...new Set([...report.authors, operator.id])];
  const contentSha256 = boundHash(ctx.fieldEncryption, contentOf(report));
  const next = { authors, contentSha256, state: 'submitted', remark: null } as const;
  await change(ctx, operator, report, { ...next, note: 'submitted for approval' });
}

export interface ReportDecision {
  readonly decision: 'approve' | 'return';
  readonly contentSha256: string;
  readonly remark: string | null;
}

/**
 * Another than its authors approves exactly what was submitted, or sends it back with a remark.
 * @throws AppError `report_changed` where the content is another; FieldError on remark
 */
export async function decideReport(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: NamedReport,
  { decision, contentSha256, remark }: ReportDecision,
): Promise<void> {
  const report = await lockFor(ctx, operator, named, 'decide');
  const now = boundHash(ctx.fieldEncryption, contentOf(report));
  if (contentSha256 !== report.contentSha256 || contentSha256 !== now) {
    throw new AppError('report_changed');
  }
  if (decision === 'approve') {
    const by = { by: operator.id, at: ctx.businessNow };
    await change(ctx, operator, report, { state: 'approved', decision: by, remark: null, note: 'approved' });
    return;
  }
  if (remark === null) {
    throw fieldError('remark', message('reason_required'));
  }
  const back = { state: 'draft', contentSha256: null, remark } as const;
  await change(ctx, operator, report, { ...back, note: 'sent back' });
}

/**
 * Records that the authority has an approved report; its case and its alert are closed with it (TXM-9).
 * @throws FieldError on lodged_on for a day before the approval or after today
 */
export async function lodgeReport(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: NamedReport,
  { reference, on }: { readonly reference: string; readonly on: Day },
): Promise<void> {
  const report = await lockFor(ctx, operator, named, 'lodge');
  invariant(report.decision, `report ${report.number} is approved`);
  if (on < malaysiaDay(report.decision.at) || on > ctx.businessDate) {
    throw fieldError('lodged_on', message('report_lodged_on_invalid'));
  }
  const lodgement = { by: operator.id, on, reference };
  await change(ctx, operator, report, { state: 'lodged', lodgement, note: 'lodged' });
  if (report.alertId !== null) {
    await writeConclusion(ctx.tx, report.alertId, {
      ...{ reason: report.number, by: operator.id, at: ctx.businessNow, reportId: report.id },
    });
  }
  await closeCaseOf(ctx, operator, report);
}

/** Gives a report up that is not approved; its alert can be concluded again, its own case is closed. */
export async function withdrawReport(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: NamedReport,
  remark: string,
): Promise<void> {
  const report = await lockFor(ctx, operator, named, 'withdraw');
  await change(ctx, operator, report, {
    ...{ state: 'withdrawn', contentSha256: null, remark, note: 'withdrawn' },
  });
  if (report.alertId === null) {
    await closeCaseOf(ctx, operator, report);
  }
}

async function closeCaseOf(ctx: Ctx, operator: OperatorPrincipal, report: SuspicionReport): Promise<void> {
  const one = (await readCasesById(ctx, [report.caseId])).get(report.caseId);
  invariant(one, `report ${report.number} has a case`);
  await closeAlertCase(ctx, operator, { id: one.id, version: one.version });
}
