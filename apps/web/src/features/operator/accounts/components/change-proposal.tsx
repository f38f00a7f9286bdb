import { type ReactNode, useState } from 'react';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { OperatorAccount, Role } from '../api/accounts.ts';
import { useText } from '../text.ts';
import { RoleChoice } from './role-choice.tsx';

/** The account changes by two administrators, except the person's details. */
export const changeSteps = ['roles', 'enable', 'disable', 'password_reset', 'second_factor_reset'] as const;

interface ChangeProposalProps {
  readonly operator: OperatorAccount;
  readonly step: (typeof changeSteps)[number];
  readonly onClose: () => void;
}

/** Proposes one change of an operator's account; another administrator decides. */
export function ChangeProposal({ operator, step, onClose }: ChangeProposalProps): ReactNode {
  const t = useText();
  const [roles, setRoles] = useState<Role[]>([...operator.roles]);
  return (
    <div className={panel.form}>
      <ProposalForm
        kind={`operator_${step}`}
        submit={t(`step.${step}.submit`)}
        destructive={step === 'disable'}
        propose={(reason) =>
          step === 'roles'
            ? { kind: 'operator_roles', subject_id: operator.id, after: { roles }, reason }
            : { kind: `operator_${step}`, subject_id: operator.id, after: {}, reason }
        }
        onDone={onClose}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <p>{t(`step.${step}.body`)}</p>
            {step === 'roles' && <RoleChoice value={roles} onChange={setRoles} error={errorOf('roles')} />}
          </>
        )}
      </ProposalForm>
    </div>
  );
}
