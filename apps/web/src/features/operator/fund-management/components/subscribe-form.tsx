import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useUnsavedWork } from '../../../../lib/form/unsaved-work.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { text as sharedText } from '../../shared/text.ts';
import { type ManagedPage, proposeOrder, useOrderProposed } from '../api/fund-management.ts';
import { newRow, type OrderRow, sendRows } from '../lib/order-rows.ts';
import { useText } from '../text.ts';
import { SubscribeRow } from './subscribe-row.tsx';

interface SubscribeFormProps {
  readonly page: ManagedPage;
  readonly onClose: () => void;
}

const ROWS_MAX = 10;

/** Subscribes to one note or several; each is a proposal of its own, and what is not taken stays in the form (FND-9). */
export function SubscribeForm({ page, onClose }: SubscribeFormProps): ReactNode {
  const t = useText();
  const [rows, setRows] = useState<readonly OrderRow[]>(() => [newRow()]);
  const [flags, setFlags] = useState({ fill_remaining: false, acknowledge_limit: false });
  const [reason, setReason] = useState('');
  useUnsavedWork(reason !== '' || rows.some((row) => row.amount !== ''));
  const sending = useSending({ page, rows, flags, reason, onLeft: setRows, onDone: onClose });
  const change = (key: string, part: Partial<OrderRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part, errors: null } : row)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sending.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {rows.map((row, at) => (
          <SubscribeRow
            key={row.key}
            row={row}
            number={at + 1}
            page={page}
            onChange={(part) => change(row.key, part)}
            {...(rows.length > 1 && { onRemove: () => setRows(rows.filter((one) => one !== row)) })}
          />
        ))}
        {rows.length < ROWS_MAX && (
          <Button variant="default" onClick={() => setRows([...rows, newRow()])}>
            {t('order.add')}
          </Button>
        )}
        <Flags flags={flags} onChange={setFlags} />
        <Textarea
          label={t('order.reason')}
          description={t('order.reasonHint')}
          data-path="reason"
          autosize
          minRows={2}
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group gap="sm">
          <Button type="submit" loading={sending.isPending}>
            {t('order.submitSubscription', { count: rows.length })}
          </Button>
          <Button variant="default" onClick={onClose} disabled={sending.isPending}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface Sending {
  readonly page: ManagedPage;
  readonly rows: readonly OrderRow[];
  readonly flags: { readonly fill_remaining: boolean; readonly acknowledge_limit: boolean };
  readonly reason: string;
  readonly onLeft: (rows: readonly OrderRow[]) => void;
  readonly onDone: () => void;
}

/** Proposes every row; the form closes once all are proposed. */
function useSending({ page, rows, flags, reason, onLeft, onDone }: Sending) {
  const proposed = useOrderProposed();
  const send = ({ key, noteId, amount }: OrderRow) => {
    const note_id = noteId === '' ? null : noteId;
    return proposeOrder(page.investor.id, { kind: 'subscription', note_id, amount, ...flags, reason }, key);
  };
  return useMutation({
    mutationFn: () => sendRows(rows, send),
    onSuccess: async (left) => {
      if (left.length < rows.length) {
        showToast('success', sharedText('proposed'));
      }
      if (left.length === 0) {
        onDone();
      } else {
        onLeft(left);
      }
      await proposed();
    },
  });
}

interface FlagsProps {
  readonly flags: Sending['flags'];
  readonly onChange: (flags: Sending['flags']) => void;
}

function Flags({ flags, onChange }: FlagsProps): ReactNode {
  const t = useText();
  return (
    <>
      <Checkbox
        label={t('order.fill')}
        checked={flags.fill_remaining}
        onChange={(event) => onChange({ ...flags, fill_remaining: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('order.acknowledge')}
        checked={flags.acknowledge_limit}
        onChange={(event) => onChange({ ...flags, acknowledge_limit: event.currentTarget.checked })}
      />
    </>
  );
}
