import { normaliseIdentityNumber } from '@titian/contracts/identity-numbers';
import { parseSen, type Sen } from '@titian/finance/sen';

/** What a search text can be read as; null where it cannot. */
export interface SearchTerm {
  readonly text: string;
  /** Digits of an identity document or a bank account. */
  readonly personalNumber: string | null;
  /** E.164, a Malaysian number where no country is named. */
  readonly phone: string | null;
  readonly amountSen: Sen | null;
}

/** Identity documents and bank accounts have at least and at most so many digits. */
const PERSONAL_NUMBER = /^\d{6,20}$/;
const AMOUNT = /^(?:rm\s*)?((?:\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?)$/i;
const PHONE = /^(?:\+?60|0)(\d{8,10})$/;
const FOREIGN_PHONE = /^\+\d{8,15}$/;

/** Reads a search text in every way that it can be meant (OPS-15). */
export function searchTermOf(typed: string): SearchTerm {
  const text = typed.trim().replace(/\s+/g, ' ');
  const number = normaliseIdentityNumber(text);
  return {
    text,
    personalNumber: PERSONAL_NUMBER.test(number) ? number : null,
    phone: phoneOf(number),
    amountSen: amountOf(text),
  };
}

function phoneOf(number: string): string | null {
  const malaysian = PHONE.exec(number)?.[1];
  if (malaysian !== undefined) {
    return `+60${malaysian}`;
  }
  return FOREIGN_PHONE.test(number) ? number : null;
}

/** An amount has its unit or its sen: other digits are numbers of something. */
function amountOf(text: string): Sen | null {
  const [, digits, sen] = AMOUNT.exec(text) ?? [];
  if (digits === undefined || (sen === undefined && !/^rm/i.test(text))) {
    return null;
  }
  const amountSen = parseSen(digits.replaceAll(',', ''));
  return amountSen !== null && amountSen > 0n ? amountSen : null;
}
