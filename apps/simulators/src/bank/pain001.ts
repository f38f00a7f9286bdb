import { isDay } from '../lib/malaysia-time.ts';
import { parseRinggit } from '../lib/ringgit.ts';
import { elementsOf, findElement, parseXml, textAt, type XmlElement } from '../lib/xml.ts';
import { structureProblem } from './pain001-rules.ts';

/** One transfer of a payment file. */
export interface Transfer {
  readonly endToEndId: string;
  readonly amountSen: bigint;
  readonly currency: string;
  readonly bic: string;
  readonly accountNo: string;
  readonly creditorName: string;
  readonly text: string;
}

/** One block of a payment file: transfers of one day from one account. */
export interface Payment {
  readonly paymentInfoId: string;
  readonly executeOn: string;
  readonly debtorAccountNo: string;
  readonly transfers: readonly Transfer[];
}

export interface PaymentFile {
  readonly messageId: string;
  readonly count: string;
  readonly sum: string;
  readonly payments: readonly Payment[];
}

/** Why a whole file is rejected: an ISO 20022 status reason with a sentence. */
export interface FileRejection {
  readonly reason: 'FF01' | 'AM10' | 'AM18' | 'DT01' | 'DU02';
  readonly text: string;
  /** The message id where the file could be read that far. */
  readonly messageId: string;
}

function readTransfer(element: XmlElement): Transfer {
  return {
    endToEndId: textAt(element, 'PmtId', 'EndToEndId'),
    amountSen: parseRinggit(textAt(element, 'Amt', 'InstdAmt')) ?? 0n,
    currency: findElement(element, 'Amt', 'InstdAmt')?.attributes.Ccy ?? '',
    bic: textAt(element, 'CdtrAgt', 'FinInstnId', 'BIC'),
    accountNo: textAt(element, 'CdtrAcct', 'Id', 'Othr', 'Id'),
    creditorName: textAt(element, 'Cdtr', 'Nm'),
    text: textAt(element, 'RmtInf', 'Ustrd'),
  };
}

function readPayment(element: XmlElement): Payment {
  return {
    paymentInfoId: textAt(element, 'PmtInfId'),
    executeOn: textAt(element, 'ReqdExctnDt'),
    debtorAccountNo: textAt(element, 'DbtrAcct', 'Id', 'Othr', 'Id'),
    transfers: elementsOf(element, 'CdtTrfTxInf').map(readTransfer),
  };
}

function sumSen(payments: readonly Payment[]): bigint {
  return payments.flatMap(({ transfers }) => transfers).reduce((sum, { amountSen }) => sum + amountSen, 0n);
}

type Problem = Pick<FileRejection, 'reason' | 'text'>;

/** Compares the stated count and sum with the transfers; blanks are not stated. */
function totalsProblem(
  payments: readonly Payment[],
  count: string,
  sum: string,
  where: string,
): Problem | null {
  const transfers = payments.reduce((total, payment) => total + payment.transfers.length, 0);
  if (count !== '' && BigInt(count) !== BigInt(transfers)) {
    return { reason: 'AM18', text: `${where}: NbOfTxs is ${count}, the file holds ${transfers}` };
  }
  if (sum !== '' && parseRinggit(sum) !== sumSen(payments)) {
    return { reason: 'AM10', text: `${where}: CtrlSum is ${sum}, the transfers do not add up to it` };
  }
  return null;
}

function paymentProblem(element: XmlElement, payment: Payment): Problem | null {
  if (!isDay(payment.executeOn))
    return { reason: 'DT01', text: `${payment.executeOn} is not a calendar day` };
  return totalsProblem(
    [payment],
    textAt(element, 'NbOfTxs'),
    textAt(element, 'CtrlSum'),
    payment.paymentInfoId,
  );
}

/** The first problem of the file as a whole: repeated blocks, totals, days. */
function fileProblem(root: XmlElement, file: PaymentFile): Problem | null {
  const ids = file.payments.map(({ paymentInfoId }) => paymentInfoId);
  if (new Set(ids).size !== ids.length) return { reason: 'DU02', text: 'PmtInfId is used twice' };
  const totals = totalsProblem(file.payments, file.count, file.sum, 'GrpHdr');
  if (totals !== null) return totals;
  const elements = elementsOf(root, 'PmtInf');
  for (const [index, payment] of file.payments.entries()) {
    const element = elements[index];
    const problem = element === undefined ? null : paymentProblem(element, payment);
    if (problem !== null) return problem;
  }
  return null;
}

/** Reads a pain.001.001.03 file, or says why the whole file is rejected. */
export function readPaymentFile(text: string): PaymentFile | FileRejection {
  const document = parseXml(text);
  if (typeof document === 'string') return { reason: 'FF01', text: document, messageId: '' };
  const structure = structureProblem(document);
  const messageId = textAt(document, 'CstmrCdtTrfInitn', 'GrpHdr', 'MsgId');
  if (structure !== null) return { reason: 'FF01', text: structure, messageId };
  const root = findElement(document, 'CstmrCdtTrfInitn') ?? document;
  const file: PaymentFile = {
    messageId,
    count: textAt(root, 'GrpHdr', 'NbOfTxs'),
    sum: textAt(root, 'GrpHdr', 'CtrlSum'),
    payments: elementsOf(root, 'PmtInf').map(readPayment),
  };
  const problem = fileProblem(root, file);
  return problem === null ? file : { ...problem, messageId };
}
