import type { OperatorRole } from '@titian/contracts/operator-roles';
import { holderOf } from '@titian/contracts/permission-limits';
import { describe, expect, it } from 'vitest';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { consolePages } from './console-pages.ts';

const pagesOf = (...roles: OperatorRole[]): string[] =>
  consolePages(holderOf(...roles)).flatMap(({ pages }) => pages.map(({ page }) => page));

describe('the pages of the back office', () => {
  it('are all present for an operator with every role, except sign-in and the lists that other pages open', () => {
    const everything = pagesOf(
      'support',
      'onboarding',
      'credit',
      'finance',
      'compliance',
      'administrator',
    ).toSorted();
    const all = Object.keys(operatorRouteTable)
      .filter(
        (name) =>
          ![
            ...['operator_login', 'operator_password', 'operator_passkey'],
            ...['operator_screening_list', 'operator_monitoring_rules', 'operator_market_returns'],
          ].includes(name),
      )
      .toSorted();
    expect(everything).toEqual(all);
  });

  it.each<[OperatorRole, string, boolean]>([
    ['onboarding', 'operator_bank_accounts', true],
    ['finance', 'operator_bank_accounts', false],
    ['finance', 'operator_ekyc', false],
    ['compliance', 'operator_screening', true],
    ['credit', 'operator_screening', false],
    ['support', 'operator_home', true],
    ['onboarding', 'operator_cases', false],
    ['credit', 'operator_cases', true],
    ['credit', 'operator_approvals', true],
  ])('for %s have %s: %s', (role, page, shown) => {
    expect(pagesOf(role).includes(page)).toBe(shown);
  });

  it.each<[OperatorRole, readonly string[]]>([
    ['support', ['cases', 'health']],
    ['credit', ['approvals', 'cases', 'financing_applications', 'collections']],
    [
      'finance',
      [
        'approvals',
        'cases',
        'collections',
        'held_payments',
        'withdrawals',
        'payouts',
        'reconciliation',
        'certificates',
        'health',
      ],
    ],
  ])('for %s count what that role works on: %j', (role, queues) => {
    const counted = consolePages(holderOf(role)).flatMap(({ pages }) =>
      pages.flatMap(({ queue }) => queue ?? []),
    );
    expect(counted).toEqual(queues);
  });

  it('leave out what two administrators took away from the role', () => {
    const { grants } = holderOf('finance');
    const { payout_batch: _payouts, health_view: _health, ...left } = grants;
    const pages = consolePages({ grants: left }).flatMap((group) => group.pages);
    expect(pages.find(({ page }) => page === 'operator_health')).toBeUndefined();
    expect(pages.find(({ page }) => page === 'operator_payouts')?.queue).toBeUndefined();
  });
});
