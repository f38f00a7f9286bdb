import type { Message } from '@titian/contracts/messages/definition';
import { formatAmount, type Sen, senToText } from '@titian/finance/sen';
import type { Movement, NoteFacts } from './movement.ts';
import type { StatedClaimClosing } from './statement.ts';
import type { StatementPeriod } from './statement-period.ts';
import type { StatementWords } from './statement-texts.ts';

/** "1 Nov 2026 to 30 Nov 2026"; one day by itself. */
export function periodText({ from, to }: StatementPeriod): Message {
  return { code: from === to ? 'period_day' : 'period', params: { from, to } };
}

/** What a note's return is called (SHR-1): profit of a Shariah note, interest of a conventional one. */
export function returnPartOf({
  note,
}: Pick<Movement, 'note'>): 'part_return' | 'part_profit' | 'part_interest' {
  if (note === null) {
    return 'part_return';
  }
  return note.contract === 'Shariah' ? 'part_profit' : 'part_interest';
}

/** What a movement consists of: "principal 250.00, interest 9.17"; empty where it is one thing. */
export function partWords(movement: Movement, words: StatementWords): string {
  const { parts, note } = movement;
  if (parts === null) {
    return '';
  }
  const named = [
    ['part_principal', parts.principalSen],
    [returnPartOf(movement), parts.returnSen],
    [note?.contract === 'Shariah' ? 'part_tawidh' : 'part_late_charge', parts.lateChargeSen],
    ['part_service_fee', parts.feeSen],
    ['part_service_tax', parts.serviceTaxSen],
    ['part_withholding_tax', parts.withholdingTaxSen],
  ] as const satisfies readonly (readonly [string, Sen])[];
  return named
    .filter(([, amountSen]) => amountSen !== 0n)
    .map(([code, amountSen]) => words(code, { amount: formatAmount(amountSen) }))
    .join(', ');
}

/** What a statement calls principal that was written off. */
export function writeOffWords(note: NoteFacts | null, words: StatementWords): string {
  return note === null ? words('written_off_unnamed') : words('written_off', { note: note.number });
}

/** What a statement calls a claim on a guarantor that was closed short. */
export function claimClosingWords({ note, amountSen }: StatedClaimClosing, words: StatementWords): string {
  const amount = senToText(amountSen);
  return note === null
    ? words('claim_closed_unnamed', { amount })
    : words('claim_closed', { note: note.number, amount });
}
