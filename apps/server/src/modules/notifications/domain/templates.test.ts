import { isMandatoryCategory } from '@titian/contracts/notification-categories';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../platform/documents/html.ts';
import { composeMail } from './compose-mail.ts';
import type { RenderedEmail } from './email-template.ts';
import { renderEmail } from './render-email.ts';
import { type AnyEmail, templates } from './templates/all.ts';
import { distribution, examples } from './templates/examples.ts';
import { isAmount } from './terms.ts';

const site = { url: 'https://titian.example', supportEmail: 'help@titian.example' };

const shariah = { contract: 'Shariah' as const };
const conventional = { contract: 'Conventional' as const };

function composed(template: string, params: unknown, name: string | null = 'Aminah') {
  const email = renderEmail('en', template, params);
  if (email === null) {
    throw new Error(`no e-mail ${template}`);
  }
  return { email, mail: composeMail(email, 'aminah@example.com', name, site, '/api/one-click/token') };
}

describe.each(Object.entries(examples))('%s', (template, params) => {
  it('greets, says what happened and fills every value in', () => {
    const { email, mail } = composed(template, params);
    expect(mail.text).toMatch(/^Hello Aminah,/);
    expect(mail.subject).toBe(email.subject);
    for (const content of [mail.text, mail.html, mail.subject]) {
      expect(content).not.toMatch(/undefined|null|NaN|\[object/);
    }
    for (const paragraph of email.paragraphs) {
      expect(mail.text).toContain(paragraph);
      expect(mail.html).toContain(escapeHtml(paragraph));
    }
  });

  it('leads to a page of the product and names the support address', () => {
    const { email, mail } = composed(template, params);
    if (email.action !== undefined) {
      expect(email.action.path).toMatch(/^\/[\w/-]+(\?[\w=&-]+)?(#[\w-]+)?$/);
      expect(mail.text).toContain(`${site.url}${email.action.path}`);
      expect(mail.html).toContain(`href="${site.url}${email.action.path}"`);
    }
    expect(mail.html).toContain('help@titian.example');
  });

  it('can be switched off unless its category is mandatory', () => {
    const { email, mail } = composed(template, params);
    const mandatory = isMandatoryCategory(email.category);
    expect(mail.headers).toEqual(
      mandatory
        ? {}
        : {
            'List-Unsubscribe': `<${site.url}/api/one-click/token>, <${site.url}/unsubscribe/aminah%40example.com?category=${email.category}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
    );
    expect(mail.text.includes('/unsubscribe/aminah%40example.com')).toBe(!mandatory);
    expect(mail.text.includes('cannot be switched off')).toBe(mandatory);
  });

  it('says in its first paragraph, which a notice shows alone, no date or amount "below"', () => {
    expect(composed(template, params).email.paragraphs[0]).not.toMatch(/\b(date|amount)s? below\b/);
  });

  it('has no exclamation mark', () => {
    expect(composed(template, params).mail.text).not.toContain('!');
  });
});

describe('wording', () => {
  const shariahEmails: AnyEmail[] = [
    { template: 'note_issued', params: { ...examples.note_issued, ...shariah } },
    { template: 'repayment_received', params: { ...distribution, ...shariah, lateCharge: '0.12' } },
    { template: 'note_news', params: { ...examples.note_news, ...shariah } },
    { template: 'offer_made', params: { ...examples.offer_made, ...shariah } },
    { template: 'repayment_due', params: { ...examples.repayment_due, ...shariah, lateCharge: '1.00' } },
  ];
  it.each(shariahEmails)('says profit and never interest on a Shariah note: $template', (one) => {
    const { mail } = composed(one.template, one.params);
    expect(mail.text).toMatch(/profit/i);
    expect(mail.text).not.toMatch(/interest|late charge/i);
  });

  it.each(shariahEmails)('says interest and never profit on a conventional note: $template', (one) => {
    const { mail } = composed(one.template, { ...one.params, ...conventional });
    expect(mail.text).toMatch(/interest/i);
    expect(mail.text).not.toMatch(/profit/i);
  });

  it("of a reminder begins with what is overdue, and separates ta'widh and gharamah", () => {
    const overdue = {
      ...{ since: '2027-01-04', amount: '3529.46', isThisOne: false, isDefaulted: false },
      ...{ gharamah: '1.20', costs: '0.00' },
    };
    const { mail } = composed('repayment_due', { ...examples.repayment_due, ...shariah, overdue });
    expect(mail.subject).toContain('RM 3,529.46 is overdue');
    expect(mail.text.indexOf('is overdue since 4 Jan 2027')).toBeLessThan(mail.text.indexOf('next payment'));
    expect(mail.text).toContain('Gharamah, to charity: RM 1.20');
  });

  it('of a reminder says what remains to be paid, and that it is after deduction', () => {
    const deducted = { excess: '2000.00', held: '25.00' };
    const { mail } = composed('repayment_due', { ...examples.repayment_due, deducted, total: '10000.00' });
    expect(mail.subject).toContain('RM 10,000.00 is due on note N-1 after deduction');
    expect(mail.text).toContain('Your excess, deducted: \u2212RM 2,000.00');
    expect(mail.text).toContain('Payment under review, deducted: \u2212RM 25.00');
    expect(mail.text).toContain('Remaining amount due: RM 10,000.00');
    expect(composed('repayment_due', examples.repayment_due).mail.text).toContain('Total: RM 12,025.00');
  });

  it('says of a revised fact sheet what stood there before, and to whom it matters', () => {
    const { mail } = composed('fact_sheet_revised', examples.fact_sheet_revised);
    expect(mail.text).toContain('Security, before: None');
    expect(mail.text).toContain('Risk, before: not on the fact sheet');
    expect(mail.text).toContain('Document, now: not on the fact sheet any more');
    expect(mail.text).toContain('cancel your whole investment');
    expect(mail.text).not.toMatch(/interest|loan/i);
    const issuer = composed('fact_sheet_revised', { ...examples.fact_sheet_revised, reader: 'issuer' });
    expect(issuer.mail.text).not.toContain('cancel your whole investment');
  });

  it('leaves out what is nothing, and shows deductions with a true minus', () => {
    const { mail } = composed('repayment_received', examples.repayment_received);
    expect(mail.text).toContain('Service fee: \u2212RM 1.38');
    expect(mail.text).not.toContain('Tax withheld');
    expect(mail.text).not.toContain('Late charge');
  });

  it('welcomes an investor with the number and the first top-up, a company with neither', () => {
    const investor = composed('application_approved', {
      ...examples.application_approved,
      form: 'institution',
    });
    expect(investor.mail.text).toContain('INV-0001204');
    expect(investor.mail.text).toContain('RM 200.00');
    expect(investor.email.action?.path).toBe('/topup/fpx-verify');
    const company = composed('application_approved', {
      ...examples.application_approved,
      ...{ form: 'business', investorNumber: null },
    });
    expect(company.email.action?.path).toBe('/financing/apply');
  });

  it.each(['cancelled', 'timed_out', 'limit', 'bank_offline', 'other'] as const)(
    'says why a top-up failed: %s',
    (reason) => {
      const text = composed('topup_failed', { ...examples.topup_failed, reason }).mail.text;
      expect(text).toContain('Nothing was credited');
    },
  );

  it('writes amounts, rates, days and times by the standard', () => {
    const text = (template: string, params: unknown) => composed(template, params).mail.text;
    const offer = { ...examples.offer_made, amount: '1234567.50', rate: '11.00', expiresOn: '2026-09-01' };
    expect(text('offer_made', offer)).toContain('RM 1,234,567.50');
    expect(text('offer_made', offer)).toContain('Interest rate: 11.00% p.a.');
    expect(text('offer_made', offer)).toContain('Open until: 1 Sep 2026');
    const device = { ...examples.new_device, at: '2026-11-21T16:04:59.000Z' };
    expect(text('new_device', device)).toContain('22 Nov 2026, 00:04 (Malaysia time)');
    expect([isAmount('0.00'), isAmount('0.01')]).toEqual([false, true]);
    expect(() => isAmount('x')).toThrow('no amount');
  });
});

describe('layout', () => {
  it('greets without a name where there is none', () => {
    expect(composed('address_known', {}, null).mail.text).toMatch(/^Hello,/);
  });

  it('escapes user input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, reason) => {
        const email: RenderedEmail = {
          ...{ category: 'money', subject: reason, paragraphs: [reason], note: reason, code: reason },
          facts: [[reason, reason]],
        };
        const harmless = composeMail({ ...email, subject: 'x' }, 'a@b.c', 'x', site, null).html;
        const { html } = composeMail(email, 'a@b.c', `<script>${name}</script>`, site, null);
        const tags = (text: string) => text.match(/<[a-z/!]/g)?.length;
        expect(tags(html)).toBe(tags(harmless));
        expect(html).not.toContain('<script');
      }),
    );
  });

  it('knows no template that is not there', () => {
    expect(renderEmail('en', 'no_such_template', {})).toBeNull();
    expect(renderEmail('ms', 'no_such_template', {})).toBeNull();
    expect(Object.keys(templates).sort()).toEqual(Object.keys(examples).sort());
  });
});
