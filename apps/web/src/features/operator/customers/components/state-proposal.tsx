import { NativeSelect, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { Customer } from '../api/read-customer.ts';
import { useText } from '../text.ts';

const categories = ['other', 'customer_request', 'fraud'] as const;
type Category = (typeof categories)[number];

interface StateProposalProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Proposes to disable an account, with the reason its owner will read, or to enable it again. */
export function StateProposal({ customer, onClose }: StateProposalProps): ReactNode {
  const t = useText();
  const [message, setMessage] = useState('');
  const [category, setCategory] = useState<Category>('other');
  const disables = customer.account_status === 'Active';
  const next = disables ? 'Inactive' : 'Active';
  return (
    <div className={panel.form}>
      <ProposalForm
        kind="account_state"
        submit={t(disables ? 'state.proposeDisable' : 'state.proposeEnable')}
        destructive={disables}
        propose={(reason) => ({
          kind: 'account_state',
          subject_id: customer.id,
          // An enabled account shows no message: the reason for the operators is the reason.
          after: {
            account_status: next,
            reason: disables ? message : reason,
            ...(disables ? { category } : {}),
          },
          reason,
        })}
        onDone={onClose}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <p>
              <strong>
                {t('state.change', {
                  before: t(`account.${customer.account_status}`),
                  after: t(`account.${next}`),
                })}
              </strong>
            </p>
            <p>{t(disables ? 'state.disableBody' : 'state.enableBody')}</p>
            {disables && (
              <NativeSelect
                label={t('state.category')}
                description={t('state.categoryHint')}
                data={categories.map((one) => ({ value: one, label: t(`state.categories.${one}`) }))}
                data-path="category"
                error={errorOf('category')}
                value={category}
                onChange={(event) =>
                  setCategory(categories.find((one) => one === event.currentTarget.value) ?? category)
                }
              />
            )}
            {disables && (
              <Textarea
                label={t('state.message')}
                description={t('state.messageHint')}
                autosize
                minRows={2}
                maxLength={500}
                required
                data-path="reason"
                error={errorOf('reason')}
                value={message}
                onChange={(event) => setMessage(event.currentTarget.value)}
              />
            )}
          </>
        )}
      </ProposalForm>
    </div>
  );
}
