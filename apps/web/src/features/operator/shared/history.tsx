import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { auditActionText } from './audit-names.ts';
import classes from './history.module.css';
import { useText } from './text.ts';

interface HistoryRow {
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly reason: string | null;
}

/** The audit log with actors and reasons, newest last. */
export function History({ rows }: { readonly rows: readonly HistoryRow[] }): ReactNode {
  const t = useText();
  return (
    <div>
      <h3 className={classes.title}>{t('history')}</h3>
      {rows.length === 0 ? (
        <p className={classes.none}>{t('noHistory')}</p>
      ) : (
        <ol className={classes.rows}>
          {rows.map(({ at, actor, action, reason }) => (
            <li key={`${at}-${action}`} className={classes.row}>
              <span className={classes.what}>{auditActionText(action)}</span>
              <span className={classes.who}>{`${actor} · ${formatDate(at, 'instant')}`}</span>
              {reason !== null && <span>{reason}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
