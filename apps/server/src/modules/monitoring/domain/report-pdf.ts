import type { Language } from '@titian/contracts/messages/definition';
import { formatRinggit } from '@titian/finance/sen';
import { instantWords, shortDay } from '../../../platform/documents/day-words.ts';
import { PdfSheet, page } from '../../../platform/documents/pdf-sheet.ts';
import type { SuspicionReport } from './report.ts';
import { type ReportWords, reportWords } from './report-texts.ts';

interface Line {
  readonly left: string;
  readonly right?: string;
  readonly isBold?: boolean;
}

const ROW = 14;
const FIRST_ROW = 104;
const ROWS = Math.floor((page.bottom - FIRST_ROW) / ROW);
const RIGHT_WIDTH = 380;
/** Characters of a line of running text, of which the widest letters fit too. */
const LINE_LENGTH = 92;

export interface ReportFile {
  readonly report: SuspicionReport;
  readonly nameOf: (operatorId: string) => string;
}

/** The report as it is given to the authority, on as many pages as it takes. */
export function reportPdf(file: ReportFile, made: { at: Date; language: Language }): Buffer {
  const words = reportWords(made.language);
  const lines = linesOf(file, words, made.language);
  const pages = Math.max(1, Math.ceil(lines.length / ROWS));
  const { number } = file.report;
  const sheet = new PdfSheet({
    ...{ title: words('title'), subtitle: number, footer: words('footer'), pages },
    ...{ madeAt: made.at, language: made.language },
  });
  for (let at = 0; at < pages; at += 1) {
    sheet.addPage();
    lines.slice(at * ROWS, (at + 1) * ROWS).forEach((line, index) => {
      writeLine(sheet, line, FIRST_ROW + index * ROW);
    });
  }
  return Buffer.concat(sheet.finish());
}

function writeLine(sheet: PdfSheet, { left, right, isBold = false }: Line, y: number): void {
  sheet.text(left, page.left, y, { isBold, ...(right === undefined ? {} : { ink: 'muted' as const }) });
  if (right !== undefined) {
    sheet.text(right, page.right, y, { align: 'right', width: RIGHT_WIDTH, minSize: 6 });
  }
}

function linesOf(file: ReportFile, words: ReportWords, language: Language): Line[] {
  const { report } = file;
  const none: Line[] = [{ left: words('none') }];
  return [
    ...subjectLines(report, words),
    ...headed(words('movements'), movementLines(report, words, language)),
    ...headed(words('grounds'), report.grounds === '' ? none : wrapped(report.grounds)),
    ...headed(
      words('related'),
      report.related.length === 0
        ? none
        : report.related.flatMap(({ name, relation }) => wrapped(`${name}: ${relation}`)),
    ),
    ...headed(words('decision'), decisionLines(file, words, language)),
  ];
}

const headed = (title: string, lines: readonly Line[]): Line[] => [
  { left: '' },
  { left: title, isBold: true },
  ...lines,
];

function subjectLines({ subject, identityNumber, from, until }: SuspicionReport, words: ReportWords): Line[] {
  const facts: readonly (readonly [string, string | null])[] = [
    [words('name'), subject.name],
    [words('number'), subject.number],
    [words('identity'), [subject.identityType, identityNumber].filter((one) => one !== null).join(' ')],
    [words('born_on'), subject.bornOn],
    [words('address'), subject.address],
    [words('phone'), subject.phone],
    [words('email'), subject.email],
    [words('period'), words('period_of', { from, until })],
  ];
  return facts.map(([left, right]) => ({ left, right: right ?? '' }));
}

function movementLines({ movements }: SuspicionReport, words: ReportWords, language: Language): Line[] {
  return movements.map(({ on, kind, amountSen }) => ({
    left: `${shortDay(on, language)}  ${words(kind)}`,
    right: formatRinggit(amountSen),
  }));
}

function decisionLines({ report, nameOf }: ReportFile, words: ReportWords, language: Language): Line[] {
  const { decision, lodgement, contentSha256 } = report;
  return [
    { left: words('state'), right: words(`state_${report.state}`) },
    { left: words('authors'), right: report.authors.map(nameOf).join(', ') },
    ...(decision === null
      ? []
      : [
          {
            left: words('approved_by'),
            right: `${nameOf(decision.by)}, ${instantWords(decision.at, language)}`,
          },
        ]),
    ...(lodgement === null
      ? []
      : [
          { left: words('lodged'), right: shortDay(lodgement.on, language) },
          { left: words('reference'), right: lodgement.reference },
        ]),
    ...(contentSha256 === null ? [] : [{ left: words('hash'), right: contentSha256 }]),
  ];
}

/** Running text in lines; a word that is longer than one is cut. */
function wrapped(written: string): Line[] {
  return written.split(/\r?\n/u).flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(/\s+/u).flatMap(pieces)) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if ([...longer].length <= LINE_LENGTH) {
        lines[lines.length - 1] = longer;
      } else {
        lines.push(word);
      }
    }
    return lines.map((left) => ({ left }));
  });
}

function pieces(word: string): string[] {
  const characters = [...word];
  const count = Math.max(1, Math.ceil(characters.length / LINE_LENGTH));
  return Array.from({ length: count }, (_, at) =>
    characters.slice(at * LINE_LENGTH, (at + 1) * LINE_LENGTH).join(''),
  );
}
