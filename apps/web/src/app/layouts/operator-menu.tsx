import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { operatorRouteTable } from '../../config/routes.ts';
import { type ConsolePage, consolePages } from '../../features/operator/console/lib/console-pages.ts';
import { useText as useTitle } from '../../features/operator/console/titles-text.ts';
import { currentOperatorQuery } from '../../features/operator/shared/current-operator.ts';
import { useText } from '../../features/operator/shared/text.ts';
import classes from './operator-menu.module.css';

/** The back office's pages by subject, as far as the operator's roles go, with how much waits on each. */
export function OperatorMenu(): ReactNode {
  const t = useText();
  const { data } = useQuery(currentOperatorQuery);
  return (
    <nav aria-label={t('console.menu')} className={classes.menu}>
      {consolePages(data?.operator ?? { grants: {} }).map(({ group, pages }) => (
        <div key={group}>
          {group !== 'queues' && (
            <p className={classes.group} aria-hidden>
              {t(`console.${group}`)}
            </p>
          )}
          <ul className={classes.list} aria-label={t(`console.${group}`)}>
            {pages.map((one) => (
              <li key={one.page}>
                <MenuEntry {...one} counts={data?.counts ?? {}} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={classes.language}>
        <LanguageSwitch />
      </div>
    </nav>
  );
}

function MenuEntry({
  page,
  queue,
  counts,
}: ConsolePage & { readonly counts: Readonly<Record<string, number>> }): ReactNode {
  const titleOf = useTitle();
  const waiting = queue === undefined ? 0 : (counts[queue] ?? 0);
  return (
    <Link
      to={operatorRouteTable[page].path}
      params={{ id: undefined }}
      activeOptions={{ exact: page === 'operator_home' }}
      className={classes.item}
    >
      {titleOf(page)}
      {/* The overview says the same number with what it counts. */}
      {waiting > 0 && (
        <span className={classes.count} aria-hidden>
          {waiting}
        </span>
      )}
    </Link>
  );
}
