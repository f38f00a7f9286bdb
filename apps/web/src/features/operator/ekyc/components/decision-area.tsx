import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { useText as useSharedText } from '../../shared/text.ts';
import type { Review, ReviewAnswer } from '../api/reviews.ts';
import { useText } from '../text.ts';

type Decision = 'Approved' | 'Retry' | 'Rejected';

const choices = [
  ['Approved', 'approve', 'decide.approve'],
  ['Retry', 'retry', 'decide.retry'],
  ['Rejected', 'reject', 'decide.reject'],
] as const;

interface DecisionAreaProps {
  readonly review: Review;
  readonly can: ReviewAnswer['can'];
}

/** The maker's buttons, and the form of the one that was pressed. */
export function DecisionArea({ review, can }: DecisionAreaProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const [decision, setDecision] = useState<Decision | null>(null);
  const possible = choices.filter(([, action]) => can[action] === true);
  if (possible.length === 0) {
    return <p className={panel.wait}>{sharedText('waitingForSecond')}</p>;
  }
  if (decision !== null) {
    return (
      <div className={panel.form}>
        <DecisionForm key={decision} id={review.id} decision={decision} onClose={() => setDecision(null)} />
      </div>
    );
  }
  return (
    <div className={panel.buttons}>
      {possible.map(([one, action, label]) => (
        <Button
          key={one}
          {...(action === 'approve' ? {} : { variant: 'default' })}
          onClick={() => setDecision(one)}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}

interface DecisionFormProps {
  readonly id: string;
  readonly decision: Decision;
  readonly onClose: () => void;
}

function DecisionForm({ id, decision, onClose }: DecisionFormProps): ReactNode {
  const t = useText();
  const [message, setMessage] = useState('');
  const isApproval = decision === 'Approved';
  const submit = isApproval ? 'approve' : decision === 'Retry' ? 'proposeRetry' : 'reject';
  return (
    <ProposalForm
      kind="ekyc_decision"
      submit={t(`decide.${submit}`)}
      destructive={decision === 'Rejected'}
      propose={(reason) => ({
        kind: 'ekyc_decision',
        subject_id: id,
        after: isApproval ? { decision } : { decision, message },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) =>
        isApproval ? (
          <p>{t('decide.approveNote')}</p>
        ) : (
          <Textarea
            label={t('decide.message')}
            description={t('decide.messageHint')}
            required
            autosize
            minRows={2}
            data-path="message"
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
            error={errorOf('message')}
          />
        )
      }
    </ProposalForm>
  );
}
