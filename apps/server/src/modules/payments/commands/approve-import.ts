import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { senToText } from '@titian/finance/sen';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { type ApprovalExecutor, approvalExecutor, boundHash } from '../../approvals/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import {
  type ImportReader,
  type PartPreview,
  previewImport,
  readImportParts,
} from '../queries/import-preview.ts';
import {
  decideImport,
  findImport,
  listParts,
  lockImport,
  type StatementImport,
  type StatementImportPart,
} from '../store/statement-imports.ts';
import { storePart } from './hold-statements.ts';
import { lockBankAccounts } from './lock-bank-accounts.ts';

const nothing = z.strictObject({});

/**
 * A second finance operator approves the import of an uploaded statement, having seen each line with what it would do
 * (PAY-11, decision 030). Its lines are stored with the decision; a job settles what they confirm.
 */
export function statementImport(parts: ImportReader): ApprovalExecutor {
  return approvalExecutor<z.output<typeof nothing>>({
    kind: 'statement_import',
    subjectKind: 'statement_import',
    after: nothing,
    async load(ctx, subjectId) {
      const imported = await lockPending(ctx, subjectId);
      const statements = await listParts(ctx.tx, [imported.id]);
      await lockBankAccounts(ctx, parts.bankAccounts, statements);
      const before = statements.map((one) => describePart(one, parts.bankAccounts));
      return { version: 1, label: labelOf(statements), before };
    },
    async binds(ctx, subjectId) {
      const imported = await lockPending(ctx, subjectId);
      const previews = await previewImport(ctx.tx, parts, ctx.fieldEncryption, imported);
      rejectContradictions(previews);
      return {
        file: sha256(ctx.fieldEncryption.open(imported.fileEnc)).toString('hex'),
        statements: previews.map((one) => describePart(one.part, parts.bankAccounts)),
        continuity: previews.map(({ assessment: { continuity }, isHeld }) => `${continuity.kind}:${isHeld}`),
        effects: boundHash(ctx.fieldEncryption, previews.flatMap(effectsOf)),
      };
    },
    async apply(ctx, { subjectId }) {
      const imported = await lockPending(ctx, subjectId);
      const statements = await readImportParts(ctx.tx, parts, ctx.fieldEncryption, imported);
      await decideImport(ctx.tx, imported.id, 'approved', ctx.now);
      for (const one of statements) {
        await storePart(ctx, imported, one);
      }
      await enqueue(ctx, 'settle_statements', {}, { key: 'settle_statements' });
    },
    onRejected: (ctx, { subjectId }) => reject(ctx, subjectId),
    onExpired: (ctx, { subjectId }) => reject(ctx, subjectId),
  });
}

/** @throws AppError `not_found`, `wrong_state` where the file was decided about */
async function lockPending(ctx: Ctx, id: string): Promise<StatementImport> {
  const imported = await lockImport(ctx.tx, id);
  if (imported === null) {
    throw new AppError('not_found');
  }
  if (imported.state !== 'pending') {
    throw new AppError('wrong_state');
  }
  return imported;
}

/** @throws AppError `wrong_state` where the bank has closed these days otherwise meanwhile */
function rejectContradictions(previews: readonly PartPreview[]): void {
  if (previews.some((one) => one.assessment.continuity.kind === 'contradicts')) {
    const text = message('final_statement_differs');
    throw new AppError('wrong_state', {}, text);
  }
}

async function reject(ctx: Ctx, id: string): Promise<void> {
  const imported = await findImport(ctx.tx, id);
  if (imported?.state === 'pending') {
    await decideImport(ctx.tx, id, 'rejected', ctx.now);
    await recordAudit(ctx, {
      action: 'statement_import.rejected',
      subjectKind: 'statement_import',
      subjectId: id,
    });
  }
}

function labelOf(statements: readonly StatementImportPart[]): Message {
  const accounts = [...new Set(statements.map((one) => one.accountNo))];
  const days = statements.flatMap(({ fromOn, toOn }) => [fromOn, toOn]).sort();
  const [from, to] = [days.at(0), days.at(-1)];
  invariant(from !== undefined && to !== undefined, 'an import has a statement');
  return from === to
    ? message('subject_statement_day', { accounts, on: from })
    : message('subject_statement_days', { accounts, from, to });
}

/** A statement as the checker reads it. */
function describePart(part: StatementImportPart, accounts: readonly BankAccount[]) {
  return {
    account: accounts.find((one) => one.accountNo === part.accountNo)?.kind ?? part.accountNo,
    number: part.statementNo,
    from: part.fromOn,
    to: part.toOn,
    opening: senToText(part.openingSen),
    closing: senToText(part.closingSen),
    lines: part.lines,
    is_final: part.isFinal,
  };
}

function effectsOf({ lines }: PartPreview) {
  return lines.map(({ bankReference, effect: { kind, payout, exception } }) => [
    bankReference,
    kind,
    payout?.id ?? exception,
  ]);
}
