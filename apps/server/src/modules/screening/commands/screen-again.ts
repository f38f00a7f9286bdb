import { message } from '@titian/contracts/messages/message';
import type { NameScreening } from '../../../gateways/screening/port.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx, QueryCtx, Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { openCase } from '../../cases/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { NamedCustomer } from '../domain/hit.ts';
import { listLongestUnscreened, writeChecks } from '../store/checks.ts';
import { linkCase, listWithoutCase } from '../store/hits.ts';
import { findListed } from '../store/list.ts';
import { screenAgainst } from './screen-names.ts';

const AT_ONCE = 200;
/** More are screened in the nights that follow, so that one night always ends. */
const NIGHTLY_MAX = 20_000;
const DAY_MS = 86_400_000;

/** The names of some customers; handed in by the module that knows them. */
export type NamesOfCustomers = (ctx: QueryCtx, userIds: readonly string[]) => Promise<NamedCustomer[]>;

export interface ScreeningAgainDeps {
  readonly screening: NameScreening;
  readonly namesOf: NamesOfCustomers;
}

/**
 * Compares the names of active customers with the whole list again, those first whose last comparison is longest ago
 * (SCR-6). Each new hit becomes a case of compliance.
 */
export async function screenAgain(deps: ScreeningAgainDeps, work: UnitOfWork, scope: Scope): Promise<void> {
  for (let done = 0; done < NIGHTLY_MAX; ) {
    const screened = await work.command(scope, (ctx) => screenSome(ctx, deps));
    if (screened === 0) {
      return;
    }
    done += screened;
  }
}

async function screenSome(ctx: Ctx, { screening, namesOf }: ScreeningAgainDeps): Promise<number> {
  const { rescreeningDays } = await readSettings(ctx);
  const before = later(ctx.businessNow, -rescreeningDays * DAY_MS);
  const ids = await listLongestUnscreened(ctx.tx, { before, limit: AT_ONCE });
  const list = ids.length === 0 ? [] : await findListed(ctx.reader);
  for (const customer of await namesOf(ctx, ids)) {
    await screenAgainst(ctx, screening, customer, { by: 'periodic', list });
  }
  await openCases(ctx, ids);
  await writeChecks(ctx.tx, ids, ctx.businessNow);
  return ids.length;
}

/** A case for each customer with hits that were found again in a night, as they have no application in a queue. */
async function openCases(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  const customers = new Set((await listWithoutCase(ctx.tx, userIds)).map((one) => one.userId));
  for (const customerId of customers) {
    const caseId = await openCase(ctx, {
      ...{ kind: 'alert', subject: message('case_subject_screening_hit'), priority: 'high', note: null },
      ...{ customerId, links: [], operatorId: null },
    });
    await linkCase(ctx.tx, customerId, caseId);
  }
}
