import type { Language } from '@titian/contracts/messages/definition';
import { type FactRow, writeFactRows } from '../../../platform/documents/fact-rows.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import { issuerDocumentWords } from './issuer-document-texts.ts';

/** The company as its documents name it. */
export interface Company {
  readonly companyName: string;
  readonly registrationNo: string;
}

interface IssuerDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly noteNumber: string;
  readonly company: Company;
  /** Who it is addressed to, where that is not the company. */
  readonly to?: { readonly name: string; readonly detail: string };
  readonly rows: readonly FactRow[];
  readonly paragraphs: readonly string[];
  readonly made: { readonly at: Date; readonly language: Language };
}

/** A document of one page about a company's note: facts, and what is said about them. */
export function issuerDocument({ title, subtitle, company, made, ...one }: IssuerDocument): Buffer {
  const words = issuerDocumentWords(made.language);
  const footer = words('footer', { note: one.noteNumber, company: company.companyName });
  const sheet = new PdfSheet({
    ...{ title, subtitle, footer, pages: 1, madeAt: made.at, language: made.language },
  });
  const top = sheet.addPage();
  const to = one.to ?? companyLines(company, made.language);
  sheet.text(to.name, page.left, top, { size: 13, isBold: true, width: 480 });
  sheet.text(to.detail, page.left, top + 18, { ink: 'muted' });
  let y = writeFactRows(sheet, one.rows, top + 48);
  for (const paragraph of one.paragraphs) {
    y += sheet.paragraph(paragraph, y + 10) + 8;
  }
  return Buffer.concat(sheet.finish());
}

/** A company as its documents are addressed to it. */
export function companyLines({ companyName, registrationNo }: Company, language: Language) {
  return {
    name: companyName,
    detail: issuerDocumentWords(language)('registration', { number: registrationNo }),
  };
}
