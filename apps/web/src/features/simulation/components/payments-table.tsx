import { rateToText } from '@titian/finance/rate';
import { formatAmount, type Sen, sumSen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import type { SimulationForm } from '../lib/form.ts';
import type { Simulated } from '../lib/simulate.ts';
import { useText } from '../text.ts';
import classes from './payments-table.module.css';

interface PaymentsTableProps {
  readonly result: Simulated;
  readonly contract: SimulationForm['contract'];
}

type Column = readonly [label: string, pick: (month: Simulated['months'][number]) => Sen];

/** The schedule for the amount; on a phone each month is a block of its own. */
export function PaymentsTable({ result, contract }: PaymentsTableProps): ReactNode {
  const t = useText();
  const { months } = result;
  const returnWord = t(`return.${contract}`);
  const columns: Column[] = [
    [t('table.principal'), (one) => one.principalSen],
    [returnWord.charAt(0).toUpperCase() + returnWord.slice(1), (one) => one.returnSen],
    [t('table.deducted'), (one) => one.deductedSen],
    [t('table.net'), (one) => one.netSen],
  ];
  if (result.failedBps > 0) {
    columns.push([
      t('table.afterFailed', { failed: rateToText(result.failedBps) }),
      (one) => one.afterDefaultsSen,
    ]);
  }
  return (
    <SectionCard title={t('table.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.month')}</th>
            {columns.map(([label]) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <Row
              key={one.month}
              name={`${one.month}`}
              fullName={t('table.monthOf', { month: one.month })}
              columns={columns}
              amount={(pick) => pick(one)}
            />
          ))}
        </tbody>
        <tfoot>
          <Row
            name={t('table.total')}
            fullName={t('table.total')}
            columns={columns}
            amount={(pick) => sumSen(months.map(pick))}
          />
        </tfoot>
      </table>
    </SectionCard>
  );
}

interface RowProps {
  readonly name: string;
  readonly fullName: string;
  readonly columns: readonly Column[];
  readonly amount: (pick: Column[1]) => Sen;
}

function Row({ name, fullName, columns, amount }: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        <span className={classes.short}>{name}</span>
        <span className={classes.full}>{fullName}</span>
      </th>
      {columns.map(([label, pick]) => (
        <td key={label} data-label={label}>
          {formatAmount(amount(pick))}
        </td>
      ))}
    </tr>
  );
}
