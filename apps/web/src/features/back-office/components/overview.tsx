import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { operatorRouteTable } from '../../../config/routes.ts';
import { currentOperatorQuery } from '../../../lib/office/current-operator.ts';
import { useText } from '../text.ts';
import classes from './overview.module.css';

/** The server's queues, by the names of their calls, and the pages that work on them. */
const queues = [
  ['approvals', 'operator_approvals'],
  ['applications', 'operator_applications'],
  ['ekyc_reviews', 'operator_ekyc'],
  ['screening_hits', 'operator_screening'],
  ['premium_upgrades', 'operator_premium'],
  ['bank_accounts', 'operator_bank_accounts'],
  ['financing_applications', 'operator_financing'],
  ['repayments', 'operator_repayments'],
  ['topups', 'operator_topups'],
  ['withdrawals', 'operator_withdrawals'],
  ['payouts', 'operator_payouts'],
  ['certificates', 'operator_rail'],
] as const;

/** Who is signed in, and how much waits in each queue. */
export function Overview(): ReactNode {
  const t = useText();
  const current = useQuery(currentOperatorQuery);
  return (
    <QueryView query={current}>
      {({ operator, counts }) => (
        <>
          <PageHeader
            title={t('home.title')}
            subtitle={t('home.hello', { name: operator.name, roles: operator.roles.join(', ') })}
          />
          <ul className={classes.queues} aria-label={t('home.waiting')}>
            {queues.map(([queue, page]) => (
              <li key={queue}>
                <Link
                  to={operatorRouteTable[page].path}
                  params={{ id: undefined }}
                  className={classes.queue}
                  data-empty={(counts[queue] ?? 0) === 0}
                >
                  <span className={classes.count}>{counts[queue] ?? 0}</span>
                  <span>{t(`home.${queue}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}
