import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { currentOperatorQuery } from '../../shared/current-operator.ts';
import { useText as useOfficeText } from '../../shared/text.ts';
import { type ConsolePage, type ConsoleQueue, consolePages } from '../lib/console-pages.ts';
import { useText } from '../text.ts';
import { Notices } from './notices.tsx';
import classes from './overview.module.css';

/** The current operator, and the length of each queue. */
export function Overview(): ReactNode {
  const t = useText();
  const sharedText = useOfficeText();
  const current = useQuery(currentOperatorQuery);
  return (
    <QueryView query={current}>
      {({ operator, counts }) => (
        <>
          <PageHeader
            title={t('home.title')}
            subtitle={t('home.hello', {
              name: operator.name,
              count: operator.roles.length,
              roles: operator.roles.map((role) => sharedText(`roles.${role}`)).join(', '),
            })}
          />
          <Notices />
          <ul className={classes.queues} aria-label={t('home.waiting')}>
            {queuesOf(operator).map(({ queue, page }) => (
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

interface OpenQueue {
  readonly queue: ConsoleQueue;
  readonly page: ConsolePage['page'];
}

/** The queues that an operator works on. */
function queuesOf(operator: Parameters<typeof consolePages>[0]): readonly OpenQueue[] {
  return consolePages(operator).flatMap(({ pages }) =>
    pages.flatMap(({ page, queue }) => (queue === undefined ? [] : [{ page, queue }])),
  );
}
