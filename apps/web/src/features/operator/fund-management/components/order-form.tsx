import { Button, Checkbox, Group, Select, Stack, Textarea } from '@mantine/core';
import type { ManagedOrderKind } from '@titian/contracts/fund-management';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import { useIntention } from '../../../../lib/api/intention.ts';
import { type CallForm, useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import panel from '../../shared/panel.module.css';
import { text as sharedText } from '../../shared/text.ts';
import { type ManagedPage, type OpenNote, proposeOrder, useOrderProposed } from '../api/fund-management.ts';
import { text, useText } from '../text.ts';

interface OrderFormProps {
  readonly kind: ManagedOrderKind;
  readonly page: ManagedPage;
  readonly onClose: () => void;
}

const empty = { note_id: '', amount: '', fill_remaining: false, acknowledge_limit: false, reason: '' };
type Values = typeof empty;

/** Enters an order for an investor; it is executed when another operator approves it (FND-3). */
export function OrderForm({ kind, page, onClose }: OrderFormProps): ReactNode {
  const t = useText();
  const proposed = useOrderProposed();
  const intention = useIntention(null);
  const { id, cash } = page.investor;
  const call = useCallForm<Values, unknown>({
    initialValues: empty,
    send: ({ note_id: note, ...rest }) =>
      proposeOrder(id, { kind, note_id: note === '' ? null : note, ...rest }, intention.key),
    onSuccess: async () => {
      showToast('success', sharedText('proposed'));
      onClose();
      await proposed();
    },
    onRejected: () => {
      intention.renew();
      return false;
    },
  });
  const { form } = call;
  return (
    <form onSubmit={call.onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={call.message} problems={call.problems} />
        {kind === 'subscription' && <NoteFields call={call} notes={page.notes} />}
        <div data-path="amount">
          <MoneyInput
            label={t('order.amount')}
            description={t('order.available', { amount: formatMoney(cash) })}
            required
            value={form.values.amount}
            error={form.errors.amount}
            onChange={(amount) => form.setFieldValue('amount', amount)}
          />
        </div>
        {kind === 'withdrawal' && <p className={panel.hint}>{t('order.toAccount')}</p>}
        <Textarea
          label={t('order.reason')}
          description={t('order.reasonHint')}
          data-path="reason"
          autosize
          minRows={2}
          required
          {...form.getInputProps('reason')}
        />
        <Group gap="sm">
          <Button type="submit" loading={call.working}>
            {t(kind === 'subscription' ? 'order.submitSubscription' : 'order.submitWithdrawal')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={call.working}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface NoteFieldsProps {
  readonly call: CallForm<Values>;
  readonly notes: readonly OpenNote[];
}

function NoteFields({ call: { form }, notes }: NoteFieldsProps): ReactNode {
  const t = useText();
  const allowed = notes.filter((note) => note.allowed);
  return (
    <>
      <Select
        label={t('order.note')}
        placeholder={t('order.notePlaceholder')}
        description={allowed.length === 0 ? t('order.noneOpen') : undefined}
        data-path="note_id"
        required
        searchable
        data={allowed.map((note) => ({ value: note.id, label: optionOf(note) }))}
        value={form.values.note_id === '' ? null : form.values.note_id}
        error={form.errors.note_id}
        onChange={(note) => form.setFieldValue('note_id', note ?? '')}
      />
      <Checkbox label={t('order.fill')} {...form.getInputProps('fill_remaining', { type: 'checkbox' })} />
      <Checkbox
        label={t('order.acknowledge')}
        {...form.getInputProps('acknowledge_limit', { type: 'checkbox' })}
      />
    </>
  );
}

function optionOf({ number, grade, rate, term_months: months, remaining }: OpenNote): string {
  return text('order.noteOption', { number, grade, rate, months, amount: formatMoney(remaining) });
}
