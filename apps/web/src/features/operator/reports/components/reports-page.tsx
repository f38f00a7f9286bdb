import { useQuery } from '@tanstack/react-query';
import { concentrationDimensions, reportNames } from '@titian/contracts/reports';
import { parseDay } from '@titian/finance/calendar';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { PlainLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { FileButtons } from '../../shared/file-buttons.tsx';
import { useAddressFilters } from '../../shared/use-list-filters.ts';
import { usePermission } from '../../shared/use-permission.ts';
import { type Report, type ReportFilters, readReportFile, reportQuery } from '../api/reports.ts';
import { useText } from '../text.ts';
import { Definitions } from './definitions.tsx';
import { LedgerExport } from './ledger-export.tsx';
import { OpenReturns } from './open-returns.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFields } from './report-fields.tsx';
import { ReportTable } from './report-table.tsx';
import classes from './reports.module.css';

/** What the address asks for; anything else in it is left out. */
function filtersIn(search: Readonly<Record<string, string | undefined>>): ReportFilters {
  const report = reportNames.find((one) => one === search.report) ?? 'client_money';
  const by = concentrationDimensions.find((one) => one === search.by);
  const [from, to] = [parseDay(search.from ?? ''), parseDay(search.to ?? '')];
  return { report, ...(from !== null && { from }), ...(to !== null && { to }), ...(by && { by }) };
}

/** `/operator/reports`: one report at a time with its chart, table, definitions and files (OPS-37). */
export function ReportsPage(): ReactNode {
  const t = useText();
  const may = usePermission();
  const { filters, change } = useAddressFilters(filtersIn);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <nav aria-label={t('title')}>
        <Menu current={filters.report} />
      </nav>
      <div className={classes.sections}>
        <OpenReturns />
        <ReportFields key={filters.report} filters={filters} change={change} />
        <QueryView query={useQuery(reportQuery(filters))}>
          {(report) => <ReportView report={report} filters={filters} />}
        </QueryView>
        {may('ledger_view') && <LedgerExport />}
      </div>
    </>
  );
}

function Menu({ current }: { readonly current: ReportFilters['report'] }): ReactNode {
  const t = useText();
  const to = operatorRouteTable.operator_reports.path;
  return (
    <ul className={classes.menu}>
      {reportNames.map((report) => (
        <li key={report}>
          <PlainLink
            to={to}
            search={{ report }}
            className={classes.entry}
            aria-current={report === current ? 'page' : undefined}
          >
            {t(`report.${report}`)}
          </PlainLink>
        </li>
      ))}
      <li>
        <PlainLink to={operatorRouteTable.operator_market_returns.path} className={classes.entry}>
          {t('returns.title')}
        </PlainLink>
      </li>
    </ul>
  );
}

interface ReportViewProps {
  readonly report: Report;
  readonly filters: ReportFilters;
}

function ReportView({ report, filters }: ReportViewProps): ReactNode {
  const t = useText();
  return (
    <>
      <SectionCard
        title={report.title}
        subtitle={`${report.about} ${report.subtitle}.`}
        action={
          <FileButtons
            label={(format) => t('fileOf', { title: report.title, format })}
            name={`${report.name}-${report.to}`}
            read={(format) => readReportFile(filters, format)}
          />
        }
      >
        <div className={classes.sections}>
          <ReportChart report={report} />
          <ReportTable report={report} />
        </div>
      </SectionCard>
      <Definitions definitions={report.columns} />
    </>
  );
}
