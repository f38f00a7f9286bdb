import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { type BookedPayment, type IssuerNote, paymentsQuery } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';
import { amountRow, lateRows } from './late-rows.tsx';
import { ReceiptButton } from './receipt-button.tsx';

interface PaymentsButtonProps {
  readonly note: Pick<IssuerNote, 'id' | 'number' | 'contract'>;
  /** Small beside a line of a list. */
  readonly compact?: boolean;
}

/** Opens what was paid on a note, each payment with its receipt. */
export function PaymentsButton({ note, compact = false }: PaymentsButtonProps): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant={compact ? 'subtle' : 'default'}
        size={compact ? 'compact-sm' : 'sm'}
        className={compact ? classes.compact : undefined}
        aria-label={compact ? t('payments.titleOf', { number: note.number }) : undefined}
        onClick={() => setOpened(true)}
      >
        {t('payments.open')}
      </Button>
      <Dialog
        opened={opened}
        title={t('payments.titleOf', { number: note.number })}
        onClose={() => setOpened(false)}
      >
        <Payments note={note} />
      </Dialog>
    </>
  );
}

function Payments({ note }: Pick<PaymentsButtonProps, 'note'>): ReactNode {
  const t = useText();
  const payments = useQuery(paymentsQuery(note.id));
  return (
    <QueryView query={payments}>
      {(items) =>
        items.length === 0 ? (
          <p>{t('payments.none')}</p>
        ) : (
          <ul className={classes.payments}>
            {items.map((payment) => (
              <li key={payment.id}>
                <Payment payment={payment} contract={note.contract} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

interface PaymentProps {
  readonly payment: BookedPayment;
  readonly contract: IssuerNote['contract'];
}

function Payment({ payment, contract }: PaymentProps): ReactNode {
  const t = useText();
  return (
    <>
      <div className={classes.payment}>
        <div className={classes.what}>
          <b>
            <DateText value={payment.received_on} />
          </b>
          <div className={classes.sub}>
            {payment.reference === null
              ? t(`payments.method.${payment.method}`)
              : t('payments.by', {
                  method: t(`payments.method.${payment.method}`),
                  reference: payment.reference,
                })}
          </div>
        </div>
        <b>
          <Money amount={payment.amount} />
        </b>
      </div>
      <Facts
        rows={[
          [t('schedule.principal'), <Money key="p" amount={payment.principal} />],
          [t(`word.${contract}`), <Money key="r" amount={payment.return} />],
          ...lateRows(t, contract, payment),
          ...amountRow(t('pay.costs'), payment.costs),
          ...amountRow(t('payments.guarantor'), payment.guarantor),
          ...amountRow(t('payments.excess'), payment.excess),
        ]}
      />
      <ReceiptButton payment={payment.id} number={payment.receipt_number} compact />
    </>
  );
}
