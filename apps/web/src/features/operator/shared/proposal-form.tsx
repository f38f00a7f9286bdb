import { Button, Group, Stack, Textarea } from '@mantine/core';
import { rolesOf } from '@titian/contracts/permissions';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { mapProposalErrors } from './map-proposal-errors.ts';
import { useText } from './text.ts';
import { type Proposal, usePropose } from './use-propose.ts';

interface ProposalFormProps {
  /** Makes the proposal once the reason is known. */
  readonly propose: (reason: string) => Proposal;
  readonly kind: Proposal['kind'];
  readonly submit: string;
  readonly destructive?: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** The fields of the change; each gets its server error, and the whole error what stands beside the fields. */
  readonly children?: (errorOf: (field: string) => string | undefined, error: Error | null) => ReactNode;
}

/** The maker's half of a change: its fields, the reason, and the checker's role (OPS-1). */
export function ProposalForm(props: ProposalFormProps): ReactNode {
  const t = useText();
  const [reason, setReason] = useState('');
  useUnsavedWork(reason !== '');
  const proposal = usePropose(props.onDone);
  const { message, problems } = mapProposalErrors(proposal.error);
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.text;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    proposal.mutate(props.propose(reason));
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        {props.children?.(errorOf, proposal.error)}
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          autosize
          minRows={2}
          required
          data-path="reason"
          error={errorOf('reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <p>
          {t('decider', {
            role: rolesOf(props.kind)
              .map((role) => t(`roles.${role}`))
              .join(', '),
          })}
        </p>
        <Group gap="sm">
          <Button type="submit" color={props.destructive ? 'saga' : 'pandan'} loading={proposal.isPending}>
            {props.submit}
          </Button>
          <Button variant="default" onClick={props.onCancel} disabled={proposal.isPending}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
