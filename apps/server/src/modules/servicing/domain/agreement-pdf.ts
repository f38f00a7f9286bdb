import { type Language, languages } from '@titian/contracts/messages/definition';
import { parseDay } from '@titian/finance/calendar';
import { shortDay } from '../../../platform/documents/day-words.ts';
import { type FactRow, writeFactRows } from '../../../platform/documents/fact-rows.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import { type AgreementTerms, ringgit } from './agreement.ts';
import { clausesOf } from './agreement-clauses.ts';
import { type AgreementWords, agreementWords } from './agreement-texts.ts';

/** Whether it is signed, by whom and when; a draft is for reading before. */
export type Signature =
  | { readonly state: 'draft' }
  | { readonly state: 'signed'; readonly by: string; readonly on: string; readonly version: number };

const PAGES_EACH = 3;
const LINE = 15;

/** What is written on the pages of one language. */
interface Part {
  readonly terms: AgreementTerms;
  readonly language: Language;
  readonly words: AgreementWords;
}

/**
 * The agreement of a note as a PDF: the English text, which governs, then its translation; of each what is agreed, the
 * schedule, and the clauses with the signature, a page each.
 */
export function agreementPdf(terms: AgreementTerms, signature: Signature, madeAt: Date): Buffer {
  const pages = PAGES_EACH * languages.length;
  const sheet = new PdfSheet({ ...headOf(terms, signature, 'en'), pages, madeAt });
  for (const language of languages) {
    const part = { terms, language, words: agreementWords(language) };
    sheet.setHead(headOf(terms, signature, language));
    writeTerms(sheet, part);
    writeSchedule(sheet, part);
    writeClauses(sheet, part, signature);
  }
  return Buffer.concat(sheet.finish());
}

function headOf(terms: AgreementTerms, { state }: Signature, language: Language) {
  const words = agreementWords(language);
  return {
    title: words(terms.contract === 'Shariah' ? 'title_shariah' : 'title_conventional'),
    subtitle: words(`subtitle_${state}`, { note: terms.number }),
    footer: words('footer', { note: terms.number, company: terms.issuer }),
    language,
  };
}

function writeTerms(sheet: PdfSheet, part: Part): void {
  const { terms, words } = part;
  const y = sheet.addPage();
  sheet.text(terms.issuer, page.left, y, { size: 13, isBold: true, width: 480 });
  const registration = words('registration', { number: terms.registration_number });
  sheet.text(registration, page.left, y + 18, { ink: 'muted' });
  writeFactRows(sheet, [...noteFacts(part), ...feeFacts(part)], y + 48);
}

function noteFacts({ terms, language, words }: Part): FactRow[] {
  const isShariah = terms.contract === 'Shariah';
  const of = isShariah ? 'profit' : 'interest';
  const rates = { rate: terms.rate, effective: terms.effective_rate };
  const names = {
    type: { list: 'note_types', value: terms.type },
    contract: { list: 'note_contracts', value: terms.contract },
  } as const;
  return [
    [words('note'), terms.number],
    [words('type'), words('type_and_contract', names)],
    [words('purpose'), terms.purpose],
    [words(isShariah ? 'cost_price' : 'principal'), ringgit(terms.amount)],
    [words(`${of}_rate`), words('rates', rates)],
    [words(`${of}_total`), ringgit(terms.total_return)],
    [words(isShariah ? 'sale_price' : 'total_repayment'), ringgit(terms.total)],
    [words('tenure'), words('months', { count: terms.term_months })],
    [words('repayment'), words(terms.profile === 'return_only' ? `${of}_only` : terms.profile)],
    [words('issued_on'), dayOf(terms.issued_on, language)],
    [words('guarantor'), terms.guarantor ?? words('guarantor_none')],
  ];
}

function feeFacts({ terms, words }: Part): FactRow[] {
  return [
    [words('origination_fee', { rate: terms.origination_fee_percent }), ringgit(terms.origination_fee)],
    [words('service_tax', { rate: terms.service_tax_percent }), ringgit(terms.service_tax)],
    [words('disbursed'), ringgit(terms.disbursed), 'bold'],
  ];
}

/** From the left: number, due day, principal, return, total. */
const columns = { due: page.left + 40, principal: 300, return: 410, total: page.right } as const;

function writeSchedule(sheet: PdfSheet, { terms, language, words }: Part): void {
  let y = sheet.addPage();
  sheet.text(words('schedule'), page.left, y, { size: 13, isBold: true });
  y += 28;
  const of = terms.contract === 'Shariah' ? 'profit' : 'interest';
  const heads = [words('number'), words('due_on'), words('principal'), words(of), words('total')];
  writeRow(sheet, y, heads, true);
  y += LINE;
  for (const row of terms.schedule) {
    const amounts = [row.principal, row.return, row.total].map(ringgit);
    writeRow(sheet, y, [String(row.number), dayOf(row.due_on, language), ...amounts]);
    y += LINE;
  }
  sheet.rule(y - 2);
  const totals = [terms.amount, terms.total_return, terms.total].map(ringgit);
  writeRow(sheet, y + 3, ['', words('total'), ...totals], true);
}

function writeRow(sheet: PdfSheet, y: number, cells: readonly string[], isBold = false): void {
  const [number = '', due = '', principal = '', profit = '', total = ''] = cells;
  sheet.text(number, page.left, y, { isBold });
  sheet.text(due, columns.due, y, { isBold });
  sheet.text(principal, columns.principal, y, { isBold, align: 'right' });
  sheet.text(profit, columns.return, y, { isBold, align: 'right' });
  sheet.text(total, columns.total, y, { isBold, align: 'right' });
}

function writeClauses(sheet: PdfSheet, { terms, language, words }: Part, signature: Signature): void {
  let y = sheet.addPage();
  clausesOf(terms, language).forEach(({ title, text }, index) => {
    sheet.text(words('clause', { number: index + 1, title }), page.left, y, { size: 10, isBold: true });
    y += LINE;
    y += sheet.paragraph(text, y) + 10;
  });
  sheet.rule(y + 4);
  const said =
    signature.state === 'draft' ? words('draft') : words('signed', { ...signature, company: terms.issuer });
  sheet.text(said, page.left, y + 16, { isBold: true, width: 490 });
}

/** A day of the agreed terms as it is read. */
function dayOf(on: string, language: Language): string {
  const day = parseDay(on);
  return day === null ? on : shortDay(day, language);
}
