import { message } from '@titian/contracts/messages/message';
import { restructuring } from '@titian/contracts/schemas/servicing-proposals';
import { day } from '@titian/finance/calendar';
import { rateFromText } from '@titian/finance/rate';
import { addSen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { contentHashes, readFiles } from '../../files/public.ts';
import { addNoteUpdate, lockNote, markRestructured } from '../../notes/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { maturityOf } from '../domain/issue.ts';
import type { NewTerms } from '../domain/restructuring.ts';
import { type PlannedRestructuring, restructuringOf, updateOf } from '../queries/restructuring.ts';
import { countWaivers } from '../store/late-waivers.ts';
import { countRepayments } from '../store/repayments.ts';
import { countRestructurings, insertRestructuring, replaceInstalments } from '../store/restructurings.ts';
import { projectNewSchedule } from './project-shares.ts';

type Terms = z.output<typeof restructuring>;

/** What the consents of issuer and Shariah adviser are uploaded as. */
export const CONSENT_PURPOSE = 'restructuring_consent';

/**
 * Two operators replace the unpaid instalments of a running note by later ones (REC-22). Principal stays, return is never
 * lowered, and the sale price of a Shariah note is never raised; what lateness has cost by the day of the approval ends.
 */
export const noteRestructuring = approvalExecutor<Terms>({
  kind: 'restructuring',
  subjectKind: 'note',
  after: restructuring,
  async load(ctx, subjectId, { after }) {
    const { plan } = await validate(ctx, subjectId, after);
    return {
      // Any payment, waiver or restructuring in between makes the proposal stale.
      version: await versionOf(ctx, subjectId),
      label: plan.note.number,
      // What changes of the schedule is shown by the preview, beside the one in force.
      before: { outstanding: senToText(plan.principalSen) },
    };
  },
  async binds(ctx, subjectId, { after }) {
    const { plan, documents } = await validate(ctx, subjectId, after);
    return {
      documents: [...documents],
      instalments: boundHash(ctx.fieldEncryption, plan.instalments),
      // A due day that passes in between moves it.
      schedule: boundHash(ctx.fieldEncryption, plan.rows),
    };
  },
  apply: restructureNote,
});

async function versionOf(ctx: Ctx, noteId: string): Promise<number> {
  const counts = [countRepayments, countWaivers, countRestructurings].map((count) =>
    count(ctx.reader, noteId),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 1);
}

/** At the proposal and again at the approval, under the note's lock. */
async function validate(ctx: Ctx, noteId: string, after: Terms) {
  await lockNote(ctx, noteId);
  const plan = await restructuringOf(ctx, noteId, termsOf(after), 'after.');
  const consents = [await consentOf(ctx, plan, after), ...(await adviserOf(ctx, plan, after))];
  const hashes = await contentHashes(ctx, consents);
  return { plan, documents: hashes.map((one) => one.sha256) };
}

/** The terms of a proposal, or of a preview. */
export function termsOf(
  after: Pick<Terms, 'months' | 'pause_months' | 'grace_months' | 'extension_rate'>,
): NewTerms {
  return {
    ...{ months: after.months, pauseMonths: after.pause_months, graceMonths: after.grace_months },
    extensionRateBps: rateFromText(after.extension_rate),
  };
}

async function consentOf(
  ctx: Ctx,
  { note }: PlannedRestructuring,
  { document_id: id }: Terms,
): Promise<string> {
  if (!(await isConsent(ctx, note.issuerId, id))) {
    throw fieldError('after.document_id', message('restructuring_consent_required'));
  }
  return id;
}

async function adviserOf(ctx: Ctx, { note }: PlannedRestructuring, after: Terms): Promise<string[]> {
  const { adviser_name: name, adviser_consented_on: on, adviser_document_id: id } = after;
  const given = [name, on, id].filter((one) => one !== null);
  if (note.contract !== 'Shariah') {
    if (given.length > 0) {
      throw fieldError('after.adviser_name', message('restructuring_adviser_unneeded'));
    }
    return [];
  }
  if (
    name === null ||
    on === null ||
    id === null ||
    !(await isConsent(ctx, note.issuerId, id)) ||
    id === after.document_id
  ) {
    const field =
      name === null ? 'adviser_name' : on === null ? 'adviser_consented_on' : 'adviser_document_id';
    throw fieldError(`after.${field}`, message('restructuring_adviser_required'));
  }
  if (on > ctx.businessDate) {
    throw fieldError('after.adviser_consented_on', message('restructuring_consent_in_future'));
  }
  return [id];
}

async function isConsent(ctx: Ctx, issuerId: string, id: string): Promise<boolean> {
  const file = (await readFiles(ctx, [id])).get(id);
  return file?.purpose === CONSENT_PURPOSE && file.ownerUserId === issuerId;
}

async function restructureNote(ctx: Ctx, approval: ApprovalOf<Terms>): Promise<void> {
  const { subjectId: noteId, after, reason } = approval;
  const { plan } = await validate(ctx, noteId, after);
  await insertRestructuring(ctx.tx, await rowOf(ctx, plan, approval));
  await replaceInstalments(ctx.tx, noteId, plan, ctx.businessDate);
  await markRestructured(ctx, noteId, maturityOf(plan.rows));
  await projectNewSchedule(ctx, noteId);
  const { title, body } = updateOf(plan);
  await addNoteUpdate(ctx, { noteId, kind: 'restructuring', title, body });
  await notifyIssuer(ctx, plan, approval.id);
  await recordAudit(ctx, {
    ...{
      action: 'note.restructured',
      subjectKind: 'note',
      subjectId: noteId,
      before: approval.before,
      reason,
    },
    after: {
      ...{ matures_on: maturityOf(plan.rows), additional_return: senToText(plan.additionalSen) },
      ...{ late_waived: senToText(plan.waivedLateSen), gharamah_waived: senToText(plan.waivedCharitySen) },
    },
  });
}

async function rowOf(ctx: Ctx, plan: PlannedRestructuring, { id, after }: ApprovalOf<Terms>) {
  const noteId = plan.note.id;
  return {
    ...{ id: newId(), note_id: noteId, approval_id: id, on_date: ctx.businessDate },
    number: (await countRestructurings(ctx.tx, noteId)) + 1,
    ...{ first_month: plan.firstMonth, last_month: plan.lastMonth, grace_months: after.grace_months },
    extension_rate_bps: rateFromText(after.extension_rate),
    ...{ additional_return_sen: plan.additionalSen, waived_late_sen: plan.waivedLateSen },
    ...{ waived_charity_sen: plan.waivedCharitySen, consent_file_id: after.document_id },
    ...{ adviser_name: after.adviser_name, adviser_file_id: after.adviser_document_id },
    adviser_consented_on: after.adviser_consented_on === null ? null : day(after.adviser_consented_on),
  };
}

function notifyIssuer(ctx: Ctx, { note, rows, additionalSen }: PlannedRestructuring, approvalId: string) {
  const [first] = rows;
  return notifyUsers(ctx, [
    {
      ...{
        userId: note.issuerId,
        template: 'note_restructured',
        dedupeKey: `note_restructured:${approvalId}`,
      },
      params: {
        ...{ noteNumber: note.number, contract: note.contract, instalments: rows.length },
        ...{ firstOn: first?.dueOn ?? maturityOf(rows), lastOn: maturityOf(rows) },
        firstAmount: senToText(
          first === undefined ? additionalSen : addSen(first.principalSen, first.returnSen),
        ),
        additionalReturn: senToText(additionalSen),
      },
    },
  ]);
}
