import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { ActForm } from '../../shared/act-form.tsx';
import { AMOUNT } from '../../shared/amount-pattern.ts';
import { acts, type Collection } from '../api/collections.ts';
import { useCollectionForm } from '../lib/use-collection-form.ts';
import { useText } from '../text.ts';
import type { ActProps } from './contact-form.tsx';
import { InvestorPreview } from './investor-preview.tsx';

/** Records what the issuer has promised to pay by a day; payments decide what becomes of it (REC-18). */
export function PromiseForm({ one, onClose }: ActProps): ReactNode {
  const t = useText();
  const call = useCollectionForm('promise', onClose, { amount: '', due_on: businessToday() }, (body, key) =>
    acts.promise(one.id, body, key),
  );
  const { getInputProps, values } = call.form;
  const isReadable = AMOUNT.test(values.amount) && values.due_on !== '';
  return (
    <ActForm call={call} submit={t('promise.submit')} onClose={onClose}>
      <div data-path="amount">
        <MoneyInput label={t('promise.amount')} required {...getInputProps('amount')} value={values.amount} />
      </div>
      <DateField
        label={t('promise.dueOn')}
        description={t('promise.dueHint')}
        required
        min={businessToday()}
        data-path="due_on"
        {...getInputProps('due_on')}
        value={values.due_on}
      />
      {isReadable && (
        <InvestorPreview step={{ step: 'promise', amount: values.amount, due_on: values.due_on }} />
      )}
    </ActForm>
  );
}

interface CancelProps {
  readonly promise: Collection['promises'][number];
  readonly onClose: () => void;
}

/** Cancels an open promise; investors read that it no longer stands, and not why. */
export function CancelPromiseForm({ promise, onClose }: CancelProps): ReactNode {
  const t = useText();
  const call = useCollectionForm('cancel', onClose, { reason: '' }, ({ reason }) =>
    acts.cancelPromise(promise.id, reason),
  );
  return (
    <ActForm call={call} submit={t('promise.cancel')} onClose={onClose}>
      <Textarea
        label={t('promise.reason')}
        description={t('promise.reasonHint')}
        data-path="reason"
        autosize
        minRows={2}
        required
        maxLength={500}
        {...call.form.getInputProps('reason')}
      />
      <InvestorPreview step={{ step: 'promise_cancelled', amount: promise.amount, due_on: promise.due_on }} />
    </ActForm>
  );
}
