import { type BankStatement, type StatementLine, StatementRejected } from '../port.ts';
import { numberLines, rejectWrongSum } from '../statement-sum.ts';
import { type Field, readFields } from './fields.ts';
import { readInformation } from './information.ts';
import { readLine } from './statement-line.ts';
import { type Balance, balanceOf } from './values.ts';

/** Whether a text looks like MT940: a header of the network or the first field. */
export function isMt940(text: string): boolean {
  return /^(\{1:|:20:)/.test(text.trimStart());
}

/** One message: a whole statement, or a page of one that was too long. */
interface Page {
  readonly id: string;
  readonly accountNo: string;
  readonly opening: Balance;
  readonly closing: Balance;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly lines: readonly Omit<StatementLine, 'lineNo'>[];
}

/**
 * Reads an MT940 file: one statement or several, each whole or in pages (:60M: and :62M:). Throws StatementRejected when
 * it cannot be read, is not in MYR, or a page does not add up from opening to closing balance.
 */
export function readMt940(text: string): readonly BankStatement[] {
  const pages = readFields(text).map(pageOf);
  if (pages.length === 0) {
    throw new StatementRejected('The file holds no statement.');
  }
  const statements: Page[] = [];
  for (const page of pages) {
    const open = statements.at(-1);
    if (page.isFirst) {
      rejectUnfinished(open);
      statements.push(page);
    } else {
      statements.splice(-1, 1, continued(open, page));
    }
  }
  rejectUnfinished(statements.at(-1));
  return statements.map(statementOf);
}

function pageOf(message: readonly Field[]): Page {
  const id = `${textOf(message, '20') ?? ''}-${textOf(message, '28C') ?? textOf(message, '28') ?? ''}`;
  const [opening, closing] = [only(message, '60F', '60M'), only(message, '62F', '62M')];
  const page: Page = {
    id,
    accountNo: accountOf(textOf(message, '25') ?? '', id),
    opening: balanceOf(opening.lines.join('')),
    closing: balanceOf(closing.lines.join('')),
    isFirst: opening.tag === '60F',
    isLast: closing.tag === '62F',
    lines: linesOf(message),
  };
  rejectWrongSum(id, page.opening.amountSen, page.lines, page.closing.amountSen);
  return page;
}

/** A field :86: describes the :61: right before it; one behind the closing balance is about the whole statement. */
function linesOf(message: readonly Field[]): Omit<StatementLine, 'lineNo'>[] {
  return message.flatMap((field, index) => {
    const next = message[index + 1];
    const information = next?.tag === '86' ? readInformation(next.lines) : undefined;
    return field.tag === '61' ? [readLine(field.lines, information)] : [];
  });
}

function textOf(message: readonly Field[], tag: string): string | null {
  return (
    message
      .find((field) => field.tag === tag)
      ?.lines.join('')
      .trim() ?? null
  );
}

function only(message: readonly Field[], ...tags: readonly string[]): Field {
  const found = message.filter((field) => tags.includes(field.tag));
  const [field] = found;
  if (field === undefined || found.length > 1) {
    throw new StatementRejected(`A statement has ${found.length} fields :${tags.join(': or :')}:, not one.`);
  }
  return field;
}

/** The account's digits: banks write their own code before a slash and the currency behind the number. */
function accountOf(text: string, id: string): string {
  const accountNo = (text.split('/').at(-1) ?? '').replace(/MYR$/, '').replace(/[\s-]/g, '');
  if (!/^\d{6,34}$/.test(accountNo)) {
    throw new StatementRejected(`Statement '${id}' names no account in :25:, only '${text}'.`);
  }
  return accountNo;
}

function continued(open: Page | undefined, page: Page): Page {
  if (open === undefined || open.isLast || open.accountNo !== page.accountNo) {
    throw new StatementRejected(`Statement '${page.id}' goes on without a page before it.`);
  }
  if (open.closing.amountSen !== page.opening.amountSen) {
    throw new StatementRejected(`The pages of statement '${open.id}' do not follow each other.`, 'wrong_sum');
  }
  return { ...open, closing: page.closing, isLast: page.isLast, lines: [...open.lines, ...page.lines] };
}

function rejectUnfinished(page: Page | undefined): void {
  if (page !== undefined && !page.isLast) {
    throw new StatementRejected(`The last page of statement '${page.id}' is missing.`);
  }
}

function statementOf(page: Page): BankStatement {
  const days = [page.opening.day, ...page.lines.map((line) => line.bookedOn)].sort();
  return {
    statementId: page.id,
    accountNo: page.accountNo,
    currency: 'MYR',
    fromOn: days[0] ?? page.opening.day,
    toOn: page.closing.day,
    openingSen: page.opening.amountSen,
    closingSen: page.closing.amountSen,
    lines: numberLines(page.lines),
  };
}
