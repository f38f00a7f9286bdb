import { Button, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { useText as useSharedText } from '../../shared/text.ts';
import type { Application, ApplicationAnswer } from '../api/read-application.ts';
import { useText } from '../text.ts';
import { type Remark, RemarkFields } from './remark-fields.tsx';

type Decision = 'Approved' | 'Rejected' | 'More Info Required';

/** What the maker is about to propose. */
export interface Draft {
  readonly decision: Decision | null;
  readonly remarks: readonly Remark[];
  /** How the identity was verified, where the identity check is not approved. */
  readonly otherProof: string;
}

export const noDraft: Draft = { decision: null, remarks: [], otherProof: '' };

const choices = [
  ['Approved', 'approve', 'decide.approve'],
  ['More Info Required', 'more_info', 'decide.moreInfo'],
  ['Rejected', 'reject', 'decide.reject'],
] as const;

interface DecisionAreaProps {
  readonly application: Application;
  readonly can: ApplicationAnswer['can'];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** The maker's buttons, and the form of the one that was pressed. */
export function DecisionArea({ application, can, draft, onDraft }: DecisionAreaProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const possible = choices.filter(([, action]) => can[action] === true);
  if (possible.length === 0) {
    return <p className={panel.wait}>{sharedText('waitingForSecond')}</p>;
  }
  if (draft.decision === null) {
    return (
      <div className={panel.buttons}>
        {possible.map(([decision, action, label]) => (
          <Button
            key={decision}
            {...(action === 'approve' ? {} : { variant: 'default' })}
            onClick={() => onDraft({ ...draft, decision, remarks: firstRemark(decision, draft.remarks) })}
          >
            {t(label)}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className={panel.form}>
      <DecisionForm application={application} decision={draft.decision} draft={draft} onDraft={onDraft} />
    </div>
  );
}

function firstRemark(decision: Decision, remarks: readonly Remark[]): readonly Remark[] {
  return decision === 'More Info Required' && remarks.length === 0 ? [{ field: '', text: '' }] : remarks;
}

interface DecisionFormProps extends Omit<DecisionAreaProps, 'can'> {
  readonly decision: Decision;
}

function DecisionForm({ application, decision, draft, onDraft }: DecisionFormProps): ReactNode {
  const t = useText();
  const requestsMore = decision === 'More Info Required';
  const needsProof = decision === 'Approved' && !application.is_ekyc_verified;
  const submit = requestsMore
    ? t('decide.proposeMoreInfo')
    : t(decision === 'Approved' ? 'decide.approve' : 'decide.reject');
  return (
    <ProposalForm
      kind="application_decision"
      submit={submit}
      destructive={decision === 'Rejected'}
      propose={(reason) => ({
        kind: 'application_decision',
        subject_id: application.id,
        after: afterOf(decision, draft, needsProof),
        reason,
      })}
      onDone={() => onDraft(noDraft)}
      onCancel={() => onDraft(noDraft)}
    >
      {(errorOf) =>
        requestsMore ? (
          <RemarkFields
            application={application}
            remarks={draft.remarks}
            onChange={(remarks) => onDraft({ ...draft, remarks })}
            errorOf={errorOf}
          />
        ) : (
          <>
            <p>{t(decision === 'Approved' ? 'decide.approveNote' : 'decide.rejectNote')}</p>
            {needsProof && (
              <Textarea
                label={t('decide.otherProof')}
                description={t('decide.otherProofHint')}
                required
                autosize
                minRows={2}
                data-path="without_ekyc"
                value={draft.otherProof}
                onChange={(event) => onDraft({ ...draft, otherProof: event.currentTarget.value })}
                error={errorOf('without_ekyc')}
              />
            )}
          </>
        )
      }
    </ProposalForm>
  );
}

function afterOf(decision: Decision, draft: Draft, needsProof: boolean) {
  if (decision === 'More Info Required') {
    return { decision, remarks: draft.remarks.map((one) => ({ ...one })) };
  }
  return needsProof ? { decision, without_ekyc: draft.otherProof } : { decision };
}
