import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { FileField } from '../../../components/file-field.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useIntention } from '../../../lib/api/intention.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { topUpsQuery } from '../api/history.ts';
import { sendProof, type TransferAccount, transferAccountQuery } from '../api/transfer.ts';
import { MINIMUM_TEXT } from '../lib/use-top-up-form.ts';
import { useText } from '../text.ts';
import classes from './wallet.module.css';

/** A bank transfer with its proof, for customers who cannot pay by FPX (WAL-5). Opens on request. */
export function TransferSection(): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(false);
  const account = useQuery({ ...transferAccountQuery, enabled: open });
  if (!open) {
    return (
      <div className={classes.actions}>
        <Button variant="subtle" size="sm" className={classes.plain} onClick={() => setOpen(true)}>
          {t('transfer.open')}
        </Button>
      </div>
    );
  }
  return (
    <section className={classes.transfer} aria-label={t('transfer.title')}>
      <h2 className={classes.asideTitle}>{t('transfer.title')}</h2>
      <p className={classes.hint}>{t('transfer.body')}</p>
      <QueryView query={account}>{(details) => <Transfer account={details} />}</QueryView>
    </section>
  );
}

function Transfer({ account }: { readonly account: TransferAccount }): ReactNode {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const { first_topup: done } = useCurrentUser();
  const [proof, setProof] = useState<readonly File[]>([]);
  const [amount, setAmount] = useState('');
  const intention = useIntention({ amount, proof });
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { amount: '', manual_payment_proof_file: '' },
    send: () => sendProof({ amount, proof, firstTime: !done, idempotencyKey: intention.key }),
    onSuccess: async ({ ref_number: reference }) => {
      intention.renew();
      await queries.invalidateQueries({ queryKey: topUpsQuery.queryKey });
      await router.navigate({ ...pageLink('balance'), search: { ref_number: reference } });
    },
    onRejected: ({ errors }) => {
      if (errors.manual_payment_proof_file !== undefined) {
        // A file that fails clears its input (FIL-6).
        setProof([]);
      }
      return false;
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <Facts
        rows={[
          [t('transfer.name'), account.name],
          [t('transfer.bank'), account.bank],
          [t('transfer.number'), account.number],
          [t('transfer.reference'), account.reference],
        ]}
      />
      <FormErrors message={message} problems={problems} />
      <div data-path="amount">
        <MoneyInput
          label={t('transfer.amount')}
          value={amount}
          onChange={setAmount}
          error={form.errors.amount}
          resetBelow={MINIMUM_TEXT}
        />
      </div>
      <FileField
        label={t('transfer.proof')}
        description={t('transfer.proofHint')}
        path="manual_payment_proof_file"
        required
        max={1}
        value={proof}
        onChange={setProof}
        error={form.errors.manual_payment_proof_file}
      />
      <MoneyButton type="submit" fullWidth variant="default" loading={working}>
        {t('transfer.send')}
      </MoneyButton>
    </form>
  );
}
