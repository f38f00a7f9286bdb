import type { OperatorList } from '@titian/contracts/operator-lists';
import type { Register } from '@titian/contracts/registers';
import type { ReportName } from '@titian/contracts/reports';
import { malaysiaDay, startOfMalaysiaDay } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import { countDone } from '../../../platform/audit-trail.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { lockOperator } from '../../identity/public.ts';
import { readSettings } from '../../settings/public.ts';

/** A list or a report that is to be exported. */
export interface Exported {
  readonly list:
    | OperatorList
    | ReportName
    | Register
    | 'market_return'
    | 'unclaimed_moneys'
    | 'unclaimed_return'
    | 'business_day';
  /** What narrows it, as the wire names it. */
  readonly filter: Readonly<Record<string, string | undefined>>;
  /** How many rows match; counting may end at `most`. */
  readonly count: (ctx: QueryCtx, most: number) => Promise<number>;
}

/** Texts that people type may be names: the log has that one was given, not which. */
const TYPED = 'q';

/**
 * Lets an operator have a list as a file and writes that to the audit log, before the first row leaves: an export that
 * is broken off is recorded too (OPS-16).
 * @throws AppError `export_limit` above the exports of a day, `export_too_large` above the rows of a file
 */
export async function recordExport(ctx: Ctx, operator: OperatorPrincipal, exported: Exported): Promise<void> {
  const { operatorExportRows: most, operatorExportsPerDay: limit } = await readSettings(ctx);
  await lockOperator(ctx, operator.id);
  const done = { action: 'list.exported', subjectKind: 'operator', subjectId: operator.id };
  if ((await countDone(ctx.reader, done, startOfMalaysiaDay(malaysiaDay(ctx.now)))) >= limit) {
    throw new AppError('export_limit', { limit });
  }
  const rows = await exported.count(ctx, most + 1);
  if (rows > most) {
    throw new AppError('export_too_large', { limit: most });
  }
  await recordAudit(ctx, {
    action: 'list.exported',
    subjectKind: 'operator',
    subjectId: operator.id,
    after: { list: exported.list, filter: loggedFilter(exported.filter), rows },
  });
}

function loggedFilter(filter: Exported['filter']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, name === TYPED ? '…' : value]],
    ),
  );
}
