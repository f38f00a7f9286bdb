import { malaysiaDay } from '@titian/finance/calendar';
import { instantWords } from '../../../platform/documents/day-words.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import type { DocumentFacts, Statement } from './statement.ts';
import { periodWords } from './statement-words.ts';

type Subject = Pick<Statement, 'holder' | 'period'>;

/** A document about a customer's account, with the account and the period on every page. */
export function openSheet(title: string, subject: Subject, made: DocumentFacts, pages: number): PdfSheet {
  const footer = `Titian, ${accountWords(subject)}, made on ${instantWords(made.madeAt)} (Malaysia time)`;
  return new PdfSheet({ title, subtitle: periodWords(subject.period), footer, pages, madeAt: made.madeAt });
}

/** Whose account it is, on the first page. */
export function writeHolder(sheet: PdfSheet, subject: Subject, made: DocumentFacts): void {
  sheet.text(subject.holder.name, page.left, 98, { size: 12, isBold: true, width: 300 });
  sheet.text(accountWords(subject), page.left, 115, { ink: 'muted' });
  sheet.text(`Period: ${periodWords(subject.period)}`, page.left, 130, { ink: 'muted' });
  const until = subject.period.to === malaysiaDay(made.madeAt) ? ', so far' : '';
  sheet.text(`Made on ${instantWords(made.madeAt)}${until}`, page.right, 115, {
    ink: 'muted',
    align: 'right',
  });
  sheet.text('All amounts in Malaysian ringgit', page.right, 130, { ink: 'muted', align: 'right' });
}

function accountWords({ holder }: Subject): string {
  if (holder.number === null) {
    return 'no account yet';
  }
  return holder.isInvestor ? `account ${holder.number}` : `company ${holder.number}`;
}
