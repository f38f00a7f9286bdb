import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { Focused } from '../../shared/focused.tsx';
import { MovementList } from '../../shared/movement-list.tsx';
import panel from '../../shared/panel.module.css';
import { type AlertPage, alertQuery } from '../api/monitoring.ts';
import { text, useText } from '../text.ts';
import { ConcludeForm } from './conclude-form.tsx';
import { DraftReportButton } from './draft-report-button.tsx';
import { OtherAlerts } from './other-alerts.tsx';

interface AlertPanelProps {
  readonly id: string;
  readonly onOpen: (id: string) => void;
}

/** One alert: what can be done, what it rests on, and other alerts of the customer. */
export function AlertPanel({ id, onOpen }: AlertPanelProps): ReactNode {
  return (
    <QueryView query={useQuery(alertQuery(id))}>
      {(alert) => (
        <div className={panel.stack}>
          {(alert.can.conclude || alert.can.report) && <Conclusion alert={alert} />}
          <Facts facts={factsOf(alert)} />
          <MovementList movements={alert.movements} />
          <OtherAlerts alerts={alert.others} onOpen={onOpen} />
        </div>
      )}
    </QueryView>
  );
}

function Conclusion({ alert }: { readonly alert: AlertPage }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Focused on={isOpen ? 'conclude' : null}>
      {isOpen ? (
        <div className={panel.form}>
          <ConcludeForm alert={alert} onClose={() => setOpen(false)} />
        </div>
      ) : (
        <div className={panel.buttons}>
          {alert.can.conclude && <Button onClick={() => setOpen(true)}>{t('conclude.open')}</Button>}
          {alert.can.report && <DraftReportButton alertId={alert.id} />}
        </div>
      )}
    </Focused>
  );
}

function CustomerLink({ id, name, number }: AlertPage['customer']): ReactNode {
  return (
    <TextLink to={operatorRouteTable.operator_customers.path} params={{ id }}>
      {`${name}, ${number}`}
    </TextLink>
  );
}

function factsOf(alert: AlertPage): Fact[] {
  const { conclusion, annual_income: income } = alert;
  return [
    { key: 'customer', label: text('facts.customer'), value: <CustomerLink {...alert.customer} /> },
    {
      key: 'rule',
      label: text('facts.rule'),
      value: text(`rule.${alert.rule}`),
      note: text('facts.version', { version: alert.raised_by.version }),
      noteTone: 'plain',
    },
    {
      key: 'period',
      label: text('facts.period'),
      value:
        alert.from === alert.until ? (
          <DateText value={alert.until} />
        ) : (
          text('facts.periodOf', { from: formatDate(alert.from), until: formatDate(alert.until) })
        ),
    },
    { key: 'amount', label: text('facts.amount'), value: <Money amount={alert.amount} /> },
    ...(income === null
      ? []
      : [{ key: 'income', label: text('facts.income'), value: <Money amount={income} /> }]),
    ...alert.shared_with.map((one) => ({
      key: one.id,
      label: text('facts.shared'),
      value: <CustomerLink {...one} />,
    })),
    ...alert.related.map(({ bases, ...issuer }) => ({
      key: issuer.id,
      label: text('facts.related'),
      value: <CustomerLink {...issuer} />,
      note: bases.map((basis) => text(`basis.${basis}`)).join(', '),
    })),
    {
      key: 'case',
      label: text('facts.case'),
      value: (
        <TextLink to={operatorRouteTable.operator_cases.path} params={{ id: alert.case.id }}>
          {alert.case.number}
        </TextLink>
      ),
    },
    ...(alert.report === null ? [] : [reportFact(alert.report)]),
    ...(conclusion === null ? [] : [conclusionFact(conclusion)]),
  ];
}

function reportFact({ id, number }: NonNullable<AlertPage['report']>): Fact {
  return {
    key: 'report',
    label: text('facts.report'),
    value: (
      <TextLink to={operatorRouteTable.operator_suspicion_reports.path} params={{ id }}>
        {number}
      </TextLink>
    ),
  };
}

function conclusionFact({
  reason,
  by,
  at,
  is_reported: isReported,
}: NonNullable<AlertPage['conclusion']>): Fact {
  return {
    key: 'conclusion',
    label: text('facts.conclusion'),
    value: text(isReported ? 'facts.reported' : 'facts.noSuspicion'),
    note: (
      <>
        <span dir="auto">{reason}</span>
        <br />
        {text('facts.by', { by, at: formatDate(at, 'instant') })}
      </>
    ),
    noteTone: 'plain',
  };
}
