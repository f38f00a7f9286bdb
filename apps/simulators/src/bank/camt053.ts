import { formatRinggit } from '../lib/ringgit.ts';
import { type XmlText, xml, xmlDocument } from '../lib/xml.ts';
import type { Entry, Statement } from './account-book.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02';

function absolute(amountSen: bigint): string {
  return formatRinggit(amountSen < 0n ? -amountSen : amountSen);
}

function direction(amountSen: bigint): XmlText {
  return xml('CdtDbtInd', amountSen < 0n ? 'DBIT' : 'CRDT');
}

function amount(amountSen: bigint): XmlText {
  return xml('Amt', absolute(amountSen), { Ccy: 'MYR' });
}

function account(number: string): readonly XmlText[] {
  return [xml('Id', [xml('Othr', [xml('Id', number)])])];
}

function balance(code: 'OPBD' | 'CLBD', amountSen: bigint, day: string): XmlText {
  return xml('Bal', [
    xml('Tp', [xml('CdOrPrtry', [xml('Cd', code)])]),
    amount(amountSen),
    direction(amountSen),
    xml('Dt', [xml('Dt', day)]),
  ]);
}

/** ISO bank transaction codes: received or issued credit transfers, and returned ones. */
function transactionCode({ kind }: Entry): XmlText {
  const family = kind === 'payment' ? 'ICDT' : 'RCDT';
  const subFamily = kind === 'return' ? 'RRTN' : 'DMCT';
  return xml('BkTxCd', [
    xml('Domn', [xml('Cd', 'PMNT'), xml('Fmly', [xml('Cd', family), xml('SubFmlyCd', subFamily)])]),
  ]);
}

function parties({ kind, counterparty }: Entry): XmlText | null {
  // In a return the parties stay those of the payment, so the other side is still its creditor.
  const role = kind === 'payment' || kind === 'return' ? 'Cdtr' : 'Dbtr';
  const name = counterparty.name === '' ? null : xml(role, [xml('Nm', counterparty.name)]);
  const number = counterparty.accountNo === '' ? null : xml(`${role}Acct`, account(counterparty.accountNo));
  return name === null && number === null ? null : xml('RltdPties', [name, number]);
}

function agents({ kind, counterparty }: Entry): XmlText | null {
  if (counterparty.bic === '') return null;
  const role = kind === 'payment' || kind === 'return' ? 'CdtrAgt' : 'DbtrAgt';
  return xml('RltdAgts', [xml(role, [xml('FinInstnId', [xml('BIC', counterparty.bic)])])]);
}

function details(entry: Entry): XmlText {
  const { reference, endToEndId, text, returnReason } = entry;
  return xml('NtryDtls', [
    xml('TxDtls', [
      xml('Refs', [
        xml('AcctSvcrRef', reference),
        xml('EndToEndId', endToEndId === '' ? 'NOTPROVIDED' : endToEndId),
      ]),
      parties(entry),
      agents(entry),
      text === '' ? null : xml('RmtInf', [xml('Ustrd', text)]),
      returnReason === '' ? null : xml('RtrInf', [xml('Rsn', [xml('Cd', returnReason)])]),
    ]),
  ]);
}

function entryElement(entry: Entry, index: number): XmlText {
  return xml('Ntry', [
    xml('NtryRef', String(index + 1)),
    amount(entry.amountSen),
    direction(entry.amountSen),
    xml('Sts', 'BOOK'),
    xml('BookgDt', [xml('Dt', entry.bookedOn)]),
    xml('ValDt', [xml('Dt', entry.bookedOn)]),
    xml('AcctSvcrRef', entry.reference),
    transactionCode(entry),
    details(entry),
  ]);
}

/** Writes a statement of the trust account as camt.053.001.02 (PAY-4). */
export function writeStatement(statement: Statement, accountNo: string, now: Date): string {
  const id = `STMT-${statement.from}-${statement.to}`.replaceAll('-', '');
  const content = xml('BkToCstmrStmt', [
    xml('GrpHdr', [xml('MsgId', `${id}-${now.getTime()}`), xml('CreDtTm', now.toISOString())]),
    xml('Stmt', [
      xml('Id', id),
      xml('CreDtTm', now.toISOString()),
      xml('FrToDt', [
        xml('FrDtTm', `${statement.from}T00:00:00+08:00`),
        xml('ToDtTm', `${statement.to}T23:59:59+08:00`),
      ]),
      xml('Acct', [...account(accountNo), xml('Ccy', 'MYR')]),
      balance('OPBD', statement.openingSen, statement.from),
      balance('CLBD', statement.closingSen, statement.to),
      ...statement.entries.map(entryElement),
    ]),
  ]);
  return xmlDocument(xml('Document', [content], { xmlns: NAMESPACE }));
}
