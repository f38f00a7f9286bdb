import { Stack, Textarea } from '@mantine/core';
import { isApprovalKind } from '@titian/contracts/permissions';
import type { ReactNode } from 'react';
import { ConfirmModal } from '../../../../components/confirm-modal.tsx';
import { readable } from '../../shared/readable.ts';
import type { Approval } from '../api/list-approvals.ts';
import { subjectOf } from '../lib/changes.ts';
import type { Decision } from '../lib/decision-keys.ts';
import { useText } from '../text.ts';

interface ConfirmDecisionProps {
  readonly approval: Approval;
  readonly decision: Decision;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly working: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The second step of a decision that was chosen by a key: what is decided, and about whom. */
export function ConfirmDecision(props: ConfirmDecisionProps): ReactNode {
  const t = useText();
  const { approval, decision, reason, onReason } = props;
  const { kind } = approval;
  return (
    <ConfirmModal
      opened
      title={t(`decide.${decision}Title`)}
      confirm={t(`decide.${decision}`)}
      destructive={decision === 'reject'}
      working={props.working}
      impossible={decision === 'reject' && reason.trim() === ''}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <Stack gap="md">
        <p>
          {t('decide.about', {
            change: isApprovalKind(kind) ? t(`kind.${kind}`) : readable(kind),
            subject: subjectOf(approval),
            maker: approval.maker.name,
          })}
        </p>
        <p>{t(`decide.${decision}Body`)}</p>
        <Textarea
          label={t('decide.reason')}
          description={t(decision === 'reject' ? 'decide.rejectHint' : 'decide.approveHint')}
          autosize
          data-autofocus
          value={reason}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmModal>
  );
}
