import { message } from '@titian/contracts/messages/message';
import type { Day } from '@titian/finance/calendar';
import type { Ctx, Scope } from '../../../platform/context.ts';
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
    for (const customerId of page) {
      await work.command(scope, (ctx) => evaluateCustomer(ctx, customerId, day));
    }
    after = page.at(-1) ?? null;
  } while (after !== null);
}

async function evaluateCustomer(ctx: Ctx, customerId: string, on: Day): Promise<void> {
  // Two runs of one day wait for each other.
  await lockAccount(ctx, customerId);
  const histories = await readHistories(ctx.reader, [customerId], { from: on, until: on });
  const history = histories.get(customerId);
  if (history === undefined) {
    return;
  }
  const known = await listAlertsOf(ctx.reader, [customerId]);
  for (const rule of await rulesInForce(ctx)) {
    const alerted = alertedBy(known.filter((one) => one.kind === rule.kind));
    const finding = evaluateRule({ rule, history, alerted, on });
    if (finding !== null) {
      await raise(ctx, { customerId, rule, history, finding });
    }
  }
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
