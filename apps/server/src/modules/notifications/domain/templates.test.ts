import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { escapeHtml } from './layout-html.ts';
import type { Letter } from './letter.ts';
import {
  type AnyLetter,
  letterOf,
  type TemplateName,
  type TemplateParams,
  templates,
} from './templates/all.ts';
import { addAmounts, isAmount, longDay, malaysiaTime, ringgit } from './wording.ts';

const site = { url: 'https://titian.example', supportEmail: 'help@titian.example' };

const distribution = {
  ...{ noteNumber: 'N-2611-0042', principal: '83.33', returnAmount: '9.17', lateCharge: '0.00' },
  ...{ fee: '1.38', serviceTax: '0.11', withholdingTax: '0.00', net: '91.01', balance: '1091.01' },
};
const shariah = { contract: 'Shariah' as const };
const conventional = { contract: 'Conventional' as const };

/** One example of every template: the compiler refuses a missing one. */
const examples: { [Name in TemplateName]: TemplateParams<Name> } = {
  verify_email: { token: 'abcdefghijklmnop' },
  address_known: {},
  step_up_code: { code: '123456', minutes: 10 },
  sign_in_code: { code: '123456', minutes: 10 },
  enrol_code: { code: '123456', minutes: 10 },
  two_factor_enabled: { method: 'totp' },
  two_factor_off: {},
  two_factor_reset: { token: 'abcdefghijklmnop', minutes: 60 },
  two_factor_reset_requested: { takesEffectAt: '2026-11-22T02:04:00.000Z' },
  two_factor_reset_stopped: {},
  two_factor_reset_done: {},
  recovery_codes_replaced: {},
  recovery_code_used: { left: 9 },
  device_forgotten: { device: 'Firefox on Windows' },
  verify_new_email: { token: 'abcdefghijklmnop' },
  address_wanted: {},
  email_changed: {},
  phone_changed: { phoneEnd: '6789' },
  bank_account_changed: { bankName: 'Maybank', last4: '5678', usableFrom: '2026-11-22T02:04:00.000Z' },
  bank_account_review: { bankName: 'Maybank', last4: '5678' },
  bank_account_refused: { bankName: 'Maybank', last4: '5678', refusal: 'closed' },
  unsubscribed: {},
  export_ready: { ref: 'EX-0A1B2C3D', expiresOn: '2026-11-28' },
  export_failed: { ref: 'EX-0A1B2C3D' },
  password_reset: { token: 'abcdefghijklmnop', minutes: 60 },
  password_reset_unverified: { token: 'abcdefghijklmnop', minutes: 60 },
  password_changed: { how: 'reset', at: '2026-11-21T02:04:00.000Z', device: 'Firefox on Linux' },
  new_device: { device: 'Firefox on Linux', at: '2026-11-21T02:04:00.000Z', ip: '203.0.113.9' },
  account_disabled: { reason: 'Asked for by its owner.' },
  account_enabled: {},
  application_received: { form: 'individual' },
  application_approved: { form: 'individual', investorNumber: 'INV-0001204', minimumTopup: '200.00' },
  application_rejected: { form: 'business' },
  application_more_info: { form: 'business', remarks: ['Please upload a clearer picture.'] },
  mandate_active: {
    bankName: 'Maybank2E',
    maxAmount: '5000.00',
    reference: 'DD-0A1B2C3D4E',
    startsOn: '2026-11-24',
  },
  mandate_rejected: { bankName: 'Maybank2E', why: 'bank' },
  mandate_ended: { bankName: 'Maybank2E', reference: 'DD-0A1B2C3D4E', by: 'owner' },
  collection_paid: {
    noteNumber: 'N-2611-0042',
    amount: '3433.33',
    dueOn: '2027-01-04',
    refNumber: 'DC-0A1B2C3D4E',
  },
  collection_failed: {
    noteNumber: 'N-2611-0042',
    amount: '3433.33',
    dueOn: '2027-01-04',
    reason: 'limit',
    retryOn: '2027-01-05',
  },
  ekyc_approved: {},
  ekyc_review: {},
  ekyc_retry: { message: 'The picture is too dark.' },
  ekyc_rejected: { message: 'The document is not valid.' },
  premium_received: {},
  premium_approved: { earlyAccessMinutes: 120 },
  premium_rejected: { remarks: 'The income slip is older than three months.' },
  topup_credited: { amount: '200.00', refNumber: 'T-1', balance: '1250.00' },
  topup_held: { amount: '200.00', refNumber: 'T-1' },
  topup_failed: { amount: '200.00', refNumber: 'T-1', reason: 'limit' },
  topup_refunded: { amount: '200.00', refNumber: 'T-1', bankName: 'Maybank', last4: '5678' },
  topup_refund_returned: { amount: '200.00', refNumber: 'T-1', reason: 'The account is closed.' },
  withdrawal_requested: { amount: '50.00', bankName: 'Maybank', last4: '5678', arrivesOn: '2026-11-23' },
  withdrawal_paid: { amount: '50.00', bankName: 'Maybank', last4: '5678' },
  certificate_ending: {
    ...{ owner: 'merchant', subject: 'CN=EX00012345', endsOn: '2026-12-20', hasEnded: false },
  },
  withdrawal_rejected: { amount: '50.00', reason: 'The account is closed.' },
  withdrawal_returned: { amount: '50.00', reason: 'The account is closed.' },
  note_issued: {
    ...{ noteNumber: 'N-1', ...conventional, amount: '1000.00', rate: '11.00', termMonths: 12 },
    firstDueOn: '2026-12-21',
  },
  subscription_returned: { noteNumber: 'N-1', amount: '1000.00', reason: 'The note was not filled.' },
  repayment_received: { ...distribution, ...conventional },
  financing_received: { noteNumber: 'N-1', amount: '130000.00' },
  financing_rejected: { noteNumber: 'N-1', reason: 'The cash flow is too thin.' },
  offer_made: {
    ...{ noteNumber: 'N-1', ...conventional, amount: '130000.00', rate: '11.00', termMonths: 12 },
    expiresOn: '2026-11-28',
  },
  documents_requested: {
    noteNumber: 'N-2611-0042',
    text: 'The last two bank statements',
    dueOn: '2026-11-28',
  },
  campaign_changed: { noteNumber: 'N-2611-0042', change: 'pause', message: 'A buyer has left.' },
  campaign_paused: { noteNumber: 'N-2611-0042', message: 'The largest buyer has left.' },
  campaign_resumed: { noteNumber: 'N-2611-0042', message: 'A new buyer signed.', closesOn: '2026-12-05' },
  note_listed: { noteNumber: 'N-1', amount: '130000.00', closesOn: '2026-12-05' },
  note_funded: { noteNumber: 'N-1', raised: '130000.00', issueUntil: '2026-12-12' },
  note_issued_to_issuer: {
    ...{ noteNumber: 'N-1', amount: '130000.00', fee: '1950.00', serviceTax: '156.00' },
    ...{ net: '127894.00', firstDueOn: '2026-12-21', firstAmount: '12025.00' },
  },
  repayment_due: {
    ...{ noteNumber: 'N-1', ...conventional, dueOn: '2026-12-21', principal: '10833.33' },
    ...{ returnAmount: '1191.67', lateCharge: '0.00', total: '12025.00' },
  },
  referral_rewarded: { amount: '30.00', friend: 'Aminah Y.', isPayout: false },
  payment_received: { noteNumber: 'N-1', amount: '12025.00', refNumber: 'R-1' },
};

function composed(template: string, params: unknown, name: string | null = 'Aminah') {
  const letter = letterOf(template, params);
  if (letter === null) {
    throw new Error(`no letter ${template}`);
  }
  return { letter, mail: composeMail(letter, 'aminah@example.com', name, site, '/api/one-click/token') };
}

describe.each(Object.entries(examples))('%s', (template, params) => {
  it('greets, says what happened and fills every value in', () => {
    const { letter, mail } = composed(template, params);
    expect(mail.text).toMatch(/^Hello Aminah,/);
    expect(mail.subject).toBe(letter.subject);
    for (const content of [mail.text, mail.html, mail.subject]) {
      expect(content).not.toMatch(/undefined|null|NaN|\[object/);
    }
    for (const paragraph of letter.paragraphs) {
      expect(mail.text).toContain(paragraph);
      expect(mail.html).toContain(escapeHtml(paragraph));
    }
  });

  it('leads to a page of the product and names the support address', () => {
    const { letter, mail } = composed(template, params);
    if (letter.action !== undefined) {
      expect(letter.action.path).toMatch(/^\/[\w/-]+(\?[\w=&-]+)?(#[\w-]+)?$/);
      expect(mail.text).toContain(`${site.url}${letter.action.path}`);
      expect(mail.html).toContain(`href="${site.url}${letter.action.path}"`);
    }
    expect(mail.html).toContain('help@titian.example');
  });

  it('can be switched off unless it is about money or security', () => {
    const { letter, mail } = composed(template, params);
    const mandatory = letter.category === 'money' || letter.category === 'security';
    expect(mail.headers).toEqual(
      mandatory
        ? {}
        : {
            'List-Unsubscribe': `<${site.url}/api/one-click/token>, <${site.url}/unsubscribe/aminah%40example.com>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
    );
    expect(mail.text.includes('/unsubscribe/aminah%40example.com')).toBe(!mandatory);
    expect(mail.text.includes('cannot be switched off')).toBe(mandatory);
  });

  it('has no exclamation mark', () => {
    expect(composed(template, params).mail.text).not.toContain('!');
  });
});

describe('wording', () => {
  const shariahLetters: AnyLetter[] = [
    { template: 'note_issued', params: { ...examples.note_issued, ...shariah } },
    { template: 'repayment_received', params: { ...distribution, ...shariah, lateCharge: '0.12' } },
    { template: 'offer_made', params: { ...examples.offer_made, ...shariah } },
    { template: 'repayment_due', params: { ...examples.repayment_due, ...shariah, lateCharge: '1.00' } },
  ];
  it.each(shariahLetters)('says profit and never interest on a Shariah note: $template', (one) => {
    const { mail } = composed(one.template, one.params);
    expect(mail.text).toMatch(/profit/i);
    expect(mail.text).not.toMatch(/interest|late charge/i);
  });

  it.each(shariahLetters)('says interest and never profit on a conventional note: $template', (one) => {
    const { mail } = composed(one.template, { ...one.params, ...conventional });
    expect(mail.text).toMatch(/interest/i);
    expect(mail.text).not.toMatch(/profit/i);
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
    expect(investor.letter.action?.path).toBe('/topup/fpx-verify');
    const company = composed('application_approved', {
      ...examples.application_approved,
      ...{ form: 'business', investorNumber: null },
    });
    expect(company.letter.action?.path).toBe('/financing/apply');
  });

  it.each(['cancelled', 'timed_out', 'limit', 'bank_offline', 'other'] as const)(
    'says why a top-up failed: %s',
    (reason) => {
      const text = composed('topup_failed', { ...examples.topup_failed, reason }).mail.text;
      expect(text).toContain('Nothing was credited');
    },
  );

  it('writes amounts and days as people read them', () => {
    expect([ringgit('1234567.5'), longDay('2026-11-01')]).toEqual(['RM 1,234,567.50', '1 November 2026']);
    expect([isAmount('0.00'), isAmount('0.01'), isAmount('x')]).toEqual([false, true, false]);
    expect(addAmounts('0.10', '0.20')).toBe('0.30');
    expect([ringgit('x'), longDay('soon'), malaysiaTime('later')]).toEqual(['RM x', 'soon', 'later']);
    expect(malaysiaTime('2026-11-21T16:04:59.000Z')).toBe('22 November 2026, 00:04 (Malaysia time)');
  });
});

describe('layout', () => {
  it('greets without a name where there is none', () => {
    expect(composed('address_known', {}, null).mail.text).toMatch(/^Hello,/);
  });

  it('turns nothing that somebody typed into markup', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, reason) => {
        const letter: Letter = {
          ...{ category: 'money', subject: reason, paragraphs: [reason], note: reason, code: reason },
          facts: [[reason, reason]],
        };
        const harmless = composeMail({ ...letter, subject: 'x' }, 'a@b.c', 'x', site, null).html;
        const { html } = composeMail(letter, 'a@b.c', `<script>${name}</script>`, site, null);
        const tags = (text: string) => text.match(/<[a-z/!]/g)?.length;
        expect(tags(html)).toBe(tags(harmless));
        expect(html).not.toContain('<script');
      }),
    );
  });

  it('knows no template that is not there', () => {
    expect(letterOf('no_such_letter', {})).toBeNull();
    expect(Object.keys(templates).sort()).toEqual(Object.keys(examples).sort());
  });
});
