import { COLUMNS, type ColumnList, DOCUMENTS, FINGERPRINTS, FORMAT, MANIFEST } from './manifest.ts';
import { columnTypes, dataPath, type PackageFile } from './package-file.ts';

/** `columns.json`: every file, its key and its columns, for programs. */
export function columnListOf(files: readonly PackageFile[]): ColumnList {
  return {
    format: FORMAT,
    files: files.map((file) => ({
      name: file.name,
      description: file.description,
      key: [...file.key],
      columns: Object.entries(file.columns).map(([name, { type, description, references }]) => ({
        ...{ name, type, description },
        ...(references === undefined ? {} : { references }),
      })),
    })),
  };
}

/** `README.md`: the same for people, from the same definition. */
export function readmeOf({ files }: ColumnList): string {
  return `${[...opening(), ...files.flatMap(sectionOf)].join('\n')}\n`;
}

function opening(): string[] {
  return [
    '# Wind-down package',
    '',
    'What a successor, a trustee, an auditor or the Securities Commission needs to service the notes, to pay customers and to',
    'recompute the books without the platform. **It holds personal data in clear**: identity numbers, bank accounts, contacts.',
    '',
    `- \`${MANIFEST}\`: format, instant of the snapshot, newest migration, head of the sealed chain, totals in sen, and every other`,
    '  file with size, SHA-256 and number of rows.',
    `- \`${COLUMNS}\`: what this file says, for programs.`,
    `- \`${FINGERPRINTS}\`: SHA-256 of the certificates and public keys by which banks and platform know each other.`,
    `- \`${dataPath('*')}\`: data as of one instant, UTF-8, a header row, rows ended by LF and ordered by the key, fields divided by`,
    '  commas. An empty field is no value; `""` is an empty text. A text may hold line ends and commas, `"` is doubled, and formulas',
    '  are not neutralised: do not open the files in a spreadsheet. `COPY … FROM … (FORMAT csv, HEADER)` of PostgreSQL reads them.',
    `- \`${DOCUMENTS}/\`: contract documents under their id, as \`${dataPath('documents')}\` lists them.`,
    '',
    'An account is credited by what it receives, so a bank account is negative: what it holds, the others are owed. Keys are not in',
    'the package, only ids and fingerprints. Reports of suspicion and their cases are left out: the financial intelligence unit has',
    'them, and nobody else may.',
    '',
    '| Type | Written as |',
    '| --- | --- |',
    ...Object.entries(columnTypes).map(([type, { written }]) => `| ${type} | ${written} |`),
  ];
}

function sectionOf(file: ColumnList['files'][number]): string[] {
  return [
    '',
    `## ${file.name}`,
    '',
    `${file.description} Key: ${file.key.map((name) => `\`${name}\``).join(', ')}.`,
    '',
    '| Column | Type | Meaning | In |',
    '| --- | --- | --- | --- |',
    ...file.columns.map(
      ({ name, type, description, references = '' }) =>
        `| ${name} | ${type} | ${description} | ${references} |`,
    ),
  ];
}
