import { senToText } from '@titian/finance/sen';
import { type BankAccountRef, BatchRejected, type PayoutBatch, type PayoutInstruction } from '../port.ts';
import { isReference, MAX_DESCRIPTION_CHARS, MAX_NAME_CHARS, swiftText } from './characters.ts';

const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const ACCOUNT_NO = /^\d{6,17}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Throws BatchRejected at the first rule that the batch breaks: a bank would reject it as a whole, days later. */
export function rejectInvalidBatch(batch: PayoutBatch): void {
  demand(
    isReference(batch.messageId),
    `The message id '${batch.messageId}' is not a reference of 1 to 35 characters.`,
  );
  demand(isDay(batch.payOn), `The day of payment '${batch.payOn}' is not a day.`);
  demand(batch.instructions.length > 0, 'A batch needs at least one payment.');
  rejectInvalidAccount('the debtor', batch.debtor);
  const seen = new Set<string>();
  for (const instruction of batch.instructions) {
    rejectInvalidInstruction(instruction);
    demand(!seen.has(instruction.endToEndId), `The payment ${instruction.endToEndId} is in the batch twice.`);
    seen.add(instruction.endToEndId);
  }
}

function rejectInvalidInstruction({ endToEndId, amountSen, creditor, description }: PayoutInstruction): void {
  demand(
    isReference(endToEndId),
    `The end-to-end id '${endToEndId}' is not a reference of 1 to 35 characters.`,
  );
  demand(amountSen > 0n, `The payment ${endToEndId} has the amount ${senToText(amountSen)}.`);
  demand(
    swiftText(description, MAX_DESCRIPTION_CHARS) !== '',
    `The payment ${endToEndId} has no description.`,
  );
  rejectInvalidAccount(`the payment ${endToEndId}`, creditor);
}

function rejectInvalidAccount(whose: string, { name, bic, accountNo }: BankAccountRef): void {
  demand(
    swiftText(name, MAX_NAME_CHARS) !== '',
    `The name of ${whose} has no letter that banks can transmit.`,
  );
  demand(BIC.test(bic), `The bank code '${bic}' of ${whose} is not a BIC.`);
  demand(ACCOUNT_NO.test(accountNo), `The account number of ${whose} must be 6 to 17 digits.`);
}

function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

function demand(holds: boolean, rule: string): void {
  if (!holds) {
    throw new BatchRejected(rule);
  }
}
