import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../testing.ts';
import { activitySchemas } from './activity.ts';
import { dashboardSchemas } from './dashboard.ts';
import { paymentSchemas } from './payments.ts';
import { testSchemas } from './test.ts';

const aToken = 'tok_'.repeat(10);

describe('payments, dashboard, activity and the test clock', () => {
  test.each([
    [paymentSchemas.payment.params, { token: 'x' }, 'token'],
    [paymentSchemas.paymentStart.body, { channel: 'b2b2', bank_id: 'TEST0021' }, 'channel'],
    [paymentSchemas.paymentStart.body, { channel: 'b2c', bank_id: 'test<0021>' }, 'bank_id'],
    [paymentSchemas.paymentStart.body, { channel: 'b2c' }, 'bank_id'],
    [paymentSchemas.paymentStart.body, { channel: 'b2c', bank_id: 'TEST0021', amount: '1.00' }, 'amount'],
    [paymentSchemas.fpxDirect.body, { fpx_msgType: ['AC', 'AC'] }, 'fpx_msgType'],
    [paymentSchemas.fpxDirect.body, { fpx_buyerName: 'x'.repeat(2_001) }, 'fpx_buyerName'],
    [dashboardSchemas.dashboardInvestorMonthlyRepayment.query, { from: '2026-13' }, 'from'],
    [dashboardSchemas.dashboardBoMonthlyRepayment.query, { to: '2026' }, 'to'],
    [activitySchemas.activityData.query, { kind: 'TOPUP;' }, 'kind'],
    [activitySchemas.activityData.query, { from: '2026-02-30' }, 'from'],
    [activitySchemas.activityData.query, { from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [activitySchemas.activityData.query, { note_id: '101' }, 'note_id'],
    [activitySchemas.activityStatement.query, {}, 'period'],
    [activitySchemas.activityStatement.query, { period: '2026-13' }, 'period'],
    [activitySchemas.activityStatement.query, { period: '2026', to: '2026-02-01' }, 'period'],
    [activitySchemas.activityStatement.query, { period: '2026-01', format: 'income' }, 'period'],
    [activitySchemas.activityStatement.query, { from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [activitySchemas.activityStatement.query, { to: '2026-03-01' }, 'from'],
    [activitySchemas.activityStatement.query, { from: '1926-03-01', to: '2026-03-01' }, 'from'],
    [activitySchemas.activityStatement.query, { period: '2026', format: 'xls' }, 'format'],
    [testSchemas.testRunDay.body, { date: 'tomorrow' }, 'date'],
    [testSchemas.testRunDay.body, {}, 'date'],
    [testSchemas.testRunDay.body, { date: '2026-11-21', force: true }, 'force'],
  ])('reject %#', (schema, value, field) => {
    expect(Object.keys(fieldErrorsOf(schema, value) ?? {})).toEqual([field]);
  });

  test.each([
    [paymentSchemas.payment.params, { token: aToken }],
    [paymentSchemas.paymentStart.body, { channel: 'b2c', bank_id: 'TEST0021' }],
    [paymentSchemas.fpxDirect.body, { fpx_msgType: 'AC', fpx_buyerName: "Nur@/() .-_,&'Ain", unknown: '' }],
    [dashboardSchemas.dashboardInvestorMonthlyRepayment.query, {}],
    [dashboardSchemas.dashboardInvestorMonthlyRepayment.query, { from: '2026-01', to: '2026-12' }],
    [activitySchemas.activityData.query, { kind: 'topup', from: '2026-03-01', to: '2026-03-01' }],
    [activitySchemas.activityStatement.query, { period: '2026', format: 'income' }],
    [activitySchemas.activityStatement.query, { from: '2026-03-01', to: '2026-03-01' }],
    [testSchemas.testRunDay.body, { date: '2026-11-21' }],
  ])('take %#', (schema, value) => {
    expect(fieldErrorsOf(schema, value)).toBeNull();
  });
});
