import { readdirSync, readFileSync } from 'node:fs';
import { endpoints } from '@titian/contracts/endpoints/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';

const EXECUTORS = [
  'account_flags',
  'account_state',
  'address_change',
  'application_decision',
  'bank_account_review',
  'bank_charge',
  'bank_profit',
  'campaign_change',
  'deduction_refund',
  'ekyc_decision',
  'exception_resolution',
  'excess_refund',
  'facility_limit',
  'fact_sheet_revision',
  'financing_offer',
  'financing_rejection',
  'grade_override',
  'guarantee_close',
  'guarantor_payout',
  'holiday_change',
  'issuer_group',
  'late_waiver',
  'line_allocation',
  'line_return',
  'managed_order',
  'management_mandate',
  'market_return',
  'marketing_funding',
  'money_restriction',
  'money_restriction_confirmation',
  'monitoring_rule',
  'note_close',
  'note_default',
  'note_receipt',
  'operator_create',
  'operator_details',
  'operator_disable',
  'operator_enable',
  'operator_password_reset',
  'operator_roles',
  'operator_second_factor_reset',
  'payout_batch',
  'permission_change',
  'premium_decision',
  'receipt_review',
  'recovery_cost',
  'remittance_cancellation',
  'remittance_recipient',
  'repayment_release',
  'restructuring',
  'screening_clearance',
  'screening_list_change',
  'setting_change',
  'statement_import',
  'tax_payment',
  'tax_residence',
  'topup_review',
  'treasury_remittance',
  'treasury_sweep',
  'unclaimed_payment',
  'unclaimed_payment_cancellation',
  'withdrawal_rejection',
];

const JOBS = [
  'allot_subscriptions',
  'bank_account_enquiry',
  'book_line_part',
  'close_operator_proposals',
  'close_subject_proposals',
  'consume_event',
  'deliver_event',
  'distribute_repayments',
  'ekyc_abandoned',
  'ekyc_purge',
  'ekyc_result',
  'end_of_day',
  'import_statement',
  'mail_password_reset',
  'mail_two_factor_reset',
  'make_data_export',
  'make_offer_letter',
  'mandate_decision',
  'mandate_end',
  'nightly_figures',
  'notify_campaign',
  'notify_distribution',
  'notify_revision',
  'notify_saved_searches',
  'pay_referral_reward',
  'pay_referral_rewards',
  'payment_enquiry',
  'payment_page_expiry',
  'publish_months',
  'purge_files',
  'record_commodity_trade',
  'restate_months',
  'return_excess',
  'return_subscriptions',
  'run_auto_invest',
  'screen_customers',
  'send_due_emails',
  'send_email',
  'settle_statements',
  'submit_batch',
  'unwind_commodity_trade',
  'write_off_holdings',
];

const PERIODIC = [
  'audit anchoring',
  'audit chain mail',
  'audit sealing',
  'collections',
  'ekyc sweep',
  'end_of_day',
  'expiring approvals',
  'export sweep',
  'file encryption',
  'file sweep',
  'held files',
  'identity sweep',
  'incoming_files',
  'mail sweep',
  'missing statements',
  'passkey challenges',
  'payment rail',
  'request counts',
  'security events',
  'statement imports',
  'two-factor resets',
  'unconfirmed restrictions',
];

const PAYOUTS = [
  'disbursement',
  'excess',
  'guarantor',
  'line_return',
  'receipt',
  'refund',
  'remittance',
  'reward',
  'sweep',
  'unclaimed_money',
  'withdrawal',
];

const HELD_MONEY = ['collection', 'mandate', 'repayment', 'second_topup', 'topup'];

const EXPORTED = [
  'account',
  'application',
  'money',
  'notes',
  'auto_investment',
  'financing',
  'repayments',
  'late_notes',
  'referrals',
  'direct_debit',
  'fund_management',
  'notifications',
  'messages',
  'files',
  'unclaimed_moneys',
];

const LIVE = ['balance', 'note', 'notification'];

const CONSUMERS = ['payouts', 'referrals', 'restricted payouts'];

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app?.finish());

describe('what the modules contribute', () => {
  it('is worked off at the end of a day in this order', () => {
    expect(app.contributions.endOfDayTasks.map((task) => task.name)).toEqual([
      'two-factor resets',
      'excess',
      'mandates',
      'collections',
      'recurring_deposits',
      'offers',
      'guarantor_identities',
      'campaigns',
      'commodity_trades',
      'distributions',
      'guarantees',
      'late_notes',
      'coming_shares',
      'note_news',
      'reminders',
      'late_note_cases',
      'referral_rewards',
      'service_tax',
      'unconfirmed restrictions',
      'screening',
      'employment',
      'statements',
      'monitoring',
      'risk_ratings',
      'access_reviews',
      'figures',
      'market_return_reminders',
      'unclaimed_moneys',
      'published_months',
      'reconciliation',
      'payment_cases',
      'failed_job_cases',
      'proof_of_client_money',
    ]);
  });

  it('is written into a data export in this order', () => {
    expect(app.contributions.exportReaders.map((reader) => reader.name)).toEqual(EXPORTED);
  });

  it('is verified as invariants, each under a name of its own', () => {
    const names = app.contributions.invariants.map((one) => one.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(119);
  });

  it('are these changes by two operators', () => {
    expect([...app.approvals.kinds].sort()).toEqual(EXECUTORS);
  });

  it('are these jobs and periodic tasks', () => {
    expect(Object.keys(app.jobs).sort()).toEqual(JOBS);
    expect(app.periodic.map((one) => one.name).sort()).toEqual(PERIODIC);
  });

  it('are these purposes of payments and payouts, live events and followers of events', () => {
    const { purposes, payouts, heldMoney, liveSources, eventConsumers } = app.contributions;
    expect(purposes.map((one) => one.purpose)).toEqual(['topup', 'repayment', 'mandate', 'collection']);
    expect(payouts.map((one) => one.purpose).sort()).toEqual(PAYOUTS);
    expect(heldMoney.map((one) => one.purpose).sort()).toEqual(HELD_MONEY);
    expect(liveSources.map((one) => one.event).sort()).toEqual(LIVE);
    expect(eventConsumers.map((one) => one.name).sort()).toEqual(CONSUMERS);
  });

  it('answers every endpoint of the contract', () => {
    const missing = Object.entries(endpoints).filter(
      ([, { method, path }]) => !app.app.hasRoute({ method, url: `${app.config.API_BASE}${path}` }),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});

describe('a manifest', () => {
  it('is made by every module, under the name of its folder', () => {
    const folder = new URL('../src/modules/', import.meta.url);
    for (const name of readdirSync(folder)) {
      expect(readFileSync(new URL(`${name}/module.ts`, folder), 'utf8')).toContain(`name: '${name}'`);
    }
  });

  it('stands beside a header that names every event that the module announces, and no other', () => {
    const folder = new URL('../src/modules/', import.meta.url);
    for (const name of readdirSync(folder)) {
      const files = readdirSync(new URL(name, folder), { recursive: true, encoding: 'utf8' });
      const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
      const read = (file: string) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8');
      const declared = sources.flatMap((file) =>
        [...read(file).matchAll(/publishEvent\(ctx, '([\w.]+)'/g)].map(([, event]) => event),
      );
      const header = /\* Announces: (.*)/.exec(
        read(sources.includes('public.ts') ? 'public.ts' : 'module.ts'),
      );
      const named = [...(header?.[1] ?? '').matchAll(/`([\w.]+)`/g)].map(([, event]) => event);
      expect({ name, events: [...new Set(named)].sort() }).toEqual({
        name,
        events: [...new Set(declared)].sort(),
      });
    }
  });
});
