import type { LetterTemplate } from '@titian/contracts/collections';
import type { NoteContract } from '@titian/contracts/constants';
import type { Language } from '@titian/contracts/messages/definition';
import type { Day } from '@titian/finance/calendar';
import { formatRinggit, type Sen } from '@titian/finance/sen';
import { shortDay } from '../../../platform/documents/day-words.ts';
import type { FactRow } from '../../../platform/documents/fact-rows.ts';
import { companyLines, issuerDocument } from '../../servicing/public.ts';
import type { DebtToday } from './debt-today.ts';
import { letterWords } from './letter-texts.ts';

/** What a letter is written from; figures are of its day. */
export interface LetterFacts {
  readonly template: LetterTemplate;
  readonly language: Language;
  readonly on: Day;
  readonly noteNumber: string;
  readonly contract: NoteContract;
  readonly company: { readonly companyName: string; readonly registrationNo: string };
  readonly debt: DebtToday;
  readonly guarantor: { readonly name: string; readonly owedSen: Sen } | null;
}

/** A letter as it will be sent: the screen shows it, and the PDF is set from it. */
export interface Letter {
  readonly title: string;
  readonly to: { readonly name: string; readonly detail: string };
  readonly rows: readonly FactRow[];
  readonly paragraphs: readonly string[];
  readonly totalSen: Sen;
}

/** Writes a letter of a template with the exact figures of its day (REC-19). */
export function composeLetter(facts: LetterFacts): Letter {
  const { template, language, on, company, guarantor } = facts;
  const words = letterWords(language);
  const isToGuarantor = template === 'notice_to_guarantor' && guarantor !== null;
  const issuer = company.companyName;
  return {
    title: words(template),
    to: isToGuarantor
      ? { name: guarantor.name, detail: words('guarantor_of', { note: facts.noteNumber, issuer }) }
      : companyLines(company, language),
    rows: isToGuarantor ? guarantorRows(facts, guarantor.owedSen) : issuerRows(facts),
    paragraphs: [
      template === 'notice_to_guarantor'
        ? words('notice_to_guarantor_text', { issuer })
        : words(`${template}_text`),
      words('closing', { day: on }),
    ],
    totalSen: isToGuarantor ? guarantor.owedSen : facts.debt.totalSen,
  };
}

function guarantorRows({ language, noteNumber, debt }: LetterFacts, owedSen: Sen): FactRow[] {
  const words = letterWords(language);
  return [
    [words('guaranteed'), formatRinggit(owedSen), 'bold'],
    [words('note'), noteNumber],
    ...overdueRows(debt, language),
  ];
}

function issuerRows({ language, contract, noteNumber, debt }: LetterFacts): FactRow[] {
  const words = letterWords(language);
  const isShariah = contract === 'Shariah';
  const parts: [string, Sen][] = [
    [words('principal'), debt.principalSen],
    [words(isShariah ? 'profit' : 'interest'), debt.returnSen],
    [words(isShariah ? 'tawidh' : 'late_charge'), debt.lateSen],
    [words('gharamah'), debt.charitySen],
    [words('costs'), debt.costsSen],
    [words('excess'), debt.excessSen],
  ];
  return [
    [words('total'), formatRinggit(debt.totalSen), 'bold'],
    [words('note'), noteNumber],
    ...overdueRows(debt, language),
    ...parts
      .filter(([, amountSen]) => amountSen > 0n)
      .map(([name, amountSen]): FactRow => [name, formatRinggit(amountSen)]),
  ];
}

function overdueRows({ since, daysLate }: DebtToday, language: Language): FactRow[] {
  const words = letterWords(language);
  return since === null
    ? []
    : [
        [words('since'), shortDay(since, language)],
        [words('days_late'), String(daysLate)],
      ];
}

/** The letter as a PDF. */
export function letterPdf(letter: Letter, facts: LetterFacts, at: Date): Buffer {
  const { language, noteNumber, company, on } = facts;
  return issuerDocument({
    title: letter.title,
    subtitle: letterWords(language)('on', { day: on }),
    ...{ noteNumber, company, to: letter.to, rows: letter.rows, paragraphs: letter.paragraphs },
    made: { at, language },
  });
}
