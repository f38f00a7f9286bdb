import { senToText } from '@titian/finance/sen';
import { XMLBuilder } from 'fast-xml-parser';
import type { BankStatement, StatementLine } from '../../port.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** A statement as a bank would write it in camt.053.001.02, for reading back. */
export function writeCamt053(statements: readonly BankStatement[]): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
      BkToCstmrStmt: { GrpHdr: { MsgId: 'M1' }, Stmt: statements.map(statementNode) },
    },
  });
}

function statementNode(statement: BankStatement): object {
  return {
    Id: statement.statementId,
    FrToDt: { FrDtTm: `${statement.fromOn}T00:00:00+08:00`, ToDtTm: `${statement.toOn}T23:59:59+08:00` },
    Acct: { Id: { Othr: { Id: statement.accountNo } }, Ccy: statement.currency },
    Bal: [
      balanceNode('OPBD', statement.openingSen, statement.fromOn),
      balanceNode('CLBD', statement.closingSen, statement.toOn),
    ],
    Ntry: statement.lines.map(entryNode),
  };
}

function balanceNode(code: string, amountSen: BankStatement['openingSen'], day: string): object {
  return {
    Tp: { CdOrPrtry: { Cd: code } },
    Amt: { '@Ccy': 'MYR', '#text': senToText(amountSen).replace('-', '') },
    CdtDbtInd: amountSen < 0n ? 'DBIT' : 'CRDT',
    Dt: { Dt: day },
  };
}

function entryNode(line: StatementLine): object {
  const { counterparty } = line;
  const side = line.direction === 'credit' ? 'Dbtr' : 'Cdtr';
  return {
    Amt: { '@Ccy': 'MYR', '#text': senToText(line.amountSen) },
    CdtDbtInd: line.direction === 'credit' ? 'CRDT' : 'DBIT',
    Sts: 'BOOK',
    BookgDt: { Dt: line.bookedOn },
    ...(line.bankReference === null ? {} : { AcctSvcrRef: line.bankReference }),
    NtryDtls: {
      TxDtls: {
        Refs: { EndToEndId: line.endToEndId ?? 'NOTPROVIDED' },
        RltdPties: {
          [side]: { Nm: counterparty.name ?? '' },
          [`${side}Acct`]: { Id: { Othr: { Id: counterparty.accountNo ?? '' } } },
        },
        RltdAgts: { [`${side}Agt`]: { FinInstnId: { BIC: counterparty.bic ?? '' } } },
        RmtInf: { Ustrd: line.description ?? '' },
        ...(line.returned ? { RtrInf: { Rsn: { Cd: line.returnReason ?? '' } } } : {}),
      },
    },
  };
}
