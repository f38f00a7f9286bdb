import { defineMessages, languages } from '@titian/contracts/messages/definition';
import { strToU8, zipSync } from 'fflate';
import { documentWords } from '../../../platform/documents/document-texts.ts';
import type { ExportRow, ExportTable, ExportValue } from '../../../platform/export.ts';

/** What one module holds. */
export interface ExportPart {
  readonly name: string;
  readonly tables: readonly ExportTable[];
}

export interface ExportContent {
  readonly ref: string;
  readonly madeAt: Date;
  readonly parts: readonly ExportPart[];
}

/** One zip archive: everything as JSON for programs, each table as CSV for people, and a page that explains both. */
export function exportFile(content: ExportContent): Uint8Array {
  const files: Record<string, Uint8Array> = {
    'README.txt': strToU8(readme(content)),
    'data.json': strToU8(JSON.stringify(allOf(content), null, 2)),
  };
  for (const { part, table } of filled(content)) {
    files[`tables/${part.name}-${table.name}.csv`] = strToU8(csv(table.rows));
  }
  return zipSync(files, { mtime: content.madeAt });
}

function filled({ parts }: ExportContent) {
  return parts.flatMap((part) =>
    part.tables.filter((table) => table.rows.length > 0).map((table) => ({ part, table })),
  );
}

function allOf({ ref, madeAt, parts }: ExportContent) {
  const data = parts.map((part) => [
    part.name,
    Object.fromEntries(part.tables.map((table) => [table.name, table.rows])),
  ]);
  return { ref, made_at: madeAt.toISOString(), ...Object.fromEntries(data) };
}

const texts = defineMessages({
  title: {
    en: 'Your data at Titian, {{ref}}, exported on {{at, time}}.',
    ms: 'Data anda di Titian, {{ref}}, dieksport pada {{at, time}}.',
  },
  content: {
    en: 'data.json holds everything. The tables hold the same, one file per kind, with the number of rows:',
    ms: 'data.json mengandungi semuanya. Jadual mengandungi data yang sama, satu fail bagi setiap jenis, dengan bilangan baris:',
  },
  units: {
    en: 'Amounts are in ringgit, times in UTC, days in Malaysia time. Your documents can be opened in the product.',
    ms: 'Jumlah dalam ringgit, masa dalam UTC, hari dalam waktu Malaysia. Dokumen anda boleh dibuka dalam produk.',
  },
  privacy: {
    en: 'This file is personal: store it where nobody else can read it.',
    ms: 'Fail ini bersifat peribadi: simpan di tempat yang tidak dapat dibaca orang lain.',
  },
});
const wordsIn = documentWords(texts);

/** In both languages: whoever asks for the file may read either. */
function readme(content: ExportContent): string {
  const { ref, madeAt } = content;
  const lines = filled(content).map(
    ({ part, table }) => `  tables/${part.name}-${table.name}.csv (${table.rows.length})`,
  );
  const pages = languages
    .map(wordsIn)
    .map((words) => [
      ...[words('title', { ref, at: madeAt.toISOString() }), '', words('content'), ...lines],
      ...['', words('units'), words('privacy'), ''],
    ]);
  return pages.flat().join('\r\n');
}

/** RFC 4180, with the columns of all rows. */
function csv(rows: readonly ExportRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? null)).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}

const NUMBER = /^-?\d+(\.\d+)?$/;

function cell(value: ExportValue): string {
  const text = typeof value === 'object' ? (value === null ? '' : JSON.stringify(value)) : String(value);
  // User input must not become a formula in a spreadsheet.
  const harmless = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
