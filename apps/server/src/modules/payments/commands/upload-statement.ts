import { readFile } from 'node:fs/promises';
import type { Upload } from '@titian/contracts/uploads';
import type { Day } from '@titian/finance/calendar';
import {
  type BankStatement,
  type PayoutBank,
  type StatementFile,
  StatementRefused,
} from '../../../gateways/payout/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { PayoutParts } from '../domain/payout-parts.ts';
import { listReconciliations } from '../store/reconciliations.ts';
import { settleOpenLines } from './import-statement.ts';
import { reconcileAccount } from './reconcile-account.ts';
import { storeStatement } from './store-statement.ts';

const FIELD = 'statement_file';
/** A busy day's statement has some thousand lines; a larger file is not one. */
const MAX_BYTES = 5_000_000;

export interface UploadedStatements {
  readonly ids: readonly string[];
  /** How many statements of the file were here already. */
  readonly known: number;
}

/**
 * Imports a statement file that an operator brings, camt.053 or MT940: keeps what is new, settles what it proves, and
 * works the account's days out again. A file is taken whole or not at all.
 *
 * @throws FieldError on statement_file for a wrong file, a wrong sum, an account that is not ours, a day to come
 * @throws AppError `statement_known` where all of it was imported before
 */
export async function uploadStatement(
  parts: PayoutParts,
  scope: Scope,
  upload: { readonly file: Upload | undefined; readonly operatorId: string },
): Promise<UploadedStatements> {
  const text = await textOf(upload.file);
  const read = readable(parts.bank, text);
  const today = await parts.work.query(scope, async (ctx) => ctx.businessDate);
  const all = read.statements.map((statement) => ({
    statement,
    account: accountOf(parts.bankAccounts, statement, today),
  }));
  // One order of accounts for everybody who locks both.
  all.sort((one, other) => other.account.kind.localeCompare(one.account.kind));
  const ids = await parts.work.command(scope, async (ctx) => {
    const kept: string[] = [];
    for (const { statement, account } of all) {
      const from = {
        account,
        file: text,
        format: read.format,
        source: 'upload',
        importedBy: upload.operatorId,
      } as const;
      const stored = await storeStatement(ctx, statement, from);
      if (stored !== null) {
        kept.push(stored.id);
        await audit(ctx, statement, stored);
      }
    }
    if (kept.length === 0) {
      throw new AppError('statement_known');
    }
    return kept;
  });
  await settleOpenLines(parts, scope);
  for (const account of new Set(all.map((one) => one.account))) {
    const days = all.filter((one) => one.account === account).map((one) => one.statement.toOn as Day);
    await parts.work.command(scope, (ctx) => reconcileKnownDays(ctx, account, days));
  }
  return { ids, known: all.length - ids.length };
}

async function textOf(file: Upload | undefined): Promise<string> {
  if (file === undefined || file.size === 0) {
    throw fieldError(FIELD, 'Please choose the statement file of the bank');
  }
  if (file.size > MAX_BYTES) {
    throw fieldError(FIELD, 'This file is larger than 5 MB. Please export fewer days at once.');
  }
  const bytes = await readFile(file.path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fieldError(FIELD, 'This file is not text. Please export the statement as camt.053 or MT940.');
  }
}

function readable(bank: PayoutBank, text: string): StatementFile {
  try {
    return bank.readStatement(text);
  } catch (error) {
    if (error instanceof StatementRefused) {
      throw fieldError(FIELD, `${error.message.slice(0, 300)} Nothing was imported.`);
    }
    throw error;
  }
}

function accountOf(accounts: readonly BankAccount[], statement: BankStatement, today: Day): BankAccount {
  const account = accounts.find((one) => one.accountNo === statement.accountNo);
  if (account === undefined) {
    const number = statement.accountNo.slice(0, 34);
    throw fieldError(FIELD, `Account ${number} is not one of ours. Nothing was imported.`);
  }
  if (statement.toOn > today) {
    throw fieldError(
      FIELD,
      `This statement ends on ${statement.toOn}, which is still to come. Nothing was imported.`,
    );
  }
  return account;
}

async function audit(
  ctx: Ctx,
  statement: BankStatement,
  stored: { readonly id: string; readonly newLines: number },
): Promise<void> {
  await recordAudit(ctx, {
    action: 'bank_statement.uploaded',
    subjectKind: 'bank_statement',
    subjectId: stored.id,
    after: { number: statement.statementId, to: statement.toOn, new_lines: stored.newLines },
  });
}

/** Days that are over, up to the last one that was reconciled or is stated now. */
async function reconcileKnownDays(ctx: Ctx, account: BankAccount, stated: readonly Day[]): Promise<void> {
  const [last] = await listReconciliations(ctx.tx, account.kind, null, 1);
  const over = [...stated, ...(last === undefined ? [] : [last.day])].filter((day) => day < ctx.businessDate);
  const day = over.sort().at(-1);
  if (day !== undefined) {
    await reconcileAccount(ctx, account, day);
  }
}
