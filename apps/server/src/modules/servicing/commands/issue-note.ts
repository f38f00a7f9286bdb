import type { Disbursement } from '@titian/finance/fees';
import { rateToText } from '@titian/finance/rate';
import { type Sen, senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, assertOurs } from '../../../platform/errors.ts';
import { canonical } from '../../../platform/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { StoredFile } from '../../files/public.ts';
import { requireStepUp } from '../../identity/public.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { lockNote, markIssued, type Note, readNote } from '../../notes/public.ts';
import { type BankAccount, currentBankAccount } from '../../onboarding/public.ts';
import { queuePayout } from '../../payments/public.ts';
import { type AgreementParts, type AgreementTerms, agreementTerms } from '../domain/agreement.ts';
import { type Issue, maturityOf } from '../domain/issue.ts';
import { agreementParts } from '../queries/agreement.ts';
import { insertAgreement, insertDisbursement } from '../store/disbursements.ts';
import { insertSchedule } from '../store/instalments.ts';
import { recordedSteps, tradeSteps } from '../store/trades.ts';
import { announceIssue } from './announce-issue.ts';

/** Issuers sign once; a further version would be a change that both sides agree on. */
export const AGREEMENT_VERSION = 1;

export interface IssueRequest {
  readonly issuerId: string;
  readonly noteId: string;
  /** What the issuer has seen as raised and accepts. */
  readonly acceptedSen: Sen;
  /** The fresh code that every signature needs: of the second factor, or mailed where none is on (rules §3, §4). */
  readonly otpCode: string | null;
  /** The agreement as it was made to be signed; null where there was nothing to sign. */
  readonly agreement: SignedAgreement | null;
}

/** The document of an agreement and the terms that it states. */
export interface SignedAgreement {
  readonly terms: AgreementTerms;
  /** Writes the file's row, in the transaction that issues the note. */
  record(ctx: Ctx): Promise<StoredFile>;
}

/**
 * The issuer signs and its note is issued: schedule, agreement and disbursement are made at once; subscriptions
 * become holdings in chunks afterwards (rules §4).
 * @throws AppError `not_found`, `not_funded`, `wrong_state`, `amount_changed`, `trade_missing`, `bank_account_missing`,
 *   `step_up_required`; FieldError on `otp_code` when wrong
 */
export async function issueNote(ctx: Ctx, request: IssueRequest): Promise<Issue> {
  const note = await lockFunded(ctx, request);
  const account = await currentBankAccount(ctx, note.issuerId);
  if (account === null) {
    throw new AppError('bank_account_missing');
  }
  const parts = await agreementParts(ctx, note);
  const document = await agreedDocument(ctx, parts, request.agreement);
  await requireStepUp(ctx, request.issuerId, request.otpCode);
  const { schedule, disbursement } = parts;
  await markIssued(ctx, note.id, {
    issuedOn: ctx.businessDate,
    maturesOn: maturityOf(schedule),
    effectiveRateBps: parts.effectiveRateBps,
  });
  await writeIssue(ctx, parts, document);
  await disburse(ctx, note, disbursement, account);
  await enqueue(ctx, 'convert_subscriptions', { note_id: note.id });
  const issue = { note: await issuedNote(ctx, note.id), schedule, disbursement };
  await announceIssue(ctx, issue);
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

/** Locks the note and checks that this issuer may issue it now for what it has raised. */
async function lockFunded(ctx: Ctx, request: IssueRequest): Promise<Note> {
  const seen = await readNote(ctx, request.noteId);
  if (seen?.issuerId !== request.issuerId) {
    throw new AppError('not_found');
  }
  await lockNote(ctx, request.noteId);
  const note = await readNote(ctx, request.noteId);
  if (note?.state !== 'funded') {
    throw new AppError(note?.state === 'listed' ? 'not_funded' : 'wrong_state');
  }
  if (note.issueBy !== null && note.issueBy < ctx.businessDate) {
    throw new AppError('wrong_state', {}, 'The time to issue this note is over. Please apply again.');
  }
  if (note.raisedSen !== request.acceptedSen) {
    throw new AppError('amount_changed', { raised: senToText(note.raisedSen) });
  }
  if (note.contract === 'Shariah') {
    await refuseWithoutTrade(ctx, note.id);
  }
  return note;
}

/** A Shariah note rests on a commodity trade that is complete before money moves (rules §4). */
async function refuseWithoutTrade(ctx: Ctx, noteId: string): Promise<void> {
  const recorded = await recordedSteps(ctx.reader, noteId);
  if (!tradeSteps.every((step) => recorded.has(step))) {
    throw new AppError('trade_missing');
  }
}

async function writeIssue(ctx: Ctx, parts: AgreementParts, document: StoredFile): Promise<void> {
  const { note, schedule, disbursement } = parts;
  await insertSchedule(ctx.tx, note.id, schedule);
  await insertAgreement(ctx.tx, {
    id: newId(),
    note_id: note.id,
    version: AGREEMENT_VERSION,
    terms: agreementTerms(parts),
    accepted_at: ctx.now,
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
  assertOurs(note, `note ${noteId} was just issued`);
  return note;
}
