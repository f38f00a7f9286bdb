import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { longDay, malaysiaTime } from './malay/wording.ts';
import { renderEmail } from './render-email.ts';
import { emailContentOf } from './templates/all.ts';
import { distribution, examples } from './templates/examples.ts';

const site = { url: 'https://titian.example', supportEmail: 'help@titian.example' };
/** Amounts, days and whatever else a sentence carries over. */
const FIGURES = /\d+/g;

function both(template: string, params: unknown) {
  const [english, malay] = [emailContentOf(template, params), renderEmail('ms', template, params)];
  if (english === null || malay === null) {
    throw new Error(`no letter ${template}`);
  }
  return { english, malay };
}

describe.each(Object.entries(examples))('%s in Bahasa Malaysia', (template, params) => {
  it('says the same in other words and leads to the same place', () => {
    const { english, malay } = both(template, params);
    expect(malay.subject).not.toBe(english.subject);
    expect([malay.category, malay.code, malay.action?.path]).toEqual([
      ...[english.category, english.code, english.action?.path],
    ]);
    expect(malay.action?.label === undefined || malay.action.label !== english.action?.label).toBe(true);
    expect(malay.note === undefined).toBe(english.note === undefined);
    expect(malay.paragraphs.length).toBe(english.paragraphs.length);
  });

  it('keeps every figure', () => {
    const { english, malay } = both(template, params);
    const figures = (texts: readonly string[]) => new Set(texts.join(' ').match(FIGURES));
    const factsOf = (email: typeof english) => (email.facts ?? []).map(([, value]) => value);
    expect(figures(factsOf(malay))).toEqual(figures(factsOf(english)));
    expect(figures([malay.subject, ...malay.paragraphs])).toEqual(
      figures([english.subject, ...english.paragraphs]),
    );
  });

  it('is a whole mail: greeting, words and language of the page', () => {
    const { malay } = both(template, params);
    const mail = composeMail(malay, 'aminah@example.com', 'Aminah', site, '/api/one-click/token', 'ms');
    expect(mail.text).toMatch(/^Salam sejahtera Aminah,/);
    expect(mail.html).toContain('<html lang="ms">');
    for (const content of [mail.text, mail.html, mail.subject]) {
      expect(content).not.toMatch(/undefined|null|NaN|\[object|Hello|Questions\?|Or open|!(?!doctype)/);
    }
  });
});

describe('wording in Bahasa Malaysia', () => {
  it('says keuntungan and never faedah on a Shariah note, and the other way round', () => {
    const words = (contract: string) =>
      JSON.stringify(
        renderEmail('ms', 'repayment_received', { ...distribution, contract, lateCharge: '1.00' }),
      );
    expect(words('Shariah')).toMatch(/Keuntungan/);
    expect(words('Shariah')).not.toMatch(/faedah|lewat bayar/i);
    expect(words('Conventional')).toMatch(/Faedah/);
    expect(words('Conventional')).not.toMatch(/keuntungan/i);
  });

  it('says what the product wrote about a note, and leaves what people wrote', () => {
    const news = [
      {
        title: 'The note is in default',
        body: 'What was due is unpaid for 91 days. Whatever is recovered from now on is distributed to you.',
      },
      { title: 'Agency', body: 'The agency has begun.' },
    ];
    const email = renderEmail('ms', 'note_news', { ...examples.note_news, news });
    expect(email?.subject).toBe('Nota N-1: nota mungkir; agency');
    expect(email?.paragraphs.slice(0, 2)).toEqual([
      'Nota mungkir. Jumlah yang perlu dibayar belum dibayar selama 91 hari. Apa yang diperoleh semula mulai sekarang diagihkan kepada anda.',
      'Agency. The agency has begun.',
    ]);
  });

  it('writes days with Malay months', () => {
    expect([longDay('2026-08-01'), longDay('soon')]).toEqual(['1 Ogos 2026', 'soon']);
    expect(malaysiaTime('2026-11-21T16:04:59.000Z')).toBe('22 November 2026, 00:04 (waktu Malaysia)');
    expect(malaysiaTime('later')).toBe('later');
  });

  it('knows no template that is not there', () => {
    expect(renderEmail('ms', 'no_such_letter', {})).toBeNull();
  });
});
