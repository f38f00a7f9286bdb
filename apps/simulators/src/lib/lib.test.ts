import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { html } from './html.ts';
import { Journal } from './journal.ts';
import { isDay, malaysiaDay, malaysiaStamp, parseMalaysiaStamp, showDay } from './malaysia-time.ts';
import { formatRinggit, parseRinggit, showRinggit } from './ringgit.ts';
import { parseXml, xml, xmlDocument } from './xml.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('ringgit', () => {
  test.each(['', '-1.00', '+1', '1e5', '1.001', '1,000.00', ' 1', 'NaN', '.5', '1.'])(
    'rejects "%s"',
    (text) => {
      expect(parseRinggit(text)).toBeNull();
    },
  );

  test.each([
    ['0', 0n],
    ['0.05', 5n],
    ['1.5', 150n],
    ['99999999999999.99', 9_999_999_999_999_999n],
  ])('reads %s', (text, amountSen) => {
    expect(parseRinggit(text)).toBe(amountSen);
  });

  test('writes with two decimals, and with separators for people', () => {
    expect([formatRinggit(5n), formatRinggit(-5n), formatRinggit(123_450n)]).toEqual([
      '0.05',
      '-0.05',
      '1234.50',
    ]);
    expect([showRinggit(123_456_789n), showRinggit(99_999n)]).toEqual(['RM 1,234,567.89', 'RM 999.99']);
  });
});

describe('Malaysian time', () => {
  test('is eight hours ahead of UTC', () => {
    const instant = new Date('2026-12-31T16:30:05Z');
    expect([malaysiaStamp(instant), malaysiaDay(instant)]).toEqual(['20270101003005', '2027-01-01']);
    expect(parseMalaysiaStamp('20270101003005')).toEqual(instant);
  });

  test.each(['', '2027010100300', '20270230003005', '20270101243005', '2027-01-01'])(
    'rejects the time "%s"',
    (text) => {
      expect(parseMalaysiaStamp(text)).toBeNull();
    },
  );

  test('shows days with their month in letters', () => {
    expect(['2026-09-02', '2026-12-31', 'soon'].map(showDay)).toEqual(['2 Sep 2026', '31 Dec 2026', 'soon']);
  });

  test('knows calendar days', () => {
    expect(['2028-02-29', '2026-02-29', '2026-2-1', '2026-13-01'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('journal', () => {
  test('drops a truncated line and continues after the others', () => {
    const path = join(folder, 'deep', 'torn.jsonl');
    const journal = new Journal<{ n: number }>(path);
    expect(journal.load()).toEqual([]);
    journal.append({ n: 1 }, { n: 2 });
    appendFileSync(path, '{"n":3,"text":"é');
    expect(new Journal<{ n: number }>(path).load()).toEqual([{ n: 1 }, { n: 2 }]);
    journal.append({ n: 4 });
    expect(journal.load()).toEqual([{ n: 1 }, { n: 2 }, { n: 4 }]);
  });

  test('replaces the whole file', () => {
    const path = join(folder, 'rewritten.jsonl');
    const journal = new Journal<number>(path);
    journal.append(1, 2, 3);
    journal.rewrite([3]);
    expect(readFileSync(path, 'utf8')).toBe('3\n');
  });
});

describe('markup', () => {
  test('escapes every value, in text and in attributes', () => {
    expect(html`<p title="${`"'`}">${'<b>&'}${1}${null}${false}</p>`.text).toBe(
      '<p title="&quot;&#39;">&lt;b&gt;&amp;1</p>',
    );
  });
});

describe('XML', () => {
  test('comes back as it was written, special characters included', () => {
    const text = `A & B <"it's"> é`;
    const read = parseXml(xmlDocument(xml('Root', [xml('Name', text, { a: text }), null])));
    if (typeof read === 'string') throw new Error(read);
    expect(read.children[0]).toMatchObject({ name: 'Name', text, attributes: { a: text } });
  });

  test('keeps numbers as text', () => {
    const read = parseXml('<Root><Id>00123</Id></Root>');
    expect(typeof read === 'string' ? read : read.children[0]?.text).toBe('00123');
  });
});
