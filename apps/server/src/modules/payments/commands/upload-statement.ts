import { readFile } from 'node:fs/promises';
import { message } from '@titian/contracts/messages/message';
import type { Upload } from '@titian/contracts/uploads';
import type { Day } from '@titian/finance/calendar';
import { type PayoutBank, type StatementFile, StatementRejected } from '../../../gateways/payout/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import { type Approvals, proposeChange } from '../../approvals/public.ts';
import { type OwnStatement, ownStatements } from '../domain/own-statements.ts';
import type { PayoutDeps } from '../domain/payout-deps.ts';
import type { Assessment } from '../queries/assess-statement.ts';
import { assessAll } from '../queries/import-preview.ts';
import { filePlace, findImportOfFile, insertImport, setImportApproval } from '../store/statement-imports.ts';
import { lockBankAccounts } from './lock-bank-accounts.ts';

const FIELD = 'statement_file';
/** A busy day's statement has some thousand lines; a larger file is not one. */
const MAX_BYTES = 5_000_000;

export interface UploadedStatement {
  readonly importId: string;
  readonly approvalId: string;
}

/**
 * Stores a statement file that an operator uploads, camt.053 or MT940, and proposes its import: it settles nothing before
 * a second finance operator has approved it (PAY-11, decision 030). A file is imported whole or not at all.
 *
 * @throws FieldError on statement_file for a wrong file, a wrong sum, an account that is not the platform's, a day to
 * come, closed
 * days that would change
 * @throws AppError `statement_known` where all of it is here, `statement_pending` where the file waits already
 */
export async function uploadStatement(
  deps: PayoutDeps & { readonly approvals: Approvals },
  scope: Scope,
  upload: { readonly file: Upload | undefined; readonly operatorId: string },
): Promise<UploadedStatement> {
  const text = await textOf(upload.file);
  const read = readable(deps.bank, text);
  return deps.work.command(scope, async (ctx) => {
    const statements = ownStatements(deps.bankAccounts, read.statements, ctx.businessDate).map((one) => {
      if (one.account === null) {
        const number = one.statement.accountNo.slice(0, 34);
        throw fieldError(FIELD, message('statement_account_unknown', { number }));
      }
      if (one.statement.toOn > ctx.businessDate) {
        throw fieldError(FIELD, message('statement_ends_in_future', { day: one.statement.toOn }));
      }
      return { ...one, account: one.account };
    });
    await lockBankAccounts(ctx, deps.bankAccounts, read.statements);
    const fileSha256 = sha256(text);
    await rejectRepeatedFile(ctx, fileSha256);
    rejectOther(await assessAll(ctx.tx, statements));
    const id = newId();
    const file = {
      id,
      fileSha256,
      fileEnc: ctx.fieldEncryption.seal(text, filePlace(id)),
      format: read.format,
    };
    await insert(ctx, { ...file, uploadedBy: upload.operatorId }, statements);
    return propose(ctx, deps.approvals, id, statements);
  });
}

async function propose(
  ctx: Ctx,
  approvals: Approvals,
  importId: string,
  statements: readonly OwnStatement[],
): Promise<UploadedStatement> {
  await recordAudit(ctx, {
    action: 'statement_import.uploaded',
    subjectKind: 'statement_import',
    subjectId: importId,
    after: {
      statements: statements.map(({ statement }) => ({ number: statement.statementId, to: statement.toOn })),
    },
  });
  const proposal = { kind: 'statement_import', subjectId: importId, after: {} };
  const { id: approvalId } = await proposeChange(ctx, approvals, {
    ...proposal,
    reason: message('statement_uploaded'),
  });
  await setImportApproval(ctx.tx, importId, approvalId);
  return { importId, approvalId };
}

/** @throws AppError `statement_pending`, `statement_known` */
async function rejectRepeatedFile(ctx: Ctx, fileSha256: Buffer): Promise<void> {
  const known = await findImportOfFile(ctx.tx, fileSha256);
  if (known !== null) {
    throw new AppError(known === 'pending' ? 'statement_pending' : 'statement_known');
  }
}

function rejectOther(assessed: readonly Assessment[]): void {
  for (const { continuity, statement } of assessed) {
    if (continuity.kind === 'contradicts') {
      throw fieldError(
        FIELD,
        message(
          continuity.what === 'lines' ? 'statement_lines_contradict' : 'statement_balance_contradicts',
          { statement: statement.statementId, day: continuity.on },
        ),
      );
    }
  }
  const isChange = (one: Assessment) => one.hasChanges || one.lines.some((line) => line.is === 'contradicts');
  if (!assessed.some(isChange)) {
    throw new AppError('statement_known');
  }
}

async function insert(
  ctx: Ctx,
  file: Parameters<typeof insertImport>[1],
  statements: readonly OwnStatement[],
): Promise<void> {
  const rows = statements.map(({ partNo, statement, isFinal }) => ({
    ...{ partNo, accountNo: statement.accountNo, statementNo: statement.statementId },
    ...{ fromOn: statement.fromOn as Day, toOn: statement.toOn as Day },
    ...{ openingSen: statement.openingSen, closingSen: statement.closingSen },
    ...{ isFinal, lines: statement.lines.length },
  }));
  try {
    await insertImport(ctx.tx, file, rows);
  } catch (error) {
    if (isUniqueViolation(error, 'statement_imports_file')) {
      throw new AppError('statement_pending');
    }
    throw error;
  }
}

async function textOf(file: Upload | undefined): Promise<string> {
  if (file === undefined || file.size === 0) {
    throw fieldError(FIELD, message('statement_file_required'));
  }
  if (file.size > MAX_BYTES) {
    throw fieldError(FIELD, message('statement_file_too_large'));
  }
  const bytes = await readFile(file.path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fieldError(FIELD, message('statement_file_not_text'));
  }
}

function readable(bank: PayoutBank, text: string): StatementFile {
  try {
    return bank.readStatement(text);
  } catch (error) {
    if (error instanceof StatementRejected) {
      throw fieldError(FIELD, message('statement_unreadable', { detail: error.message.slice(0, 300) }));
    }
    throw error;
  }
}
