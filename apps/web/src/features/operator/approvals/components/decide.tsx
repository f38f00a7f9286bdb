import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '@titian/contracts/http/api-error';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { mapServerErrors } from '../../../../lib/form/map-server-errors.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { LimitNote } from '../../shared/limit-note.tsx';
import { approve, reject } from '../api/decide.ts';
import type { Approval } from '../api/list-approvals.ts';
import { type Decision, useDecisionKeys } from '../lib/decision-keys.ts';
import { useText } from '../text.ts';
import { ConfirmDecision } from './confirm-decision.tsx';
import { ChangedParts } from './parts.tsx';

interface DecideProps {
  readonly approval: Approval;
  /** Whether an error has closed it: then only the reason is shown. */
  readonly isOver: boolean;
  readonly onAnswer: (answer: 'done' | 'refused') => void;
}

/** The checker's two buttons; the reason is required before a rejection is sent. */
export function Decide({ approval, isOver, onAnswer }: DecideProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const decision = useMutation({
    mutationFn: (which: Decision) =>
      which === 'approve' ? approve(approval.id, reason) : reject(approval.id, reason),
    onSuccess: ({ approval: { state } }, which) => {
      const outcome = state === 'proposed' ? 'checked' : 'approved';
      showToast('success', t(`decide.${which === 'approve' ? outcome : 'rejected'}`));
      onAnswer('done');
    },
    onError: () => onAnswer('refused'),
    // Also after an error: it was decided by another operator, or its subject has changed.
    onSettled: () => queries.invalidateQueries({ queryKey: ['operator'] }),
  });
  const { message, problems } = mapServerErrors(decision.error);
  const working = (which: Decision) => decision.isPending && decision.variables === which;
  const { box, pressed, setPressed } = useDecisionKeys(approval, isOver || decision.isPending);
  if (isOver) {
    return (
      <Stack gap="xs">
        <FormErrors message={message} problems={problems} />
        <ChangedParts parts={partsOf(decision.error)} />
      </Stack>
    );
  }
  return (
    <Stack gap="md" ref={box}>
      <LimitNote kind={approval.kind} />
      {pressed !== null && (
        <ConfirmDecision
          approval={approval}
          decision={pressed}
          reason={reason}
          onReason={setReason}
          working={decision.isPending}
          onConfirm={() => decision.mutate(pressed, { onSettled: () => setPressed(null) })}
          onCancel={() => setPressed(null)}
        />
      )}
      <FormErrors message={message} problems={problems} />
      <Textarea
        label={t('decide.reason')}
        description={`${t('decide.rejectHint')} ${t('decide.approveHint')}`}
        autosize
        data-path="reason"
        error={problems.find(({ field }) => field === 'reason')?.text}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group gap="sm">
        {approval.can.approve && (
          <Button
            loading={working('approve')}
            disabled={working('reject')}
            onClick={() => decision.mutate('approve')}
          >
            {t('decide.approve')}
          </Button>
        )}
        {approval.can.reject && (
          <Button
            color="saga"
            variant="outline"
            loading={working('reject')}
            disabled={working('approve')}
            onClick={() => decision.mutate('reject')}
          >
            {t('decide.reject')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** The parts that an error reports as changed since the proposal was made. */
function partsOf(error: unknown): string[] {
  const parts = hasCode(error, 'approval_stale') ? error.details.stale_because : [];
  return Array.isArray(parts) ? parts.filter((one) => typeof one === 'string') : [];
}
