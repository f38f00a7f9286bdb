import type { Language } from '@titian/contracts/messages/definition';
import type { Day } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { buildSchedule, type Instalment } from '@titian/finance/schedule';
import { addSen, formatRinggit, sumSen } from '@titian/finance/sen';
import { shortDay } from '../../../platform/documents/day-words.ts';
import { type FactRow, writeFactRows } from '../../../platform/documents/fact-rows.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import type { Settings } from '../../settings/public.ts';
import { costOfFinancing } from './cost-of-financing.ts';
import type { Offer } from './offer.ts';
import { type OfferLetterWords, offerLetterWords } from './offer-letter-texts.ts';

/** What the letter of an offer is written from; settings and holidays are those of the day of the offer. */
export interface OfferLetter {
  readonly offer: Offer;
  readonly number: string;
  readonly purpose: string;
  readonly company: { readonly companyName: string; readonly registrationNo: string };
  readonly settings: Pick<
    Settings,
    | 'lateGraceDays'
    | 'lateChargeDailyBps'
    | 'lateChargeCapBps'
    | 'tawidhYearlyBps'
    | 'shariahLateChargeCapBps'
  >;
  readonly holidays: ReadonlySet<Day>;
  readonly language: Language;
}

const LINE = 15;

/** The letter of an offer as a PDF (FIN-25): terms, fees and rates on one page, the schedule on the next. */
export function offerLetterPdf(letter: OfferLetter, madeAt: Date): Buffer {
  const { offer, number, company, language } = letter;
  const words = offerLetterWords(language);
  const sheet = new PdfSheet({
    title: words('title'),
    subtitle: words('subtitle', { note: number, day: offer.offeredOn }),
    footer: words('footer', { note: number, company: company.companyName }),
    ...{ pages: 2, madeAt, language },
  });
  const schedule = scheduleOf(letter);
  writeTerms(sheet, letter, schedule, words);
  writeSchedule(sheet, letter, schedule, words);
  return Buffer.concat(sheet.finish());
}

function scheduleOf({ offer, holidays }: OfferLetter): Instalment[] {
  const { profile, amountSen: principalSen, rateBps, termMonths, offeredOn: issuedOn } = offer;
  return buildSchedule({ profile, principalSen, rateBps, termMonths, issuedOn, holidays });
}

function writeTerms(
  sheet: PdfSheet,
  letter: OfferLetter,
  schedule: readonly Instalment[],
  words: OfferLetterWords,
): void {
  const { company } = letter;
  const top = sheet.addPage();
  sheet.text(company.companyName, page.left, top, { size: 13, isBold: true, width: 480 });
  const registration = words('registration', { number: company.registrationNo });
  sheet.text(registration, page.left, top + 18, { ink: 'muted' });
  const rows = [...termFacts(letter, words), ...costFacts(letter, schedule, words)];
  let y = writeFactRows(sheet, rows, top + 48);
  for (const text of [words('fees_more'), lateText(letter, words), words('closing')]) {
    y += sheet.paragraph(text, y + 10) + 8;
  }
}

function termFacts({ offer, purpose, language }: OfferLetter, words: OfferLetterWords): FactRow[] {
  const of = offer.contract === 'Shariah' ? 'profit' : 'interest';
  const names = {
    type: { list: 'note_types', value: offer.type },
    contract: { list: 'note_contracts', value: offer.contract },
  } as const;
  return [
    [words('amount'), formatRinggit(offer.amountSen), 'bold'],
    [words('type'), words('type_and_contract', names)],
    [words('purpose'), purpose],
    [words('grade'), offer.grade],
    [words('tenure'), words('months', { count: offer.termMonths })],
    [words('repayment'), words(offer.profile === 'return_only' ? `${of}_only` : offer.profile)],
    [words('guarantor'), offer.guarantorName ?? words('guarantor_none')],
    [words('valid_until'), shortDay(offer.expiresOn, language), 'bold'],
  ];
}

function costFacts(
  { offer }: OfferLetter,
  schedule: readonly Instalment[],
  words: OfferLetterWords,
): FactRow[] {
  const of = offer.contract === 'Shariah' ? 'profit' : 'interest';
  const cost = costOfFinancing(offer, offer.offeredOn);
  const { originationFeeSen, serviceTaxSen, netSen } = cost.disbursement;
  const returnSen = sumSen(schedule.map((row) => row.returnSen));
  return [
    [words(`${of}_rate`), words('per_year', { rate: rateToText(cost.simpleRateBps) })],
    [words('effective_rate'), words('per_year', { rate: rateToText(cost.effectiveRateBps) })],
    [words('all_in_rate'), words('per_year', { rate: rateToText(cost.allInRateBps) })],
    [
      words('origination_fee', { rate: rateToText(offer.originationFeeBps) }),
      formatRinggit(originationFeeSen),
    ],
    [words('service_tax', { rate: rateToText(offer.serviceTaxBps) }), formatRinggit(serviceTaxSen)],
    [words('disbursed'), formatRinggit(netSen), 'bold'],
    [words(`${of}_total`), formatRinggit(returnSen)],
    [words('total_repayable'), formatRinggit(addSen(offer.amountSen, returnSen)), 'bold'],
  ];
}

function lateText({ offer, settings }: OfferLetter, words: OfferLetterWords): string {
  return offer.contract === 'Shariah'
    ? words('late_shariah', {
        tawidh: rateToText(settings.tawidhYearlyBps),
        cap: rateToText(settings.shariahLateChargeCapBps),
      })
    : words('late_conventional', {
        day: settings.lateGraceDays + 1,
        daily: rateToText(settings.lateChargeDailyBps),
        cap: rateToText(settings.lateChargeCapBps),
      });
}

function writeSchedule(
  sheet: PdfSheet,
  { offer, language }: OfferLetter,
  schedule: readonly Instalment[],
  words: OfferLetterWords,
): void {
  let y = sheet.addPage();
  const heading = words('schedule', { day: offer.offeredOn });
  sheet.text(heading, page.left, y, { size: 13, isBold: true, width: 480 });
  y += 28;
  const of = offer.contract === 'Shariah' ? 'profit' : 'interest';
  writeRow(sheet, y, [words('number'), words('due_on'), words('principal'), words(of), words('total')], true);
  y += LINE;
  for (const { number, dueOn, principalSen, returnSen } of schedule) {
    const amounts = [principalSen, returnSen, addSen(principalSen, returnSen)].map(formatRinggit);
    writeRow(sheet, y, [String(number), shortDay(dueOn, language), ...amounts]);
    y += LINE;
  }
  sheet.rule(y - 2);
  const returnSen = sumSen(schedule.map((row) => row.returnSen));
  const totals = [offer.amountSen, returnSen, addSen(offer.amountSen, returnSen)].map(formatRinggit);
  writeRow(sheet, y + 3, ['', words('total'), ...totals], true);
}

/** From the left: number, due day, and three amounts by their right edges. */
function writeRow(sheet: PdfSheet, y: number, cells: readonly string[], isBold = false): void {
  const [number = '', due = '', ...amounts] = cells;
  sheet.text(number, page.left, y, { isBold });
  sheet.text(due, page.left + 40, y, { isBold });
  amounts.forEach((amount, at) => {
    sheet.text(amount, [300, 410, page.right][at] ?? page.right, y, { isBold, align: 'right' });
  });
}
