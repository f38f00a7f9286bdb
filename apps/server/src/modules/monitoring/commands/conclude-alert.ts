import { message } from '@titian/contracts/messages/message';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { closeAlertCase } from '../../cases/public.ts';
import { findAlert, writeConclusion } from '../store/alerts.ts';
import { findOpenReport } from '../store/reports.ts';

/**
 * Compliance concludes that an alert is no suspicion, with the reason, and its case is closed (TXM-5).
 * @throws AppError `not_found`, `case_changed`, `case_closed`; `wrong_state` while there is a report of it
 */
export async function concludeAlert(
  ctx: Ctx,
  operator: OperatorPrincipal,
  { id, version, reason }: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<void> {
  const alert = await findAlert(ctx.reader, id);
  if (alert === null) {
    throw new AppError('not_found');
  }
  if ((await findOpenReport(ctx.reader, alert.caseId)) !== null) {
    throw new AppError('wrong_state', {}, message('alert_has_report'));
  }
  await closeAlertCase(ctx, operator, { id: alert.caseId, version });
  await writeConclusion(ctx.tx, id, { reason, by: operator.id, at: ctx.businessNow, reportId: null });
}
