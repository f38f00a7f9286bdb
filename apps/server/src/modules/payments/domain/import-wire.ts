import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { addSen, type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { OperatorNames } from '../queries/exceptions.ts';
import type { PartPreview } from '../queries/import-preview.ts';
import type { ShownImport } from '../queries/statement-imports.ts';
import type { BankAccount } from './bank-account.ts';
import type { LineEffectKind } from './line-effect.ts';

type ImportWire = ParsedApi['operatorStatementImport']['response'];

/** More lines than this are read in the file itself; their totals are complete. */
const LINES_SHOWN = 500;

/** The order for a checker: money movements, then exceptions to review, then matched lines. */
const order: readonly LineEffectKind[] = [
  'payout_returned',
  'payout_paid',
  'arrival',
  'contradicts',
  'exception',
  'transfer_matched',
  'payment_matched',
  'none',
];

/** @param accounts those of the platform, one of which each statement is about */
export function presentImport(
  { imported, parts }: ShownImport,
  names: OperatorNames,
  accounts: readonly BankAccount[],
): ImportWire['import'] {
  const kindOf = (accountNo: string) =>
    accounts.find((one) => one.accountNo === accountNo)?.kind ?? 'trust_bank';
  return {
    id: imported.id,
    format: imported.format,
    uploaded_by: names.get(imported.uploadedBy) ?? null,
    uploaded_at: imported.createdAt.toISOString(),
    state: imported.state,
    approval_id: imported.approvalId,
    statements: parts.map((part) => ({
      ...{ account: kindOf(part.accountNo), account_number: part.accountNo, number: part.statementNo },
      ...{ from: part.fromOn, to: part.toOn },
      ...{ opening: senToText(part.openingSen), closing: senToText(part.closingSen) },
      ...{ lines: part.lines, is_final: part.isFinal, state: part.state },
    })),
  };
}

export function presentPreview({
  part,
  account,
  assessment,
  isHeld,
  lines,
}: PartPreview): ImportWire['preview'][number] {
  const { continuity } = assessment;
  const isGap = continuity.kind === 'gap';
  const sorted = [...lines].sort((a, b) => order.indexOf(a.effect.kind) - order.indexOf(b.effect.kind));
  return {
    number: part.statementNo,
    account: account.kind,
    continuity: {
      kind: continuity.kind,
      expected: isGap ? senToText(continuity.expectedSen) : null,
      last_on: isGap ? continuity.lastOn : null,
      is_held: isHeld,
    },
    totals: totalsOf(lines),
    lines: sorted.slice(0, LINES_SHOWN).map(({ line, amountSen, effect }) => ({
      ...{ number: line.lineNo, booked_on: line.bookedOn as Day, amount: senToText(amountSen) },
      ...{ counterparty: line.counterparty.name, reference: line.endToEndId, description: line.description },
      ...{ is_return: line.returned, effect: effect.kind, exception: effect.exception },
      payout:
        effect.payout === null
          ? null
          : { purpose: effect.payout.purpose, beneficiary: effect.payout.beneficiary },
    })),
  };
}

function totalsOf(lines: PartPreview['lines']) {
  return order.flatMap((effect) => {
    const of = lines.filter((one) => one.effect.kind === effect);
    const sum = of.reduce<Sen>((total, one) => addSen(total, one.amountSen), ZERO_SEN);
    return of.length === 0 ? [] : [{ effect, lines: of.length, amount: senToText(sum) }];
  });
}
