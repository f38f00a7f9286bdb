import type { Day } from '@titian/finance/calendar';
import type { PayoutBank } from '../../../gateways/payout/port.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { invariant } from '../../../platform/errors.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import { amountMatching } from '../domain/amount-matching.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { type LineEffect, lineEffects } from '../domain/line-effect.ts';
import { inStoringOrder, type OwnStatement } from '../domain/own-statements.ts';
import type { FinalStatement } from '../domain/statement-continuity.ts';
import { readLineTargets } from '../store/line-targets.ts';
import { listParts, type StatementImport, type StatementImportPart } from '../store/statement-imports.ts';
import { type AssessedLine, type Assessment, assessStatement } from './assess-statement.ts';
import { isHeldByGap } from './balance-gaps.ts';

/** A statement of an uploaded file as it would be imported now. */
export interface PartPreview {
  readonly part: StatementImportPart;
  readonly account: BankAccount;
  readonly assessment: Assessment;
  /** Whether it would wait behind a gap. */
  readonly isHeld: boolean;
  readonly lines: readonly (AssessedLine & { readonly effect: LineEffect })[];
}

/** What reading an uploaded file again needs. */
export interface ImportReader {
  readonly bank: PayoutBank;
  readonly bankAccounts: readonly BankAccount[];
}

/** The statements of an uploaded file, parsed again from storage, with the outcome of each. */
export async function readImportParts(
  reader: Reader,
  { bank, bankAccounts }: ImportReader,
  fieldEncryption: FieldEncryption,
  imported: StatementImport,
): Promise<(OwnStatement & { readonly part: StatementImportPart })[]> {
  const { statements } = bank.readStatement(fieldEncryption.open(imported.fileEnc));
  const parts = await listParts(reader, [imported.id]);
  const all = parts.map((part) => {
    const statement = statements[part.partNo - 1];
    const account = bankAccounts.find((one) => one.accountNo === part.accountNo);
    invariant(
      statement !== undefined && account !== undefined,
      `the file of import ${imported.id} has statement ${part.partNo} of an account of ours`,
    );
    return { part, partNo: part.partNo, statement, account, isFinal: part.isFinal };
  });
  return all.sort(inStoringOrder(bankAccounts));
}

/** Compares statements of one file with the stored ones, each as if those before it were stored. */
export async function assessAll(reader: Reader, statements: readonly OwnStatement[]): Promise<Assessment[]> {
  const assessed: Assessment[] = [];
  for (const { statement, isFinal } of statements) {
    const before = assessed.filter((one) => one.statement.accountNo === statement.accountNo).flatMap(asFinal);
    assessed.push(await assessStatement(reader, statement, isFinal, before));
  }
  return assessed;
}

/** A statement as the next one of its file sees it. */
function asFinal({ statement, isFinal }: Assessment): FinalStatement[] {
  const { openingSen, closingSen } = statement;
  const days = { fromOn: statement.fromOn as Day, toOn: statement.toOn as Day };
  return isFinal ? [{ ...days, openingSen, closingSen, isClosed: false, isApproved: true }] : [];
}

/** What every line of an uploaded file would do if it were approved now. */
export async function previewImport(
  reader: Reader,
  readers: ImportReader,
  fieldEncryption: FieldEncryption,
  imported: StatementImport,
): Promise<PartPreview[]> {
  const statements = await readImportParts(reader, readers, fieldEncryption, imported);
  const assessed = await assessAll(reader, statements);
  const previews: PartPreview[] = [];
  for (const [index, { part, account }] of statements.entries()) {
    const assessment = assessed[index];
    if (assessment !== undefined) {
      const isBehind = previews.some((one) => one.account === account && one.isHeld);
      const isHeld = isBehind || (await isHeldByGap(reader, account, assessment));
      const lines = await withEffects(reader, account, assessment);
      previews.push({ part, account, assessment, isHeld, lines });
    }
  }
  return previews;
}

async function withEffects(reader: Reader, account: BankAccount, { lines }: Assessment) {
  const named = lines.map(({ line, amountSen }) => ({
    ...{ reference: line.endToEndId, amountSen, bookedOn: line.bookedOn as Day },
  }));
  const targets = await readLineTargets(reader, named, account.kind, amountMatching);
  const effects = lineEffects(
    account.kind,
    lines.map((one, index) => {
      const target = targets[index];
      invariant(target !== undefined, 'every line has its target');
      const { payout, isPaymentShown, candidates, orderState, receivedSen } = target;
      const { line, amountSen, bankReference } = one;
      return {
        ...{ identity: one.is, payout, isPaymentShown, candidates },
        line: {
          ...{ bankReference, amountSen, bookedOn: line.bookedOn as Day, reference: line.endToEndId },
          ...{ counterparty: line.counterparty.name, description: line.description },
          ...{ isReturn: line.returned, orderState, receivedSen },
        },
      };
    }),
  );
  return lines.flatMap((one, index) => {
    const effect = effects[index];
    return effect === undefined ? [] : [{ ...one, effect }];
  });
}
