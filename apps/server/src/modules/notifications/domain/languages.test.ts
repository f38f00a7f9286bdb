import type { Locale } from '@titian/contracts/constants';
import { message } from '@titian/contracts/messages/message';
import { sen, senToText } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { emailTexts } from './email-texts.ts';
import { renderEmail } from './render-email.ts';
import { templateOf } from './templates/all.ts';
import { distribution, examples } from './templates/examples.ts';
import { variants } from './templates/variants.ts';

const site = { url: 'https://titian.example', supportEmail: 'help@titian.example' };
const everyEmail = [
  ...Object.entries(examples),
  ...variants.map(({ template, params }) => [template, params] as const),
];
/** Words that the product does not use any more. */
const OLD_WORDS = {
  en: /somebody|nobody|whoever|\bletter\b|asked for|by hand|our people|is over\b|\ba year\b|stays as it is/i,
  ms: /surat ini|seseorang yang|rezab/i,
} as const;

function rendered(locale: Locale, template: string, params: unknown) {
  const email = renderEmail(locale, template, params);
  if (email === null) {
    throw new Error(`no e-mail ${template}`);
  }
  return email;
}

/** Other values of the same shape: figures, days and names change, choices (lower-case words) stay. */
function otherValues(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    return fc.tuple(...value.map(otherValues));
  }
  if (typeof value === 'object' && value !== null) {
    return fc.record(
      Object.fromEntries(Object.entries(value).map(([name, one]) => [name, otherValues(one)])),
    );
  }
  if (typeof value === 'number') {
    return fc.integer({ min: 2, max: 999 });
  }
  return typeof value === 'string' ? otherText(value) : fc.constant(value);
}

function otherText(value: string): fc.Arbitrary<string> {
  if (/^\d+\.\d\d$/.test(value)) {
    return fc.bigInt({ min: 1n, max: 1_000_000_000n }).map((amountSen) => senToText(sen(amountSen)));
  }
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  if (/^\d{4}-\d\d-\d\dT/.test(value)) {
    return days.map((one) => one.toISOString());
  }
  if (/^\d{4}-\d\d-\d\d$/.test(value)) {
    return days.map((one) => one.toISOString().slice(0, 10));
  }
  const isChoice = /^([a-z_]+|[A-Z]{2}|Conventional|Shariah)$/.test(value);
  return isChoice ? fc.constant(value) : fc.stringMatching(/^[A-Z][\w {}$&.,'-]{1,20}$/);
}

function textsOf(email: ReturnType<typeof rendered>): string[] {
  const { subject, paragraphs, facts = [], action, note } = email;
  return [
    subject,
    ...paragraphs,
    ...facts.flat(),
    ...(action ? [action.label] : []),
    ...(note ? [note] : []),
  ];
}

describe.each(everyEmail)('%s', (template, params) => {
  it('is worded in both languages whatever its values are', () => {
    fc.assert(
      fc.property(otherValues(params), (values) => {
        const placeholders = JSON.stringify(values).match(/\{\{/g)?.length ?? 0;
        for (const locale of ['en', 'ms'] as const) {
          const texts = textsOf(rendered(locale, template, values));
          expect(texts.every((one) => one !== '')).toBe(true);
          expect(texts.join('\n')).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
          expect(placeholders > 0 || !texts.join('\n').includes('{{')).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('says the same in other words and leads to the same place', () => {
    const [english, malay] = [rendered('en', template, params), rendered('ms', template, params)];
    expect(malay.subject).not.toBe(english.subject);
    expect([malay.category, malay.code, malay.action?.path]).toEqual([
      ...[english.category, english.code, english.action?.path],
    ]);
    expect(malay.action?.label === undefined || malay.action.label !== english.action?.label).toBe(true);
    expect(malay.note === undefined).toBe(english.note === undefined);
    expect(malay.paragraphs.length).toBe(english.paragraphs.length);
  });

  it('has every figure in both', () => {
    const figures = (texts: readonly string[]) => new Set(texts.join(' ').match(/\d+/g));
    const [english, malay] = [rendered('en', template, params), rendered('ms', template, params)];
    expect(figures(textsOf(malay))).toEqual(figures(textsOf(english)));
  });

  it('uses the words of the glossary', () => {
    for (const locale of ['en', 'ms'] as const) {
      expect(textsOf(rendered(locale, template, params)).join('\n')).not.toMatch(OLD_WORDS[locale]);
    }
  });

  it('is a whole mail in Bahasa Malaysia: greeting, words and language of the page', () => {
    const malay = rendered('ms', template, params);
    const mail = composeMail(malay, 'aminah@example.com', 'Aminah', site, '/api/one-click/token', 'ms');
    expect(mail.text).toMatch(/^Salam sejahtera Aminah,/);
    expect(mail.html).toContain('<html lang="ms">');
    for (const content of [mail.text, mail.html, mail.subject]) {
      expect(content).not.toMatch(/undefined|null|NaN|\[object|Hello|Questions\?|Or open|!(?!doctype)/);
    }
  });
});

describe('texts of e-mails', () => {
  it('are each used by an e-mail, with the same values in both languages', () => {
    const used = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === 'object' && value !== null) {
        const { code } = value as { code?: unknown };
        if (typeof code === 'string' && Object.hasOwn(emailTexts, code)) {
          used.add(code);
        }
        Object.values(value).forEach(collect);
      }
    };
    for (const [template, params] of everyEmail) {
      collect(templateOf(template, params));
    }
    const unused = Object.keys(emailTexts).filter((code) => !used.has(code));
    expect(unused.filter((code) => !/^(frame|event)_/.test(code))).toEqual([]);
    for (const { en, ms } of Object.values<{ en: unknown; ms: string }>(emailTexts)) {
      const values = (one: string) => [...new Set(one.match(/\{\{[^}]*\}\}/g))].sort();
      const forms = typeof en === 'string' ? [en] : Object.values(en as Record<string, string>);
      expect(forms.map(values)).toEqual(forms.map(() => values(ms)));
    }
  });

  it('say keuntungan and never faedah on a Shariah note, and the other way round', () => {
    const words = (contract: string) =>
      JSON.stringify(rendered('ms', 'repayment_received', { ...distribution, contract, lateCharge: '1.00' }));
    expect(words('Shariah')).toMatch(/Keuntungan/);
    expect(words('Shariah')).not.toMatch(/faedah|lewat bayar/i);
    expect(words('Conventional')).toMatch(/Faedah/);
    expect(words('Conventional')).not.toMatch(/keuntungan/i);
  });

  it('word what the product wrote about a note, and leave what people wrote', () => {
    const late = {
      title: message('update_default'),
      body: message('update_default_text', { count: 91 }),
    };
    const typed = { title: 'Agency', body: 'The agency has begun.' };
    const one = rendered('ms', 'note_news', { ...examples.note_news, news: [late] });
    expect(one.subject).toBe('Nota N-1: Nota mungkir');
    const both = rendered('ms', 'note_news', { ...examples.note_news, news: [late, typed] });
    expect(both.subject).toBe('Nota N-1: 2 perkembangan');
    expect(both.paragraphs.slice(0, 2)).toEqual([
      'Nota mungkir. Jumlah yang perlu dibayar belum dibayar selama 91 hari. Apa yang dipulihkan mulai sekarang diagihkan kepada anda.',
      'Agency. The agency has begun.',
    ]);
  });

  it('write days, times and rates in Bahasa Malaysia', () => {
    const { facts } = rendered('ms', 'new_device', {
      ...examples.new_device,
      at: '2026-11-21T16:04:59.000Z',
    });
    expect(facts?.[1]).toEqual(['Masa', '22 Nov 2026, 00:04 (waktu Malaysia)']);
    const offer = rendered('ms', 'offer_made', { ...examples.offer_made, expiresOn: '2026-08-01' });
    expect(offer.facts?.slice(1)).toEqual([
      ['Kadar faedah', '11.00% setahun'],
      ['Tempoh', '12 bulan'],
      ['Dibuka sehingga', '1 Ogo 2026'],
    ]);
  });
});
