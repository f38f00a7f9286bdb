import { may } from '@titian/contracts/permissions';
import { day } from '@titian/finance/calendar';
import { asFile } from '../../platform/documents/file-answer.ts';
import type { Routes } from '../../platform/http/route.ts';
import { recordCaseView } from '../cases/public.ts';
import { concludeAlert } from './commands/conclude-alert.ts';
import { draftReport } from './commands/draft-report.ts';
import { recordBacktest } from './commands/record-backtest.ts';
import {
  decideReport,
  lodgeReport,
  submitReport,
  withdrawReport,
  writeReport,
} from './commands/write-report.ts';
import { reportPdf } from './domain/report-pdf.ts';
import { ruleIdOf } from './domain/rule-id.ts';
import { termsOf } from './domain/terms-of.ts';
import {
  presentAlert,
  presentAlertPage,
  presentBacktest,
  presentReport,
  presentReportPage,
  presentRule,
} from './present.ts';
import { backtest } from './queries/backtest.ts';
import { readAlert, readAlerts } from './queries/read-alerts.ts';
import { readReport, readReports } from './queries/read-reports.ts';
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
  reportRoutes(routes);
  reportActRoutes(routes);
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
    const id = await call.command((ctx) => recordBacktest(ctx, call.principal, { terms, result }));
    return { success: true, id, ...presentBacktest(result) };
  });
}

/** Suspicious transaction reports (TXM-8). Reading one is an event of its case, which names neither kind nor customer. */
function reportRoutes(routes: Routes): void {
  routes.on('operatorSuspicionReports', (call) =>
    call.read(async (ctx) => {
      const page = await readReports(ctx, call.query);
      return { success: true, items: page.rows.map(presentReport), next_cursor: page.nextCursor };
    }),
  );
  routes.on('operatorSuspicionReport', (call) =>
    call.command(async (ctx) => {
      const page = await readReport(ctx, call.params.id);
      await recordCaseView(ctx, page.report.caseId);
      return { success: true, report: presentReportPage(page, call.principal) };
    }),
  );
  routes.on('operatorSuspicionReportFile', async (call) => {
    const { page, at } = await call.command(async (ctx) => {
      const read = await readReport(ctx, call.params.id);
      await recordCaseView(ctx, read.report.caseId);
      return { page: read, at: ctx.businessNow };
    });
    const file = reportPdf(page, { at, language: call.language });
    return asFile(call.reply, `${page.report.number}.pdf`, 'application/pdf').send(file);
  });
  routes.on(
    'operatorDraftSuspicionReport',
    (call) =>
      call.command(async (ctx) => {
        const { alert_id: alertId, customer_number: customerNumber, from, until } = call.body;
        const period = { from: dayOrNull(from), until: dayOrNull(until) };
        const id = await draftReport(ctx, call.principal, { alertId, customerNumber, ...period });
        return { success: true, id };
      }),
    201,
  );
}

function reportActRoutes(routes: Routes): void {
  routes.on('operatorWriteSuspicionReport', (call) =>
    call.command(async (ctx) => {
      await writeReport(ctx, call.principal, namedBy(call), call.body);
      return { success: true, id: call.params.id };
    }),
  );
  routes.on('operatorSubmitSuspicionReport', (call) =>
    call.command(async (ctx) => {
      await submitReport(ctx, call.principal, namedBy(call));
      return { success: true, id: call.params.id };
    }),
  );
  routes.on('operatorDecideSuspicionReport', (call) =>
    call.command(async (ctx) => {
      const { decision, content_sha256: contentSha256, remark = null } = call.body;
      await decideReport(ctx, call.principal, namedBy(call), { decision, contentSha256, remark });
      return { success: true, id: call.params.id };
    }),
  );
  routes.on('operatorLodgeSuspicionReport', (call) =>
    call.command(async (ctx) => {
      const { reference, lodged_on: lodgedOn } = call.body;
      await lodgeReport(ctx, call.principal, namedBy(call), { reference, on: day(lodgedOn) });
      return { success: true, id: call.params.id };
    }),
  );
  routes.on('operatorWithdrawSuspicionReport', (call) =>
    call.command(async (ctx) => {
      await withdrawReport(ctx, call.principal, namedBy(call), call.body.remark);
      return { success: true, id: call.params.id };
    }),
  );
}

const dayOrNull = (text: string | null) => (text === null ? null : day(text));

function namedBy(call: {
  readonly params: { readonly id: string };
  readonly body: { readonly version: number };
}) {
  return { id: call.params.id, version: call.body.version };
}
