import type { Language } from '@titian/contracts/messages/definition';
import { rateToText } from '@titian/finance/rate';
import { addSen, formatRinggit, type Sen, senToText, subtractSen } from '@titian/finance/sen';
import { shortDay } from '../../../platform/documents/day-words.ts';
import { type FactRow, writeFactRows } from '../../../platform/documents/fact-rows.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import type { TradeLine } from './agreement.ts';
import type { Confirmation } from './confirmation.ts';
import { type ConfirmationWords, confirmationWords } from './confirmation-texts.ts';

const PAGES = 2;
const LINE = 15;

/** The confirmation of an investment as a PDF: what is held and how, and what is expected on which day. */
export function confirmationPdf(one: Confirmation, madeAt: Date, language: Language): Buffer {
  const { note, investor } = one;
  const words = confirmationWords(language);
  const sheet = new PdfSheet({
    title: words('title'),
    subtitle: `${note.number}, ${investor.invNo}`,
    footer: words('footer', { note: note.number, name: investor.verifiedName }),
    ...{ pages: PAGES, madeAt, language },
  });
  writeFacts(sheet, one, words, language);
  writeSchedule(sheet, one, words, language);
  return Buffer.concat(sheet.finish());
}

/** Interest on a conventional note, profit on a Shariah one (SHR-1). */
const returnOf = ({ note }: Confirmation) => (note.contract === 'Shariah' ? 'profit' : 'interest');

function writeFacts(sheet: PdfSheet, one: Confirmation, words: ConfirmationWords, language: Language): void {
  let y = sheet.addPage();
  sheet.text(one.investor.verifiedName, page.left, y, { size: 13, isBold: true, width: 480 });
  sheet.text(words('investor', { number: one.investor.invNo }), page.left, y + 18, { ink: 'muted' });
  y += 48;
  const facts = [...noteFacts(one, words, language), ...returnFacts(one, words)];
  y = writeFactRows(sheet, facts, y);
  for (const sentence of sentencesOf(one, words)) {
    y += sheet.paragraph(sentence, y + 10) + 8;
  }
}

function noteFacts({ note, ...one }: Confirmation, words: ConfirmationWords, language: Language): FactRow[] {
  const { type, contract, profile } = note;
  const returnOnly = contract === 'Shariah' ? 'profit_only' : 'interest_only';
  return [
    [words('amount_invested'), formatRinggit(one.principalSen), 'bold'],
    [words('note'), note.number],
    [words('issuer'), one.issuerNumber],
    [
      words('type'),
      words('type_and_contract', {
        type: { list: 'note_types', value: type },
        contract: { list: 'note_contracts', value: contract },
      }),
    ],
    [words('purpose'), note.purpose],
    [words('issued_on'), note.issuedOn === null ? '' : shortDay(note.issuedOn, language)],
    [words('tenure'), words('months', { count: note.termMonths })],
    [words('repayment'), words(profile === 'return_only' ? returnOnly : profile)],
  ];
}

function returnFacts(one: Confirmation, words: ConfirmationWords): FactRow[] {
  const { note, quote, fees } = one;
  const of = returnOf(one);
  const withholding = { rate: rateToText(fees.withholdingTaxBps) };
  return [
    [words(`${of}_rate`), words('rate', { rate: rateToText(note.rateBps) })],
    [words(`${of}_total`), formatRinggit(quote.returnGrossSen)],
    [words(`${of}_fee`, { rate: rateToText(fees.serviceFeeBps) }), deducted(quote.feeSen)],
    [words('service_tax', { rate: rateToText(fees.serviceTaxBps) }), deducted(quote.serviceTaxSen)],
    ...(one.isTaxed
      ? [[words('withholding_tax', withholding), deducted(quote.withholdingSen)] as const]
      : []),
    [words(`${of}_net`), formatRinggit(quote.returnNetSen)],
    [words('guarantor'), guarantorOf(one, words)],
  ];
}

function guarantorOf({ note: { guarantorName } }: Confirmation, words: ConfirmationWords): string {
  return guarantorName === null ? words('guarantor_none') : words('guarantor_named', { name: guarantorName });
}

const deducted = (amountSen: Sen) => `\u2212${formatRinggit(amountSen)}`;

function sentencesOf(one: Confirmation, words: ConfirmationWords): string[] {
  return [
    ...(one.note.contract === 'Shariah' ? shariahSentences(one, words) : []),
    words('conditions'),
    words('no_guarantee'),
  ];
}

function shariahSentences({ note, trades }: Confirmation, words: ConfirmationWords): string[] {
  const legs = trades.map((leg) => legWords(leg, words)).join('; ');
  return [words('wakalah', { note: note.number }), words('trade', { legs })];
}

function legWords({ step, priceSen, reference, at }: TradeLine, words: ConfirmationWords): string {
  const leg = { step: { code: step, params: {} }, at: at.toISOString(), reference };
  return priceSen === null
    ? words('leg_without_price', leg)
    : words('leg', { ...leg, price: senToText(priceSen) });
}

/** From the left: number, due day, principal, return, fees and tax, what arrives. */
const columns = {
  due: page.left + 36,
  principal: 250,
  return: 335,
  deductions: 430,
  net: page.right,
} as const;

function writeSchedule(
  sheet: PdfSheet,
  one: Confirmation,
  words: ConfirmationWords,
  language: Language,
): void {
  let y = sheet.addPage();
  sheet.text(words('schedule'), page.left, y, { size: 13, isBold: true });
  y += 28;
  const heads = ['number', 'due_on', 'principal', returnOf(one), 'fees_and_tax', 'net'] as const;
  writeRow(
    sheet,
    y,
    heads.map((head) => words(head)),
    true,
  );
  y += LINE;
  one.quote.schedule.forEach((row, index) => {
    const netReturnSen = one.quote.months[index]?.returnNetSen ?? row.returnSen;
    const cells = amountsOf(row.principalSen, row.returnSen, netReturnSen);
    writeRow(sheet, y, [String(row.number), shortDay(row.dueOn, language), ...cells]);
    y += LINE;
  });
  sheet.rule(y - 2);
  const { returnGrossSen, returnNetSen } = one.quote;
  const totals = amountsOf(one.principalSen, returnGrossSen, returnNetSen);
  writeRow(sheet, y + 3, ['', words('total'), ...totals], true);
}

function amountsOf(principalSen: Sen, returnSen: Sen, netReturnSen: Sen): string[] {
  const deductedSen = subtractSen(returnSen, netReturnSen);
  return [principalSen, returnSen, deductedSen, addSen(principalSen, netReturnSen)].map(formatRinggit);
}

function writeRow(sheet: PdfSheet, y: number, cells: readonly string[], isBold = false): void {
  const [number = '', due = '', principal = '', profit = '', fees = '', net = ''] = cells;
  sheet.text(number, page.left, y, { isBold });
  sheet.text(due, columns.due, y, { isBold });
  sheet.text(principal, columns.principal, y, { isBold, align: 'right' });
  sheet.text(profit, columns.return, y, { isBold, align: 'right' });
  sheet.text(fees, columns.deductions, y, { isBold, align: 'right' });
  sheet.text(net, columns.net, y, { isBold, align: 'right' });
}
