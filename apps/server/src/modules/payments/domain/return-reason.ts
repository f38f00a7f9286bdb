import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { renderMessage } from '../../../platform/messages.ts';

/** Reasons of ISO 20022 that an account's owner can do something about, in their words. */
const messages: Readonly<Record<string, Message>> = {
  AC01: message('payout_account_unknown'),
  AC04: message('payout_account_closed'),
  AC06: message('payout_account_blocked'),
  AC13: message('payout_account_type_unfit'),
  BE01: message('payout_name_differs'),
  RC01: message('payout_bank_not_participating'),
};
const OTHER = message('payout_not_paid');

const byEnglish: ReadonlyMap<string, Message> = new Map(
  [...Object.values(messages), OTHER].map((one) => [renderMessage(one, 'en'), one]),
);

/** The four letters at the beginning of a bank's reason, or an empty text. */
export function reasonCode(reason: string | null): string {
  return /^[A-Z]{2}\d{2}/.exec(reason ?? '')?.[0] ?? '';
}

/** What a customer reads, in English as it is stored; a bank's own words may name accounts and are for operators. */
export function reasonSentence(reason: string | null): string {
  return renderMessage(messages[reasonCode(reason)] ?? OTHER, 'en');
}

/** A stored reason to be worded for its reader; what an operator wrote stays as it is. */
export function returnReasonText(stored: string): string | Message {
  return byEnglish.get(stored) ?? stored;
}
