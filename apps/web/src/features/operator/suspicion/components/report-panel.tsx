import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { customerFact } from '../../shared/customer-fact.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { MovementList } from '../../shared/movement-list.tsx';
import panel from '../../shared/panel.module.css';
import { type Report, reportQuery } from '../api/reports.ts';
import { stateTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { ReportActs } from './report-acts.tsx';

/** One report: what can be done with it, and all that the authority is given. */
export function ReportPanel({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  return (
    <QueryView query={useQuery(reportQuery(id))}>
      {(report) => (
        <div className={panel.stack}>
          <ReportActs key={report.version} report={report} />
          <Facts facts={[...stateFacts(report), ...subjectFacts(report)]} />
          <section aria-label={t('write.grounds')}>
            <h3 className={panel.heading}>{t('write.grounds')}</h3>
            <p className={panel.hint} dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
              {report.grounds === '' ? t('noGrounds') : report.grounds}
            </p>
          </section>
          <Related report={report} />
          <MovementList movements={report.movements} />
        </div>
      )}
    </QueryView>
  );
}

function Related({ report: { related } }: { readonly report: Report }): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('write.related')}>
      <h3 className={panel.heading}>{t('write.related')}</h3>
      {related.length === 0 ? (
        <p className={panel.hint}>{t('none')}</p>
      ) : (
        <ul className={panel.list}>
          {related.map(({ name, relation }) => (
            <li key={`${name}:${relation}`} dir="auto">{`${name}: ${relation}`}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function stateFacts(report: Report): Fact[] {
  const { state, remark, decided_by: by, decided_at: at, lodged_on: lodgedOn } = report;
  return [
    {
      key: 'state',
      label: text('columns.state'),
      value: <Chip tone={stateTones[state]}>{text(`state.${state}`)}</Chip>,
      ...(remark !== null && { note: <span dir="auto">{remark}</span> }),
    },
    { key: 'authors', label: text('facts.authors'), value: report.authors.join(', ') },
    ...(by === null || at === null
      ? []
      : [
          {
            key: 'approved',
            label: text('facts.approved'),
            value: text('facts.by', { by, at: formatDate(at, 'instant') }),
          },
        ]),
    ...(lodgedOn === null
      ? []
      : [
          {
            key: 'lodged',
            label: text('facts.lodged'),
            value: <DateText value={lodgedOn} />,
            note: report.reference ?? '',
            noteTone: 'plain' as const,
          },
        ]),
    {
      key: 'case',
      label: text('facts.case'),
      value: (
        <TextLink to={operatorRouteTable.operator_cases.path} params={{ id: report.case.id }}>
          {report.case.number}
        </TextLink>
      ),
    },
  ];
}

function subjectFacts({ customer, subject, from, until }: Report): Fact[] {
  const identity = [subject.identity_type, subject.identity_number].filter((one) => one !== null).join(' ');
  const shown: readonly (readonly [key: 'identity' | 'address' | 'phone' | 'email', value: string | null])[] =
    [
      ['identity', identity],
      ['address', subject.address],
      ['phone', subject.phone],
      ['email', subject.email],
    ];
  return [
    customerFact(text('columns.customer'), customer),
    ...shown.flatMap(([key, value]) => (value === null ? [] : [{ key, label: text(`facts.${key}`), value }])),
    {
      key: 'period',
      label: text('facts.period'),
      value:
        from === until ? (
          <DateText value={until} />
        ) : (
          text('facts.periodOf', { from: formatDate(from), until: formatDate(until) })
        ),
    },
  ];
}
