import { day } from '@titian/finance/calendar';
import { describe, expect, it } from 'vitest';
import { inForce, type LegalVersion, parseLegalText, versionsOf } from './legal-text.ts';

describe('parseLegalText', () => {
  it.each([
    ['nothing', ''],
    ['no title', '## Heading\n\nText.'],
    ['a title of another level', '### Title\n\n## Heading\n\nText.'],
    ['no section', '# Title\n'],
    ['words between title and first heading', '# Title\n\nStray words.\n\n## Heading\n\nText.'],
    ['a heading without words', '# Title\n\n## \n\n'],
    ['a translation without a note', '<!-- governs: en -->\n\n# Title\n\n## One\n\nText.'],
    ['a note in a text that governs', '# Title\n\n> Note.\n\n## One\n\nText.'],
    ['a section without a paragraph', '# Title\n\n## One\n\nText.\n\n## Two\n'],
  ])('rejects %s', (_what, body) => {
    expect(() => parseLegalText(body)).toThrow();
  });

  it('takes title, headings and paragraphs, whatever the line ends and breaks', () => {
    const body =
      '# Our terms\r\n\r\n## First\r\n\r\nOne line\r\nand its end.\r\n\r\n\r\nTwo.\r\n\r\n## Last\r\n\r\nThree.\r\n';
    expect(parseLegalText(body)).toEqual({
      title: 'Our terms',
      ...{ governs: 'en', note: null },
      sections: [
        { heading: 'First', paragraphs: ['One line and its end.', 'Two.'] },
        { heading: 'Last', paragraphs: ['Three.'] },
      ],
    });
  });
});

it('reads a translation with its note', () => {
  const body = '<!-- governs: en -->\n\n# Tajuk\n\n> Versi Inggeris mengatasi.\n\n## Satu\n\nTeks.\n';
  expect(parseLegalText(body)).toEqual({
    ...{ title: 'Tajuk', governs: 'en', note: 'Versi Inggeris mengatasi.' },
    sections: [{ heading: 'Satu', paragraphs: ['Teks.'] }],
  });
});

describe('the version in force', () => {
  const all: LegalVersion[] = ['2027-03-01', '2026-11-01', '2027-01-01'].map((version) => ({
    kind: 'privacy',
    version,
    effectiveFrom: day(version),
  }));

  it.each([
    ['2020-01-01', '2026-11-01'],
    ['2026-11-01', '2026-11-01'],
    ['2026-12-31', '2026-11-01'],
    ['2027-01-01', '2027-01-01'],
    ['2030-01-01', '2027-03-01'],
  ])('on %s it is %s', (on, version) => {
    expect(inForce(all, 'privacy', day(on))?.version).toBe(version);
  });

  it('is none where the kind has no text', () => {
    expect(inForce(all, 'risk', day('2030-01-01'))).toBeNull();
  });

  it('is found in a list of versions, newest first', () => {
    expect(versionsOf(all, 'privacy').map((one) => one.version)).toEqual([
      '2027-03-01',
      '2027-01-01',
      '2026-11-01',
    ]);
  });
});
