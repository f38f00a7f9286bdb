import { senToText, sumSen } from '@titian/finance/sen';
import { type StatementLine, StatementRejected } from '../port.ts';
import { dayAt, directionAt, moneyAt } from './camt053-values.ts';
import { all, at, textAt, type XmlNode } from './xml.ts';

type Line = Omit<StatementLine, 'lineNo'>;

/** What a bank writes for "no reference". */
const NO_REFERENCE = 'NOTPROVIDED';

/** The lines of one entry: one for each payment that it books together. Entries not booked yet have none. */
export function readEntry(entry: XmlNode): readonly Line[] {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK';
  if (status !== 'BOOK') {
    return [];
  }
  const details = all(entry, 'NtryDtls').flatMap((group) => all(group, 'TxDtls'));
  if (details.length <= 1) {
    return [lineOf(entry, details[0])];
  }
  const amounts = details.map(ownAmount);
  const total = sumSen(amounts);
  if (total !== moneyAt(entry, 'Amt')) {
    throw new StatementRejected(
      `The payments of an entry add up to ${senToText(total)}, not to the entry.`,
      'wrong_sum',
    );
  }
  return details.map((detail, index) => ({ ...lineOf(entry, detail), amountSen: amounts[index] ?? total }));
}

function lineOf(entry: XmlNode, detail: XmlNode | undefined): Line {
  const direction = directionAt(entry);
  const bookedOn = dayAt(entry, 'BookgDt', 'Dt') ?? dayAt(entry, 'BookgDt', 'DtTm');
  if (bookedOn === null) {
    throw new StatementRejected('An entry has no booking date.');
  }
  return {
    amountSen: moneyAt(entry, 'Amt'),
    direction,
    bookedOn,
    endToEndId: reference(textAt(detail, 'Refs', 'EndToEndId')),
    bankReference:
      textAt(detail, 'Refs', 'AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef'),
    counterparty: counterparty(detail, direction),
    description: textAt(detail, 'RmtInf', 'Ustrd') ?? textAt(entry, 'AddtlNtryInf'),
    returned: isReturned(entry, detail),
    returnReason: textAt(detail, 'RtrInf', 'Rsn', 'Cd') ?? textAt(detail, 'RtrInf', 'AddtlInf'),
  };
}

/** A payment's share of a batched entry: AmtDtls in version .02, Amt in later ones. */
function ownAmount(detail: XmlNode): Line['amountSen'] {
  return at(detail, 'AmtDtls', 'TxAmt') === undefined
    ? moneyAt(detail, 'Amt')
    : moneyAt(detail, 'AmtDtls', 'TxAmt', 'Amt');
}

function counterparty(detail: XmlNode | undefined, direction: Line['direction']): Line['counterparty'] {
  const [party, agent] = direction === 'credit' ? ['Dbtr', 'DbtrAgt'] : ['Cdtr', 'CdtrAgt'];
  const parties = at(detail, 'RltdPties');
  const bank = at(detail, 'RltdAgts', agent, 'FinInstnId');
  return {
    name: textAt(parties, party, 'Nm') ?? textAt(parties, party, 'Pty', 'Nm'),
    accountNo:
      textAt(parties, `${party}Acct`, 'Id', 'Othr', 'Id') ?? textAt(parties, `${party}Acct`, 'Id', 'IBAN'),
    bic: textAt(bank, 'BIC') ?? textAt(bank, 'BICFI'),
  };
}

function isReturned(entry: XmlNode, detail: XmlNode | undefined): boolean {
  const subFamily = textAt(entry, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd');
  return textAt(entry, 'RvslInd') === 'true' || at(detail, 'RtrInf') !== undefined || subFamily === 'RRTN';
}

function reference(text: string | null): string | null {
  return text === NO_REFERENCE ? null : text;
}
