import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { BankStatement, StatementLine } from '../../../gateways/payout/port.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { type IdentifiedLine, identifyLines, type LineIdentity, namesOf } from '../domain/line-identity.ts';
import { type Continuity, checkContinuity, type FinalStatement } from '../domain/statement-continuity.ts';
import { listFinalLines, listFinals, listHeldBalances } from '../store/final-statements.ts';
import { findDayStatement } from '../store/statement-lists.ts';
import { findStoredLines } from '../store/statements.ts';

/** A line of a statement with its sign, and its relation to the stored ones. */
export interface AssessedLine extends LineIdentity {
  readonly line: StatementLine;
  readonly amountSen: Sen;
}

/** A statement compared with everything stored of its account. */
export interface Assessment {
  readonly statement: BankStatement;
  readonly isFinal: boolean;
  readonly continuity: Continuity;
  readonly lines: readonly AssessedLine[];
  /** Whether it brings a line or another closing balance. */
  readonly hasChanges: boolean;
}

/**
 * Compares a statement with the lines and final statements of its account; changes nothing.
 * @param isFinal whether its closing balance is that of the end of its last day
 * @param before statements of the same file that come before it, as if they were stored
 */
export async function assessStatement(
  reader: Reader,
  statement: BankStatement,
  isFinal: boolean,
  before: readonly FinalStatement[] = [],
): Promise<Assessment> {
  const lines = await identify(reader, statement);
  const { accountNo } = statement;
  const range = { fromOn: statement.fromOn as Day, toOn: statement.toOn as Day };
  const here = new Set(lines.map((one) => one.bankReference));
  const stored = await listFinalLines(reader, accountNo, range);
  const incoming = {
    ...range,
    ...{ openingSen: statement.openingSen, closingSen: statement.closingSen, isFinal },
    lines: lines.map((one) => ({
      bookedOn: one.line.bookedOn as Day,
      amountSen: one.amountSen,
      isNew: one.is === 'new',
    })),
    missingOn: stored.filter((one) => !here.has(one.bankReference)).map((one) => one.bookedOn),
  };
  const held = await listHeldBalances(reader, accountNo);
  const earlier = [...held.filter((one) => one.fromOn < range.fromOn), ...before];
  const continuity = checkContinuity(incoming, [...(await listFinals(reader, accountNo)), ...earlier]);
  const bringsLine = lines.some((one) => one.is === 'new');
  return {
    ...{ statement, isFinal, continuity, lines },
    hasChanges: bringsLine || (isFinal && (await endsDayAnew(reader, statement))),
  };
}

async function identify(reader: Reader, { lines }: BankStatement): Promise<AssessedLine[]> {
  const identified = lines.map(identifiedLine);
  const names = namesOf(identified);
  const wanted = names.flatMap(({ first, otherwise }) => (first === null ? [otherwise] : [first, otherwise]));
  const identities = identifyLines(identified, names, await findStoredLines(reader, wanted));
  return lines.flatMap((line, index) => {
    const identity = identities[index];
    return identity === undefined ? [] : [{ ...identity, line, amountSen: signedAmount(line) }];
  });
}

/** Whether its closing balance is the first for the end of a day, or differs from the known one. */
async function endsDayAnew(reader: Reader, { accountNo, toOn, closingSen }: BankStatement): Promise<boolean> {
  const known = await findDayStatement(reader, accountNo, toOn as Day);
  return known?.closingSen !== closingSen;
}

function identifiedLine(line: StatementLine): IdentifiedLine {
  return {
    bankReference: line.bankReference,
    amountSen: signedAmount(line),
    bookedOn: line.bookedOn as Day,
    reference: line.endToEndId,
    counterparty: line.counterparty.name,
    description: line.description,
    isReturn: line.returned,
  };
}

/** What a line moves on the account: credits above zero. */
function signedAmount({ amountSen, direction }: StatementLine): Sen {
  return direction === 'credit' ? amountSen : sen(-amountSen);
}
