import { Switch, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { text as sharedText } from '../../shared/text.ts';
import type { CustomerAnswer } from '../api/read-customer.ts';
import { useText } from '../text.ts';

interface FlagsProposalProps {
  readonly answer: CustomerAnswer;
  readonly onClose: () => void;
}

/** Proposes what operators set for an account; under each field stands what it is now. */
export function FlagsProposal({ answer, onClose }: FlagsProposalProps): ReactNode {
  const t = useText();
  const { customer } = answer;
  const [managed, setManaged] = useState(customer.flags.is_fund_managed);
  const [guaranteed, setGuaranteed] = useState(customer.flags.guaranteed_only);
  const [parent, setParent] = useState(customer.flags.parent?.email ?? '');
  const closed = whyClosed(answer);
  const now = (value: string) => t('flags.now', { value });
  const yesNo = (isSet: boolean) => now(sharedText(isSet ? 'yes' : 'no'));
  return (
    <div className={panel.form}>
      <ProposalForm
        kind="account_flags"
        submit={t('flags.submit')}
        propose={(reason) => ({
          kind: 'account_flags',
          subject_id: customer.id,
          after: {
            is_fund_managed: managed,
            parent_email: parent.trim() === '' ? null : parent.trim(),
            guaranteed_only: guaranteed,
          },
          reason,
        })}
        onDone={onClose}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <Switch
              label={t('flags.managed')}
              description={
                closed.managed === null ? yesNo(customer.flags.is_fund_managed) : t(closed.managed)
              }
              data-path="is_fund_managed"
              disabled={closed.managed !== null}
              error={errorOf('is_fund_managed')}
              checked={managed}
              onChange={(event) => setManaged(event.currentTarget.checked)}
            />
            <Switch
              label={t('flags.guaranteed')}
              description={
                closed.guaranteed === null ? yesNo(customer.flags.guaranteed_only) : t(closed.guaranteed)
              }
              data-path="guaranteed_only"
              disabled={closed.guaranteed !== null}
              error={errorOf('guaranteed_only')}
              checked={guaranteed}
              onChange={(event) => setGuaranteed(event.currentTarget.checked)}
            />
            <TextInput
              type="email"
              label={t('flags.parentField')}
              description={`${now(customer.flags.parent?.email ?? t('flags.noParent'))}. ${t('flags.parentHint')}`}
              data-path="parent_email"
              error={errorOf('parent_email')}
              value={parent}
              onChange={(event) => setParent(event.currentTarget.value)}
            />
          </>
        )}
      </ProposalForm>
    </div>
  );
}

/** Why a switch cannot be moved, as a key of the catalogue; null where it can. */
function whyClosed({ customer, fund_management_enabled: isOpen }: CustomerAnswer) {
  if (customer.role !== 'investor') {
    return { managed: 'flags.notInvestor', guaranteed: 'flags.notInvestor' } as const;
  }
  const off = !isOpen && !customer.flags.is_fund_managed;
  return { managed: off ? ('flags.managementOff' as const) : null, guaranteed: null };
}
