import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { useText as useSharedText } from '../../shared/text.ts';
import type { PremiumAnswer, PremiumApplication } from '../api/premium.ts';
import { useText } from '../text.ts';

type Decision = 'Approved' | 'Rejected';

const choices = [
  ['Approved', 'approve'],
  ['Rejected', 'reject'],
] as const;

interface PremiumDecisionProps {
  readonly application: PremiumApplication;
  readonly can: PremiumAnswer['can'];
}

/** The maker's buttons, and the form of the one that was pressed. */
export function PremiumDecision({ application, can }: PremiumDecisionProps): ReactNode {
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
        <DecisionForm id={application.id} decision={decision} onEnd={() => setDecision(null)} />
      </div>
    );
  }
  return (
    <div className={panel.buttons}>
      {possible.map(([one, action]) => (
        <Button
          key={one}
          {...(action === 'approve' ? {} : { variant: 'default' })}
          onClick={() => setDecision(one)}
        >
          {t(`decide.${action}`)}
        </Button>
      ))}
    </div>
  );
}

interface DecisionFormProps {
  readonly id: string;
  readonly decision: Decision;
  readonly onEnd: () => void;
}

function DecisionForm({ id, decision, onEnd }: DecisionFormProps): ReactNode {
  const t = useText();
  const [remarks, setRemarks] = useState('');
  const rejects = decision === 'Rejected';
  return (
    <ProposalForm
      kind="premium_decision"
      submit={t(rejects ? 'decide.reject' : 'decide.approve')}
      destructive={rejects}
      propose={(reason) => ({
        kind: 'premium_decision',
        subject_id: id,
        after: rejects ? { decision, remarks } : { decision },
        reason,
      })}
      onDone={onEnd}
      onCancel={onEnd}
    >
      {(errorOf) =>
        rejects ? (
          <Textarea
            label={t('decide.remarks')}
            description={t('decide.remarksHint')}
            autosize
            minRows={2}
            required
            data-path="remarks"
            error={errorOf('remarks')}
            value={remarks}
            onChange={(event) => setRemarks(event.currentTarget.value)}
          />
        ) : (
          <p>{t('decide.approveNote')}</p>
        )
      }
    </ProposalForm>
  );
}
