import { may } from '@titian/contracts/permissions';
import { recordAudit } from '../../platform/audit.ts';
import type { Routes } from '../../platform/http/route.ts';
import { recordCaseView } from '../cases/public.ts';
import { concludeAlert } from './commands/conclude-alert.ts';
import { ruleIdOf } from './domain/rule-id.ts';
import { termsOf } from './domain/terms-of.ts';
import { presentAlert, presentAlertPage, presentBacktest, presentRule } from './present.ts';
import { backtest } from './queries/backtest.ts';
import { readAlert, readAlerts } from './queries/read-alerts.ts';
import { readRules } from './queries/read-rules.ts';

/** Alerts and the rules that raise them, for compliance alone (TXM-6). */
export function monitoringRoutes(routes: Routes): void {
  routes.on('operatorAlerts', (call) =>
    call.read(async (ctx) => {
      const page = await readAlerts(ctx, call.query);
      return { success: true, items: page.rows.map(presentAlert), next_cursor: page.nextCursor };
    }),
  );
  routes.on('operatorAlert', (call) =>
    call.command(async (ctx) => {
      const page = await readAlert(ctx, call.params.id);
      await recordCaseView(ctx, page.alert.caseId);
      return { success: true, alert: presentAlertPage(page, call.principal) };
    }),
  );
  routes.on('operatorConcludeAlert', (call) =>
    call.command(async (ctx) => {
      await concludeAlert(ctx, call.principal, { id: call.params.id, ...call.body });
      return { success: true, alert: presentAlertPage(await readAlert(ctx, call.params.id), call.principal) };
    }),
  );
  ruleRoutes(routes);
}

function ruleRoutes(routes: Routes): void {
  routes.on('operatorMonitoringRules', (call) =>
    call.read(async (ctx) => {
      const rules = (await readRules(ctx)).map(({ kind, inForce, earlier, isProposed }) => ({
        ...{ id: ruleIdOf(kind), in_force: presentRule(inForce), earlier: earlier.map(presentRule) },
        can: { propose: !isProposed && may(call.principal, 'monitoring_rule') },
      }));
      return { success: true, rules };
    }),
  );
  routes.on('operatorBacktest', async (call) => {
    const terms = termsOf(call.body, '');
    const result = await call.read((ctx) => backtest(ctx, terms));
    // Names customers, so that it is recorded who saw them; which ones is not, as it would reveal a suspicion.
    await call.command((ctx) =>
      recordAudit(ctx, {
        action: 'monitoring_rule.backtested',
        ...{ subjectKind: 'monitoring_rule', subjectId: ruleIdOf(terms.kind) },
      }),
    );
    return { success: true, ...presentBacktest(result) };
  });
}
