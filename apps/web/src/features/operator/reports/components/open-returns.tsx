import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import panel from '../../shared/panel.module.css';
import { type ReturnRow, returnsQuery } from '../api/reports.ts';
import { useText } from '../text.ts';
import classes from './reports.module.css';

/** Returns of closed quarters that two have not approved, the overdue ones before the others; nothing where all are. */
export function OpenReturns(): ReactNode {
  const t = useText();
  const { data = [] } = useQuery(returnsQuery);
  const open = data.filter((one) => one.is_over && one.frozen === null);
  const ordered = [...open].sort((a, b) => a.period.localeCompare(b.period));
  return ordered.length === 0 ? null : (
    <ul className={`${panel.notice} ${classes.open}`} aria-label={t('returns.title')}>
      {ordered.map((one) => (
        <li key={one.period}>
          <OpenReturn row={one} />
        </li>
      ))}
    </ul>
  );
}

function OpenReturn({ row }: { readonly row: ReturnRow }): ReactNode {
  const t = useText();
  const { period, due_on: dueOn, is_overdue: isOverdue } = row;
  return (
    <TextLink to={operatorRouteTable.operator_market_returns.path} search={{ period }}>
      {t(isOverdue ? 'returns.overdueSince' : 'returns.dueUntil', { period, on: formatDate(dueOn) })}
    </TextLink>
  );
}
