import { randomUUID } from 'node:crypto';
import { type XmlText, xml, xmlDocument } from '../lib/xml.ts';
import type { AcceptedFile, TransferStatus } from './account-book.ts';
import type { PaymentFileResult } from './receive-payments.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.002.001.03';
const TEXT_LIMIT = 105;

function reasonInformation(reason: string, text: string): XmlText | null {
  if (reason === '') return null;
  return xml('StsRsnInf', [xml('Rsn', [xml('Cd', reason)]), xml('AddtlInf', text.slice(0, TEXT_LIMIT))]);
}

/** ACCP when all were accepted, RJCT when none was, PART in between. */
function overall(statuses: readonly TransferStatus[]): 'ACCP' | 'PART' | 'RJCT' {
  const accepted = statuses.filter(({ reason }) => reason === '').length;
  if (accepted === statuses.length) return 'ACCP';
  return accepted === 0 ? 'RJCT' : 'PART';
}

function transferStatus({ endToEndId, reason, text }: TransferStatus): XmlText {
  return xml('TxInfAndSts', [
    xml('OrgnlEndToEndId', endToEndId),
    xml('TxSts', reason === '' ? 'ACCP' : 'RJCT'),
    reasonInformation(reason, text),
  ]);
}

function paymentStatuses({ statuses }: AcceptedFile): XmlText[] {
  return [...new Set(statuses.map(({ paymentInfoId }) => paymentInfoId))].map((id) => {
    const own = statuses.filter(({ paymentInfoId }) => paymentInfoId === id);
    return xml('OrgnlPmtInfAndSts', [
      xml('OrgnlPmtInfId', id),
      xml('PmtInfSts', overall(own)),
      ...own.map(transferStatus),
    ]);
  });
}

function groupStatus(taken: PaymentFileResult): XmlText {
  if (taken.kind === 'refused') {
    return xml('OrgnlGrpInfAndSts', [
      xml('OrgnlMsgId', taken.messageId === '' ? 'NOTPROVIDED' : taken.messageId),
      xml('OrgnlMsgNmId', 'pain.001.001.03'),
      xml('GrpSts', 'RJCT'),
      reasonInformation(taken.reason, taken.text),
    ]);
  }
  const { file, repeated } = taken;
  return xml('OrgnlGrpInfAndSts', [
    xml('OrgnlMsgId', file.messageId),
    xml('OrgnlMsgNmId', 'pain.001.001.03'),
    xml('OrgnlNbOfTxs', file.count),
    xml('OrgnlCtrlSum', file.sum),
    xml('GrpSts', overall(file.statuses)),
    repeated
      ? reasonInformation('DU01', `This file was taken at ${file.takenAt}; nothing was paid again`)
      : null,
  ]);
}

/** Writes the bank's answer to a payment file as pain.002.001.03 (PAY-3). */
export function writeStatusReport(taken: PaymentFileResult, now: Date): string {
  const report = xml('CstmrPmtStsRpt', [
    xml('GrpHdr', [xml('MsgId', randomUUID().replaceAll('-', '')), xml('CreDtTm', now.toISOString())]),
    groupStatus(taken),
    ...(taken.kind === 'taken' ? paymentStatuses(taken.file) : []),
  ]);
  return xmlDocument(xml('Document', [report], { xmlns: NAMESPACE }));
}
