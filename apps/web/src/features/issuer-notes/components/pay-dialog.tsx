import { useQuery } from '@tanstack/react-query';
import { senFromText, senToText, sumSen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { type DuePayments, dueQuery, earlyQuery, type IssuerNote } from '../api/issuer-notes.ts';
import { duplicateOf } from '../lib/duplicate.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';
import { amountRow, lateRows } from './late-rows.tsx';
import { PayForm } from './pay-form.tsx';

/** What is due on a note, then how much of it is paid now. */
export function PayDialog({ noteId }: { readonly noteId: string }): ReactNode {
  const t = useText();
  const due = useQuery(dueQuery(noteId));
  const early = useQuery({ ...earlyQuery(noteId), enabled: due.data?.note.state === 'issued' });
  return (
    <QueryView query={due}>
      {({ note, due: payments }) => (
        <div className={classes.form}>
          <p className={classes.hint}>{t('pay.of', { number: note.number, purpose: note.purpose })}</p>
          {payments.items.length === 0 ? (
            <p>{t('pay.nothing')}</p>
          ) : (
            <>
              <Parts due={payments} contract={note.contract} />
              <PayForm
                noteId={note.id}
                contract={note.contract}
                totalDue={payments.total_due}
                early={early.data ?? null}
                duplicate={duplicateOf(payments)}
              />
            </>
          )}
        </div>
      )}
    </QueryView>
  );
}

interface PartsProps {
  readonly due: DuePayments;
  readonly contract: IssuerNote['contract'];
}

function Parts({ due, contract }: PartsProps): ReactNode {
  const t = useText();
  return (
    <Facts
      rows={[
        ...due.items.map(
          (item) =>
            [
              t('pay.instalment', { number: item.instalment, day: formatDate(item.due_on) }),
              <Money key={item.instalment} amount={item.total} />,
            ] as const,
        ),
        [t('pay.principal'), <Money key="p" amount={sumOf(due.items.map((item) => item.principal))} />],
        [t(`word.${contract}`), <Money key="r" amount={sumOf(due.items.map((item) => item.return))} />],
        ...lateRows(t, contract, {
          late_charge: sumOf(due.items.map((item) => item.late_charge)),
          tawidh: sumOf(due.items.map((item) => item.tawidh)),
          gharamah: sumOf(due.items.map((item) => item.gharamah)),
        }),
        ...amountRow(t('pay.costs'), due.costs),
        ...amountRow(t('pay.excess'), due.excess),
        ...(due.total_upcoming === '0.00' ? [] : amountRow(t('pay.overdue'), due.total_overdue)),
        ...(due.total_overdue === '0.00' ? [] : amountRow(t('pay.upcoming'), due.total_upcoming)),
        [
          t('pay.total'),
          <b key="total">
            <Money amount={due.total_due} />
          </b>,
        ],
      ]}
    />
  );
}

function sumOf(amounts: readonly string[]): string {
  return senToText(sumSen(amounts.map(senFromText)));
}
