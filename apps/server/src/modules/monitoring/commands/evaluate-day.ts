import { message } from '@titian/contracts/messages/message';
import type { Day } from '@titian/finance/calendar';
import type { Ctx, QueryCtx, Scope } from '../../../platform/context.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { newId } from '../../../platform/ids.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { openCase } from '../../cases/public.ts';
import { lockAccount } from '../../identity/public.ts';
import type { Alert } from '../domain/alert.ts';
import { type Alerted, type CustomerHistory, evaluateRule } from '../domain/evaluate.ts';
import type { RuleVersion } from '../domain/rule.ts';
import { rulesInForce } from '../queries/read-rules.ts';
import { insertAlert, listAlertsOf } from '../store/alerts.ts';
import { listMoving, readHistories } from '../store/histories.ts';

const AT_ONCE = 100;

/**
 * At the end of a day, every rule is evaluated for each customer with a movement on it (TXM-2). Run again, it finds what it
 * has found and raises nothing twice.
 */
export async function evaluateDay(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  let after: string | null = null;
  do {
    const page: string[] = await work.query(scope, (ctx) =>
      listMoving(ctx.reader, { from: day, until: day }, { after, limit: AT_ONCE }),
    );
    // Few customers are alerted, so that reading them together spares most of them a transaction.
    const alerted = await work.query(scope, (ctx) => evaluateCustomers(ctx, page, day));
    for (const customerId of new Set(alerted.map((one) => one.customerId))) {
      await work.command(scope, (ctx) => alertCustomer(ctx, customerId, day));
    }
    after = page.at(-1) ?? null;
  } while (after !== null);
}

/** Raises what the rules find of one customer, whose account is locked, so that two runs of one day raise it once. */
async function alertCustomer(ctx: Ctx, customerId: string, on: Day): Promise<void> {
  await lockAccount(ctx, customerId);
  for (const found of await evaluateCustomers(ctx, [customerId], on)) {
    await raise(ctx, found);
  }
}

/** What the rules in force find of some customers on a day. */
async function evaluateCustomers(ctx: QueryCtx, customerIds: readonly string[], on: Day): Promise<Raising[]> {
  const histories = await readHistories(ctx.reader, customerIds, { from: on, until: on });
  const known = groupBy(await listAlertsOf(ctx.reader, customerIds), (one) => one.customerId);
  const rules = await rulesInForce(ctx);
  return [...histories].flatMap(([customerId, history]) =>
    rules.flatMap((rule) => {
      const before = (known.get(customerId) ?? []).filter((one) => one.kind === rule.kind);
      const finding = evaluateRule({ rule, history, alerted: alertedBy(before), on });
      return finding === null ? [] : [{ customerId, rule, history, finding }];
    }),
  );
}

function alertedBy(alerts: readonly Alert[]): Alerted {
  return {
    until: alerts.reduce<Day | null>(
      (latest, one) => (latest === null || one.until > latest ? one.until : latest),
      null,
    ),
    sharedWith: alerts.flatMap((one) => one.sharedWith),
  };
}

interface Raising {
  readonly customerId: string;
  readonly rule: RuleVersion;
  readonly history: CustomerHistory;
  readonly finding: NonNullable<ReturnType<typeof evaluateRule>>;
}

/** Keeps what the rule found, as it is now, with a case that compliance alone sees (TXM-3). */
async function raise(ctx: Ctx, { customerId, rule, history, finding }: Raising): Promise<void> {
  const caseId = await openCase(ctx, {
    ...{ kind: 'alert', subject: message(SUBJECTS[rule.kind]), priority: rule.severity, note: null },
    ...{ customerId, links: [], operatorId: null },
  });
  await insertAlert(ctx.tx, {
    ...finding,
    ...{ id: newId(), ruleId: rule.id, kind: rule.kind, customerId, caseId },
    annualIncomeSen: rule.kind === 'out_of_profile' ? history.annualIncomeSen : null,
  });
}

/** What a case is called in its list. */
const SUBJECTS = {
  structuring: 'case_subject_structuring',
  rapid_movement: 'case_subject_rapid_movement',
  dormant_active: 'case_subject_dormant_active',
  shared_accounts: 'case_subject_shared_accounts',
  out_of_profile: 'case_subject_out_of_profile',
  related_party: 'case_subject_related_party',
} as const satisfies Record<RuleVersion['kind'], string>;
