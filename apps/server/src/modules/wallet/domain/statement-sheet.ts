import type { Language, Message } from '@titian/contracts/messages/definition';
import { malaysiaDay } from '@titian/finance/calendar';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import type { DocumentFacts, Statement } from './statement.ts';
import { statementWords } from './statement-texts.ts';
import { periodText } from './statement-words.ts';

type Subject = Pick<Statement, 'holder' | 'period'>;

/** A document about a customer's account, with the account and the period on every page. */
export function openSheet(
  title: 'statement_title' | 'income_title',
  subject: Subject,
  { madeAt, language }: DocumentFacts,
  pages: number,
): PdfSheet {
  const words = statementWords(language);
  return new PdfSheet({
    ...{ title: words(title), pages, madeAt, language },
    subtitle: periodWords(subject, language),
    footer: words('footer', { account: accountText(subject), at: madeAt.toISOString() }),
  });
}

/** Whose account it is, on the first page. */
export function writeHolder(sheet: PdfSheet, subject: Subject, { madeAt, language }: DocumentFacts): void {
  const words = statementWords(language);
  const period = periodText(subject.period);
  const generated = subject.period.to === malaysiaDay(madeAt) ? 'generated_so_far' : 'generated';
  sheet.text(subject.holder.name, page.left, 98, { size: 12, isBold: true, width: 300 });
  sheet.text(accountWords(subject, language), page.left, 115, { ink: 'muted' });
  sheet.text(words('holder_period', { period }), page.left, 130, { ink: 'muted' });
  sheet.text(words(generated, { at: madeAt.toISOString() }), page.right, 115, {
    ink: 'muted',
    align: 'right',
  });
  sheet.text(words('currency'), page.right, 130, { ink: 'muted', align: 'right' });
}

function periodWords({ period: { from, to } }: Subject, language: Language): string {
  return statementWords(language)(from === to ? 'period_day' : 'period', { from, to });
}

function accountWords({ holder }: Subject, language: Language): string {
  const words = statementWords(language);
  if (holder.number === null) {
    return words('account_none');
  }
  return words(holder.isInvestor ? 'account_investor' : 'account_company', { number: holder.number });
}

function accountText({ holder }: Subject): Message {
  if (holder.number === null) {
    return { code: 'account_none', params: {} };
  }
  const code = holder.isInvestor ? 'account_investor' : 'account_company';
  return { code, params: { number: holder.number } };
}
