import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { OwnStatement } from '../domain/own-statements.ts';
import type { PayoutDeps } from '../domain/payout-deps.ts';
import { assessStatement } from '../queries/assess-statement.ts';
import { isHeldByGap } from '../queries/balance-gaps.ts';
import { readImportParts } from '../queries/import-preview.ts';
import { storeFindings } from '../store/exceptions.ts';
import { lockProgress } from '../store/progress.ts';
import {
  changePart,
  findImport,
  listHeldParts,
  type StatementImport,
  type StatementImportPart,
} from '../store/statement-imports.ts';
import { contradictionOf, storeStatement } from './store-statement.ts';

/**
 * Stores a statement of an approved file, or holds it back while a gap precedes it; the account's progress is locked.
 * @returns whether it waits no longer: it is stored, says nothing new, or contradicts closed days
 */
export async function storePart(
  ctx: Ctx,
  imported: StatementImport,
  { part, statement, account, isFinal }: OwnStatement & { readonly part: StatementImportPart },
): Promise<boolean> {
  const assessment = await assessStatement(ctx.tx, statement, isFinal);
  if (assessment.continuity.kind === 'contradicts') {
    // The bank closed these days while the upload waited: what came first counts.
    await storeFindings(ctx.tx, account.kind, [contradictionOf(account, assessment)]);
    await changePart(ctx.tx, part, { state: 'rejected', statementId: null });
    await audit(ctx, imported, part, 'statement_import.rejected');
    return true;
  }
  if (await isHeldByGap(ctx.tx, account, assessment)) {
    if (part.state !== 'held') {
      await changePart(ctx.tx, part, { state: 'held', statementId: null });
      await audit(ctx, imported, part, 'statement_import.held');
    }
    return false;
  }
  const stored = await storeStatement(ctx, assessment, {
    ...{ account, file: imported.fileSha256.toString('hex'), format: imported.format },
    ...{ source: 'upload', importedBy: imported.uploadedBy, isFinal },
  });
  const statementId = stored?.id ?? null;
  await changePart(ctx.tx, part, { state: statementId === null ? 'known' : 'stored', statementId });
  await audit(ctx, imported, part, 'bank_statement.uploaded', { new_lines: stored?.newLines ?? 0 });
  return true;
}

/** Stores what waited behind a gap that is closed by now; safe to repeat. */
export async function storeHeld(deps: PayoutDeps, scope: Scope): Promise<void> {
  for (const account of deps.bankAccounts) {
    await deps.work.command(scope, async (ctx) => {
      await lockProgress(ctx.tx, account.kind);
      for (const part of await listHeldParts(ctx.tx, account.accountNo)) {
        // What comes after one that still waits waits too.
        if (!(await storeHeldPart(ctx, deps, account, part))) {
          return;
        }
      }
    });
  }
}

async function storeHeldPart(
  ctx: Ctx,
  deps: PayoutDeps,
  account: BankAccount,
  part: StatementImportPart,
): Promise<boolean> {
  const imported = await findImport(ctx.tx, part.importId);
  invariant(imported?.state === 'approved', `import ${part.importId} is approved`);
  const statements = await readImportParts(ctx.tx, deps, ctx.fieldEncryption, imported);
  const one = statements.find(({ partNo }) => partNo === part.partNo);
  invariant(one !== undefined, `statement ${part.partNo} of ${account.accountNo} is in its file`);
  return storePart(ctx, imported, one);
}

async function audit(
  ctx: Ctx,
  { id }: StatementImport,
  { statementNo, toOn }: StatementImportPart,
  action: 'statement_import.held' | 'statement_import.rejected' | 'bank_statement.uploaded',
  more: { readonly new_lines?: number } = {},
): Promise<void> {
  await recordAudit(ctx, {
    action,
    subjectKind: 'statement_import',
    subjectId: id,
    after: { number: statementNo, to: toOn, ...more },
  });
}
