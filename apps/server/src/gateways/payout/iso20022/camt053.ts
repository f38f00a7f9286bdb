import { type Sen, sen } from '@titian/finance/sen';
import { type BankStatement, StatementRejected } from '../port.ts';
import { numberLines, rejectWrongSum } from '../statement-sum.ts';
import { readEntry } from './camt053-entry.ts';
import { dayAt, directionAt, moneyAt } from './camt053-values.ts';
import { all, at, readXml, textAt, type XmlNode } from './xml.ts';

/**
 * Reads a camt.053 statement file, version .02 and later ones alike (PAY-4). Throws StatementRejected
 * when it cannot be read, is not in MYR, or does not add up from opening to closing balance.
 */
export function readCamt053(xml: string): readonly BankStatement[] {
  const body = at(readXml(xml), 'Document', 'BkToCstmrStmt');
  if (body === undefined) {
    throw new StatementRejected('The file is not a camt.053 statement.');
  }
  const statements = all(body, 'Stmt').map(readStatement);
  if (statements.length === 0) {
    throw new StatementRejected('The file holds no statement.');
  }
  return statements;
}

function readStatement(node: XmlNode): BankStatement {
  const statementId = textAt(node, 'Id') ?? '';
  const accountNo = textAt(node, 'Acct', 'Id', 'Othr', 'Id') ?? textAt(node, 'Acct', 'Id', 'IBAN');
  if (accountNo === null) {
    throw new StatementRejected(`Statement '${statementId}' names no account.`);
  }
  const opening = balance(node, ['OPBD', 'PRCD']);
  const closing = balance(node, ['CLBD']);
  const lines = numberLines(all(node, 'Ntry').flatMap(readEntry));
  rejectWrongSum(statementId, opening.amountSen, lines, closing.amountSen);
  return {
    statementId,
    accountNo,
    currency: 'MYR',
    fromOn: dayAt(node, 'FrToDt', 'FrDtTm') ?? opening.day,
    toOn: dayAt(node, 'FrToDt', 'ToDtTm') ?? closing.day,
    openingSen: opening.amountSen,
    closingSen: closing.amountSen,
    lines,
  };
}

function balance(statement: XmlNode, codes: readonly string[]): { amountSen: Sen; day: string } {
  for (const code of codes) {
    const found = all(statement, 'Bal').find((node) => textAt(node, 'Tp', 'CdOrPrtry', 'Cd') === code);
    const day = dayAt(found, 'Dt', 'Dt') ?? dayAt(found, 'Dt', 'DtTm');
    if (found !== undefined && day !== null) {
      const amountSen = moneyAt(found, 'Amt');
      return { amountSen: directionAt(found) === 'credit' ? amountSen : sen(-amountSen), day };
    }
  }
  throw new StatementRejected(`The statement has no balance ${codes.join(' or ')}.`);
}
