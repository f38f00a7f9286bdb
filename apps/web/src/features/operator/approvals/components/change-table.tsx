import type { ReactNode } from 'react';
import beforeAfter from '../../shared/before-after.module.css';
import type { Approval } from '../api/list-approvals.ts';
import { changesOf, isChange, type Names } from '../lib/changes.ts';
import { useText } from '../text.ts';
import classes from './change-table.module.css';

interface ChangeTableProps {
  readonly approval: Approval;
  /** What ids in it stand for. */
  readonly names?: Names;
}

/** Before and after, line by line; what stays as it is stands back. */
export function ChangeTable({ approval, names }: ChangeTableProps): ReactNode {
  const t = useText();
  const changes = changesOf(approval, names);
  return (
    <table className={`${beforeAfter.table} ${classes.changes}`}>
      <caption className={classes.caption}>{t('changes.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('changes.field')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.key} data-changed={isChange(change)}>
            <th scope="row">{change.label}</th>
            <td>{change.before ?? t('changes.none')}</td>
            <td>
              {isChange(change) ? <ins className={classes.new}>{change.after}</ins> : t('changes.same')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
