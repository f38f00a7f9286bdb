import { message } from '@titian/contracts/messages/message';
import { applicationDecision as change } from '@titian/contracts/schemas/operator-proposals';
import { senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import type { NameScreening } from '../../../gateways/screening/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { publishEvent } from '../../../platform/events.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
  boundHash,
} from '../../approvals/public.ts';
import { newestCheck } from '../../ekyc/public.ts';
import { contentHashes } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { rejectListedNames } from '../../screening/public.ts';
import { readSettings } from '../../settings/public.ts';
import { applicantName } from '../domain/applicant-name.ts';
import { mayDecide } from '../domain/decisions.ts';
import { formShapes } from '../domain/form-data.ts';
import { givenNames } from '../domain/given-names.ts';
import { identityOf } from '../domain/identity-key.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import { identityHash } from '../queries/identity-hash.ts';
import { isEkycVerified } from '../queries/read-claimed-identity.ts';
import { lockApplication, setApproval } from '../store/applications.ts';
import { findOwnerOfIdentity } from '../store/investors.ts';
import { findOwnerOfRegistration } from '../store/issuers.ts';
import { approveIndividual, approveInstitution } from './approve-investor.ts';
import { approveIssuer } from './approve-issuer.ts';
import { writeNext } from './save-application.ts';

type Decision = z.output<typeof change>;

export interface DecisionDeps {
  /** Forgets what is cached of a customer's status, once the decision is committed. */
  forgetCustomer(userId: string): void;
}

interface ApplicationDeps extends DecisionDeps {
  readonly screening: NameScreening;
}

/** Approves, rejects or sends back an application; a rejected one may be reopened by requesting more (ONB-3). */
export function applicationDecision(deps: ApplicationDeps): ApprovalExecutor {
  return approvalExecutor<Decision>({
    kind: 'application_decision',
    subjectKind: 'application',
    after: change,
    load: (ctx, subjectId, { after }) => loadSubject(ctx, deps, subjectId, after),
    binds: (ctx, subjectId) => bindApplication(ctx, subjectId),
    async apply(ctx, approval) {
      const application = await lockApplication(ctx.tx, ctx.fieldEncryption, approval.subjectId);
      if (application === null) {
        throw new AppError('not_found');
      }
      ctx.afterCommit(() => deps.forgetCustomer(application.userId));
      await decide(ctx, application, approval);
    },
  });
}

async function loadSubject(
  ctx: Ctx,
  { screening }: ApplicationDeps,
  subjectId: string,
  after: Decision,
): Promise<ApprovalSubject> {
  const application = await lockApplication(ctx.tx, ctx.fieldEncryption, subjectId);
  if (application === null || application.status === 'Incomplete') {
    throw new AppError('not_found');
  }
  if (!mayDecide(application.status, after.decision)) {
    throw new AppError('wrong_state', { application_status: application.status });
  }
  rejectRemarks(application, after);
  if (after.decision === 'Approved') {
    await rejectKnownIdentity(ctx, application);
    await rejectListedNames(ctx, screening, {
      userId: application.userId,
      names: givenNames(application),
    });
  }
  const isVerified = await isEkycVerified(ctx, application);
  assertVerified(isVerified, after);
  return {
    version: application.version,
    label: applicantName(application) ?? application.id,
    before: { application_status: application.status, identity_verified: isVerified },
  };
}

/** The form as reviewed, its documents, and the identity check that it rests on. */
async function bindApplication(ctx: Ctx, subjectId: string): Promise<JsonValue> {
  const application = await lockApplication(ctx.tx, ctx.fieldEncryption, subjectId);
  if (application === null) {
    throw new AppError('not_found');
  }
  const { data, userId } = application;
  return {
    customer: userId,
    form: boundHash(ctx.fieldEncryption, [
      application.form,
      data.fields,
      data.agreementVersion,
      application.submittedAt,
    ]),
    documents: await contentHashes(ctx, Object.values(data.files).flat()),
    identity_check: await newestCheck(ctx, userId),
  };
}

/** An approval rests on the identity check, or on a recorded statement in its place (ONB-31). */
function assertVerified(isVerified: boolean, { decision, without_ekyc: otherProof }: Decision): void {
  if (decision !== 'Approved' && otherProof !== undefined) {
    throw fieldError('after.without_ekyc', message('decision_part_of_approval_only'));
  }
  if (decision === 'Approved' && !isVerified && otherProof === undefined) {
    throw fieldError('after.without_ekyc', message('identity_check_not_approved'));
  }
}

/** Remarks belong to a request for more, each at a field of the form. */
function rejectRemarks(application: SavedApplication, after: Decision): void {
  const remarks = after.remarks ?? [];
  if ((after.decision === 'More Info Required') !== remarks.length > 0) {
    throw fieldError('after.remarks', message('remarks_only_with_request'));
  }
  const { fields, files } = formShapes[application.form];
  if (remarks.some((one) => !fields.includes(one.field) && !files.includes(one.field))) {
    throw fieldError('after.remarks', message('remark_fields_unknown'));
  }
}

const SAME_IDENTITY = message('identity_has_account');

/** Another user may have been approved with the same identity since this was submitted. */
async function rejectKnownIdentity(ctx: Ctx, application: SavedApplication): Promise<void> {
  const identity = identityOf(application);
  const owner =
    application.form === 'business'
      ? await findOwnerOfRegistration(ctx.reader, identity.registrationNo)
      : await findOwnerOfIdentity(ctx.reader, identityHash(ctx, identity.key));
  if (owner !== null) {
    throw new AppError('wrong_state', {}, SAME_IDENTITY);
  }
}

async function decide(ctx: Ctx, before: SavedApplication, approval: ApprovalOf<Decision>): Promise<void> {
  const { decision, remarks = [] } = approval.after;
  const decided = await writeNext(ctx, {
    ...before,
    status: decision,
    remarks,
    decidedAt: decision === 'More Info Required' ? null : ctx.businessNow,
  });
  await setApproval(ctx.tx, before.id, approval.id);
  const investorNumber = decision === 'Approved' ? await approve(ctx, before) : null;
  await recordAudit(ctx, {
    action: 'application.decided',
    subjectKind: 'application',
    subjectId: before.id,
    before: { application_status: before.status },
    after: { application_status: decision, remarks: remarks.map((one) => ({ ...one })) },
    reason: approval.reason,
  });
  await notify(ctx, decided, investorNumber);
  if (decision === 'Approved') {
    await publishEvent(ctx, 'customer.approved', before.userId);
  }
}

/** What an approval makes; answers the investor's number, null for an issuer. */
async function approve(ctx: Ctx, application: SavedApplication): Promise<string | null> {
  const make = { business: approveIssuer, institution: approveInstitution, individual: approveIndividual };
  try {
    return await make[application.form](ctx, application);
  } catch (error) {
    // Two applications of one identity were approved in the same moment.
    throw isUniqueViolation(error) ? new AppError('wrong_state', {}, SAME_IDENTITY) : error;
  }
}

async function notify(ctx: Ctx, decided: SavedApplication, investorNumber: string | null): Promise<void> {
  const { id, userId, form, status, version } = decided;
  const to = { userId, dedupeKey: `application_decided:${id}:${version}` };
  if (status === 'Approved') {
    const { minimumTopupSen } = await readSettings(ctx);
    const params = { form, investorNumber, minimumTopup: senToText(minimumTopupSen) };
    await notifyUsers(ctx, [{ ...to, template: 'application_approved', params }]);
  } else if (status === 'Rejected') {
    await notifyUsers(ctx, [{ ...to, template: 'application_rejected', params: { form } }]);
  } else {
    const remarks = decided.remarks.map((one) => one.text);
    await notifyUsers(ctx, [{ ...to, template: 'application_more_info', params: { form, remarks } }]);
  }
}
