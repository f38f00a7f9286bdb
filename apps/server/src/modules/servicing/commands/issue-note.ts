import type { Disbursement } from '@titian/finance/fees';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { canonical } from '../../../platform/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { StoredFile } from '../../files/public.ts';
import { requireStepUp } from '../../identity/public.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { markIssued, type Note, readNote } from '../../notes/public.ts';
import type { BankAccount } from '../../onboarding/public.ts';
import { queuePayout } from '../../payments/public.ts';
import { type AgreementParts, type AgreementTerms, agreementTerms } from '../domain/agreement.ts';
import { type Issue, maturityOf } from '../domain/issue.ts';
import { agreementParts } from '../queries/agreement.ts';
import { insertAgreement, insertDisbursement } from '../store/disbursements.ts';
import { insertSchedule } from '../store/instalments.ts';
import { type IssueRequest, lockFunded, payoutAccount } from './lock-funded.ts';
import { notifyIssue } from './notify-issue.ts';

/** Issuers sign once; a further version would be a change that both sides agree on. */
export const AGREEMENT_VERSION = 1;

/** The document of an agreement and the terms that it states. */
export interface SignedAgreement {
  readonly terms: AgreementTerms;
  /** Writes the file's row, in the transaction that issues the note. */
  record(ctx: Ctx): Promise<StoredFile>;
}

export interface SigningRequest extends IssueRequest {
  /** The agreement as it was made to be signed; null where there was nothing to sign. */
  readonly agreement: SignedAgreement | null;
}

/**
 * The issuer signs and its conventional note is issued: schedule, agreement and disbursement are made at once;
 * subscriptions become holdings in chunks afterwards (NOTE-14).
 * @throws AppError `not_found`, `not_funded`, `wrong_state`, `amount_changed`, `bank_account_missing`,
 * `step_up_required`; FieldError on `otp_code` when wrong
 */
export async function issueNote(ctx: Ctx, request: SigningRequest): Promise<Issue> {
  const note = await lockFunded(ctx, request);
  invariant(note.contract === 'Conventional', 'a Shariah note is issued after its trade');
  const account = await payoutAccount(ctx, note);
  const parts = await agreementParts(ctx, note);
  const document = await agreedDocument(ctx, parts, request.agreement);
  await requireStepUp(
    ctx,
    request.issuerId,
    { action: 'note_signature', amountSen: note.raisedSen },
    request.otpCode,
  );
  return issueSigned(ctx, parts, account, { document, acceptedAt: ctx.now });
}

/** What issues a note: the document that was agreed on, and when the issuer accepted it. */
export interface Accepted {
  readonly document: StoredFile;
  readonly acceptedAt: Date;
}

/** Issues a locked, funded note whose issuer has signed for these terms. */
export async function issueSigned(
  ctx: Ctx,
  parts: AgreementParts,
  account: BankAccount,
  accepted: Accepted,
): Promise<Issue> {
  const { note, schedule, disbursement } = parts;
  await markIssued(ctx, note.id, {
    issuedOn: ctx.businessDate,
    maturesOn: maturityOf(schedule),
    effectiveRateBps: parts.effectiveRateBps,
  });
  await writeIssue(ctx, parts, accepted);
  await disburse(ctx, note, disbursement, account);
  await enqueue(ctx, 'allot_subscriptions', { note_id: note.id });
  const issue = { note: await issuedNote(ctx, note.id), schedule, disbursement };
  await notifyIssue(ctx, issue);
  return issue;
}

/** What is signed must be what is issued: under the note's lock the terms may be others than a moment ago. */
async function agreedDocument(
  ctx: Ctx,
  parts: AgreementParts,
  agreement: SignedAgreement | null,
): Promise<StoredFile> {
  if (agreement === null || canonical(agreement.terms) !== canonical(agreementTerms(parts))) {
    throw new AppError('amount_changed', { raised: senToText(parts.note.raisedSen) });
  }
  return agreement.record(ctx);
}

async function writeIssue(
  ctx: Ctx,
  parts: AgreementParts,
  { document, acceptedAt }: Accepted,
): Promise<void> {
  const { note, schedule, disbursement } = parts;
  await insertSchedule(ctx.tx, note.id, schedule);
  await insertAgreement(ctx.tx, {
    id: newId(),
    note_id: note.id,
    version: AGREEMENT_VERSION,
    terms: agreementTerms(parts),
    accepted_at: acceptedAt,
    accepted_by: note.issuerId,
    file_id: document.id,
    late: parts.late,
  });
  await recordAudit(ctx, {
    action: 'note.issued',
    subjectKind: 'note',
    subjectId: note.id,
    after: {
      amount: senToText(disbursement.amountSen),
      net: senToText(disbursement.netSen),
      effective_rate: rateToText(parts.effectiveRateBps),
    },
  });
}

/** Moves the escrowed money: fee and tax to the platform, the rest on its way to the issuer's bank. */
async function disburse(ctx: Ctx, note: Note, paid: Disbursement, account: BankAccount): Promise<void> {
  const id = newId();
  const payoutId = await queuePayout(ctx, {
    purpose: 'disbursement',
    purposeId: id,
    userId: note.issuerId,
    bankAccountId: account.id,
    beneficiary: account.holderName,
    amountSen: paid.netSen,
    usableFrom: account.usableFrom,
  });
  await insertDisbursement(ctx.tx, {
    id,
    note_id: note.id,
    amount_sen: paid.amountSen,
    fee_sen: paid.originationFeeSen,
    service_tax_sen: paid.serviceTaxSen,
    net_sen: paid.netSen,
    payout_id: payoutId,
  });
  const flows = [
    { to: 'fee_income', amountSen: paid.originationFeeSen, kind: 'origination_fee' },
    { to: 'service_tax', amountSen: paid.serviceTaxSen, kind: 'service_tax_on_fee' },
    { to: 'disbursements_in_transit', amountSen: paid.netSen, kind: 'disbursement' },
  ] as const;
  await postTransfers(
    ctx,
    noAccounts,
    flows
      .filter((flow) => flow.amountSen > 0n)
      .map((flow) => ({
        id: newId(),
        debitAccountId: note.escrowAccountId,
        creditAccountId: platformAccount(flow.to),
        amountSen: flow.amountSen,
        kind: flow.kind,
        referenceId: id,
        noteId: note.id,
      })),
  );
}

async function issuedNote(ctx: Ctx, noteId: string): Promise<Note> {
  const note = await readNote(ctx, noteId);
  invariant(note, `note ${noteId} was just issued`);
  return note;
}
