import { type BatchSubmission, type RejectedInstruction, StatementRejected } from '../port.ts';
import { all, at, readXml, textAt, type XmlNode } from './xml.ts';

/** The bank has the message id already, for a file that it compares as another one. */
const DUPLICATE = 'DU01';

/**
 * What a pain.002 says about a batch that the bank answered with success: single payments may be rejected, and
 * the file as a whole too (PAY-3). An answer that is no pain.002 only confirms that the file arrived.
 */
export function submissionOf(body: string): BatchSubmission {
  const report = reportIn(body);
  const transactions = all(report, 'OrgnlPmtInfAndSts').flatMap((payment) => all(payment, 'TxInfAndSts'));
  const group = at(report, 'OrgnlGrpInfAndSts');
  if (textAt(group, 'GrpSts') === 'RJCT' && transactions.length === 0) {
    const detail = reasonAt(group);
    // Whether an earlier file was paid under this id is not known here, so nothing may be given back.
    return { kind: detail.startsWith(DUPLICATE) ? 'unknown' : 'refused', detail };
  }
  return { kind: 'accepted', rejected: transactions.flatMap(rejection) };
}

function rejection(transaction: XmlNode): RejectedInstruction[] {
  const endToEndId = textAt(transaction, 'OrgnlEndToEndId');
  return textAt(transaction, 'TxSts') === 'RJCT' && endToEndId !== null
    ? [{ endToEndId, reason: reasonAt(transaction) }]
    : [];
}

function reasonAt(node: XmlNode | undefined): string {
  const code = textAt(node, 'StsRsnInf', 'Rsn', 'Cd') ?? textAt(node, 'StsRsnInf', 'Rsn', 'Prtry');
  const text = textAt(node, 'StsRsnInf', 'AddtlInf');
  return [code, text].filter((part) => part !== null).join(': ') || 'no reason given';
}

function reportIn(body: string): XmlNode | undefined {
  try {
    return at(readXml(body), 'Document', 'CstmrPmtStsRpt');
  } catch (error) {
    if (error instanceof StatementRejected) {
      return undefined;
    }
    throw error;
  }
}
