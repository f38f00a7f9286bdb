import type { ReactNode } from 'react';
import classes from './account-settings.module.css';

interface SettingRowProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}

/** One thing that is set: what it is, how it stands, and how it is changed. */
export function SettingRow({ label, value, hint, action }: SettingRowProps): ReactNode {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p className={classes.label}>{label}</p>
        <div className={classes.value}>{value}</div>
        {hint !== undefined && <div className={classes.rowHint}>{hint}</div>}
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
