import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PdfSheet } from './pdf-sheet.ts';
import { runsOf } from './text-runs.ts';

const LATIN = 'noto-sans-latin-400-normal';
const shown = (text: string, isBold = false) => runsOf(text, isBold).map((run) => [run.text, run.font?.name]);

describe('a line in several scripts', () => {
  it('stays in the standard font where that has every letter', () => {
    expect(shown('Zoë binti Müller \u2212 RM 5.00')).toEqual([['Zoë binti Müller – RM 5.00', undefined]]);
  });

  it.each([
    [
      'Łukasz',
      [
        ['Ł', 'noto-sans-latin-ext-400-normal'],
        ['ukasz', LATIN],
      ],
    ],
    [
      'Ay\u015fe',
      [
        ['Ay', LATIN],
        ['ş', 'noto-sans-latin-ext-400-normal'],
        ['e', LATIN],
      ],
    ],
    ['தமிழ்', [['தமிழ்', 'noto-sans-tamil-tamil-400-normal']]],
    ['Иван', [['Иван', 'noto-sans-cyrillic-400-normal']]],
  ])('%s gets a font only for what lacks one', (text, runs) => {
    expect(shown(text)).toEqual(runs);
  });

  it('takes each Chinese letter from the file that has it, in its weight', () => {
    expect(shown('王 Tan', true)).toEqual([
      ['王', expect.stringMatching(/^noto-sans-sc-\d+-700-normal$/)],
      [' Tan', 'noto-sans-latin-700-normal'],
    ]);
  });

  it('sets words from right to left, and what surrounds them from left to right', () => {
    const words = shown('To: محمد علي Rahman').map(([text]) => text);
    expect(words).toEqual(['To: ', 'علي', ' ', 'محمد', ' Rahman']);
  });

  it('puts a question mark where no font has a letter', () => {
    expect(shown('a\u0001b')).toEqual([['a?b', undefined]]);
  });
});

describe('a document', () => {
  const made = (written: string) => {
    const facts = {
      title: 'Statement',
      subtitle: written,
      footer: 'Foot',
      pages: 1,
      language: 'en' as const,
    };
    const sheet = new PdfSheet({ ...facts, madeAt: new Date('2026-11-21T00:00:00Z') });
    const top = sheet.addPage();
    sheet.text(written, 48, top, { width: 200 });
    sheet.paragraph(`${written} ${written}`, top + 20);
    return Buffer.concat(sheet.finish());
  };
  /** What a reader copies out of it: the letters that the fonts' tables map back. */
  const charactersOf = (pdf: Buffer) => {
    const text = pdf.toString('latin1');
    const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
      try {
        return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    });
    const maps = streams.filter((one) => one.includes('beginbfrange')).join(' ');
    const codes = [...maps.matchAll(/<([0-9a-f ]{4,})>/g)].map(([, code = '']) => code.replaceAll(' ', ''));
    return codes.map((code) => Buffer.from(code, 'hex').swap16().toString('utf16le')).join('');
  };

  it('of ordinary names embeds no font', () => {
    const pdf = made('NUR AISYAH BINTI RAHMAN');
    expect(pdf.includes('FontFile')).toBe(false);
    expect(pdf.length).toBeLessThan(4_000);
  });

  it.each(['Łukasz', 'Ayşe', '王小明', 'தமிழ்', 'محمد علي', 'Nguyễn Đức'])(
    'shows %s and gives it back',
    (name) => {
      const pdf = made(name);
      expect(pdf.includes('FontFile')).toBe(true);
      expect(pdf.length).toBeLessThan(60_000);
      const back = charactersOf(pdf);
      for (const character of [...name.normalize('NFC')].filter(
        (one) => runsOf(one, false)[0]?.font !== null,
      )) {
        expect(back).toContain(character);
      }
    },
  );
});
