import { caseKinds } from '@titian/contracts/cases';
import { type CaseSort, type ExceptionSort, exceptionSorts } from '@titian/contracts/operator-lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CaseListFilter, readCaseList } from '../src/modules/cases/store/case-list.ts';
import { readExceptionList } from '../src/modules/payments/store/exception-list.ts';
import { linkMovements } from '../src/modules/payments/store/movements.ts';
import { listPostable } from '../src/modules/payments/store/postable-lines.ts';
import type { Tx } from '../src/platform/db/database.ts';
import type { Direction } from '../src/platform/db/keyset.ts';
import { newId } from '../src/platform/ids.ts';
import { createTestApp, type TestApp } from './app.ts';
import { plansOf } from './builders/plans.ts';
import { TRUST_ACCOUNT } from './builders/statements.ts';
import { loadOpenLines, loadQueues, withMovements } from './bulk-queues.ts';

const slice = { after: null, limit: 51 };
const operatorId = newId();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await loadQueues(app.ownerUrl, 20_000);
  await loadOpenLines(app.ownerUrl, TRUST_ACCOUNT, 10_000);
});
afterAll(() => app.finish());

/** That a page takes its rows from an index in the order of the list, with nothing to sort. */
function expectOrderedBy(index: string, plans: readonly string[]): void {
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain(index);
  expect(plans[0]).not.toContain('Sort');
}

describe('a page of twenty thousand cases', () => {
  const cases: Omit<CaseListFilter, 'now'> = { tab: 'team', visible: caseKinds, operatorId };
  it.each<[CaseSort, Direction, string]>([
    ['due', 'asc', 'cases_due'],
    ['due', 'desc', 'cases_due'],
    ['priority', 'desc', 'cases_priority'],
    ['opened', 'desc', 'cases_pkey'],
  ])('by %s %s is read along %s', async (sort, order, index) => {
    const filter = { ...cases, now: app.work.clock.now(), sort, order };
    expectOrderedBy(index, await plansOf(app.database.reader, (spy) => readCaseList(spy, filter, slice)));
  });
});

describe('a page of twenty thousand exceptions', () => {
  it.each<[ExceptionSort, string]>([
    ['since', 'reconciliation_exceptions_since'],
    ['amount', 'reconciliation_exceptions_absolute'],
  ])('by %s is read along %s', async (sort, index) => {
    const filter = { operatorId, sort, order: exceptionSorts[sort] };
    expectOrderedBy(
      index,
      await plansOf(app.database.reader, (spy) => readExceptionList(spy, filter, slice)),
    );
  });
});

describe('the next lines to post of ten thousand that are open', () => {
  it('are read along their references, each compared with its own day and amount', async () => {
    const page = { after: '', limit: 500 };
    const [plan] = await plansOf(app.database.reader, (spy) => listPostable(spy, TRUST_ACCOUNT, page));
    expect(plan).toContain('bank_statement_lines_unsettled');
    expect(plan).toContain('bank_statement_lines_day_amount');
    expect(plan).not.toMatch(/Seq Scan on bank_statement_lines/);
  });
});

describe('the transfers of ten thousand explained lines', () => {
  it('are looked up by their keys, whatever the planner knows about them', async () => {
    const account = { kind: 'trust_bank', accountNo: TRUST_ACCOUNT } as const;
    await withMovements(app.ownerUrl, 10_000, async () => {
      const [plan] = await plansOf(app.database.reader, (spy) => linkMovements(spy as Tx, account));
      expect(plan).toContain('bank_movements_pkey');
      expect(plan).not.toContain('bank_movements_settled');
    });
  });
});
