import { rateToText } from '@titian/finance/rate';
import { addSen, formatRinggit, type Sen, subtractSen } from '@titian/finance/sen';
import { instantWords, shortDay } from '../../../platform/documents/day-words.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import type { TradeLine } from './agreement.ts';
import type { Confirmation } from './confirmation.ts';
import { profileNames } from './profile-names.ts';

const PAGES = 2;
const LINE = 15;

/** The confirmation of an investment as a PDF: what is held and how, and what is expected on which day. */
export function confirmationPdf(one: Confirmation, madeAt: Date): Buffer {
  const { note, investor } = one;
  const sheet = new PdfSheet({
    title: 'Confirmation of your investment',
    subtitle: `${note.number}, ${investor.invNo}`,
    footer: `Titian, note ${note.number}, ${investor.verifiedName}`,
    pages: PAGES,
    madeAt,
  });
  writeFacts(sheet, one);
  writeSchedule(sheet, one);
  return Buffer.concat(sheet.finish());
}

/** Interest on a conventional note, profit on a Shariah one (SHR-1). */
const wordOf = ({ note }: Confirmation) => (note.contract === 'Shariah' ? 'Profit' : 'Interest');

function writeFacts(sheet: PdfSheet, one: Confirmation): void {
  let y = sheet.addPage();
  sheet.text(one.investor.verifiedName, page.left, y, { size: 13, isBold: true, width: 480 });
  sheet.text(`Investor ${one.investor.invNo}`, page.left, y + 18, { ink: 'muted' });
  y += 48;
  for (const [label, value] of factsOf(one)) {
    sheet.text(label, page.left, y, { ink: 'muted' });
    sheet.text(value, page.right, y, { align: 'right', isBold: label === 'You have invested', width: 330 });
    sheet.rule(y + 13);
    y += 20;
  }
  for (const sentence of sentencesOf(one)) {
    y += sheet.paragraph(sentence, y + 10) + 8;
  }
}

function factsOf(one: Confirmation): [string, string][] {
  const { note, quote, fees } = one;
  const word = wordOf(one);
  return [
    ['You have invested', formatRinggit(one.principalSen)],
    ['Note', note.number],
    ['Issuer', one.issuerNumber],
    ['Kind', `${note.type}, ${note.contract}`],
    ['Purpose', note.purpose],
    ['Issued on', note.issuedOn === null ? '' : shortDay(note.issuedOn)],
    ['Tenure', `${note.termMonths} months`],
    ['Repayment', profileNames[note.profile]],
    [`${word} a year`, `${rateToText(note.rateBps)} %`],
    [`${word} in all`, formatRinggit(quote.returnGrossSen)],
    [`Service fee, ${rateToText(fees.serviceFeeBps)} % of the ${word.toLowerCase()}`, taken(quote.feeSen)],
    [`Service tax on the fee, ${rateToText(fees.serviceTaxBps)} %`, taken(quote.serviceTaxSen)],
    ...(one.isTaxed ? [withholdingOf(one)] : []),
    [`${word} after fee and tax`, formatRinggit(quote.returnNetSen)],
    ['Guarantor', note.guarantorName === null ? 'none' : `${note.guarantorName}, not us`],
  ];
}

function withholdingOf({ quote, fees }: Confirmation): [string, string] {
  return [`Tax withheld, ${rateToText(fees.withholdingTaxBps)} %`, taken(quote.withholdingSen)];
}

const taken = (amountSen: Sen) => `\u2212${formatRinggit(amountSen)}`;

function sentencesOf(one: Confirmation): string[] {
  return [
    ...(one.note.contract === 'Shariah' ? shariahSentences(one) : []),
    'Amounts are what you receive when the issuer pays each instalment in one payment on its day and the rates stay as they are.',
    'Repayment is not guaranteed by us. When the issuer pays late or not at all, you may receive less and later.',
  ];
}

function shariahSentences({ note, trades }: Confirmation): string[] {
  return [
    `You have appointed the platform as your agent (wakalah) for note ${note.number}. On your behalf it has bought a commodity and sold it to the issuer at a fixed sale price by commodity murabahah (tawarruq).`,
    `Trade: ${trades.map(legWords).join('; ')} (Malaysia time).`,
  ];
}

function legWords({ step, priceSen, reference, at }: TradeLine): string {
  const price = priceSen === null ? 'price not recorded' : formatRinggit(priceSen);
  return `${step} at ${price} on ${instantWords(at)}, ${reference}`;
}

/** From the left: number, due day, principal, return, fees and tax, what arrives. */
const columns = { due: page.left + 36, principal: 250, return: 335, taken: 430, net: page.right } as const;

function writeSchedule(sheet: PdfSheet, one: Confirmation): void {
  let y = sheet.addPage();
  sheet.text('What you can expect', page.left, y, { size: 13, isBold: true });
  y += 28;
  writeRow(sheet, y, ['No.', 'Due on', 'Principal', wordOf(one), 'Fee and tax', 'You receive'], true);
  y += LINE;
  one.quote.schedule.forEach((row, index) => {
    const netReturnSen = one.quote.months[index]?.returnNetSen ?? row.returnSen;
    const cells = amountsOf(row.principalSen, row.returnSen, netReturnSen);
    writeRow(sheet, y, [String(row.number), shortDay(row.dueOn), ...cells]);
    y += LINE;
  });
  sheet.rule(y - 2);
  const { returnGrossSen, returnNetSen } = one.quote;
  const totals = amountsOf(one.principalSen, returnGrossSen, returnNetSen);
  writeRow(sheet, y + 3, ['', 'In all', ...totals], true);
}

function amountsOf(principalSen: Sen, returnSen: Sen, netReturnSen: Sen): string[] {
  const takenSen = subtractSen(returnSen, netReturnSen);
  return [principalSen, returnSen, takenSen, addSen(principalSen, netReturnSen)].map(formatRinggit);
}

function writeRow(sheet: PdfSheet, y: number, cells: readonly string[], isBold = false): void {
  const [number = '', due = '', principal = '', profit = '', fees = '', net = ''] = cells;
  sheet.text(number, page.left, y, { isBold });
  sheet.text(due, columns.due, y, { isBold });
  sheet.text(principal, columns.principal, y, { isBold, align: 'right' });
  sheet.text(profit, columns.return, y, { isBold, align: 'right' });
  sheet.text(fees, columns.taken, y, { isBold, align: 'right' });
  sheet.text(net, columns.net, y, { isBold, align: 'right' });
}
