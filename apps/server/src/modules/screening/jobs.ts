import type { NameScreening } from '../../gateways/screening/port.ts';
import type { QueryCtx, Scope } from '../../platform/context.ts';
import type { JobTable } from '../../platform/jobs.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { screenAgainst } from './commands/screen-names.ts';
import type { NamedCustomer } from './domain/hit.ts';
import { findListedBy } from './store/list.ts';

const AT_ONCE = 200;

/** The next customers after one, with their names; handed in by the module that knows them. */
export type CustomerNames = (
  ctx: QueryCtx,
  afterUserId: string | null,
  limit: number,
) => Promise<readonly NamedCustomer[]>;

export interface ScreeningJobDeps {
  readonly work: UnitOfWork;
  readonly screening: NameScreening;
  readonly customers: CustomerNames;
}

/** Compares every customer with the names that a proposal has put on the list (SCR-1). */
export function screeningJobs(deps: ScreeningJobDeps): JobTable {
  return { screen_customers: ({ approval_id: id }, at) => screenCustomers(deps, String(id), at) };
}

async function screenCustomers(deps: ScreeningJobDeps, approvalId: string, at: Scope): Promise<void> {
  const list = await deps.work.query(at, (ctx) => findListedBy(ctx.reader, approvalId));
  let last: string | null = null;
  do {
    last = await screenPage(deps, at, { list, after: last });
  } while (last !== null);
}

/** Screens one page of customers; answers the last of them, null where none are left. */
function screenPage(
  { work, screening, customers }: ScreeningJobDeps,
  at: Scope,
  { list, after }: { list: Awaited<ReturnType<typeof findListedBy>>; after: string | null },
): Promise<string | null> {
  return work.command(at, async (ctx) => {
    const page = list.length === 0 ? [] : await customers(ctx, after, AT_ONCE);
    for (const customer of page) {
      await screenAgainst(ctx, screening, customer, { by: 'list_change', list });
    }
    return page.at(-1)?.userId ?? null;
  });
}
