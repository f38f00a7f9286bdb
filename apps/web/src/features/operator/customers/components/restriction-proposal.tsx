import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { mapProposalErrors } from '../../shared/map-proposal-errors.ts';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { useText as useSharedText } from '../../shared/text.ts';
import type { Customer } from '../api/read-customer.ts';
import { type RestrictionRow, useRestrictAtOnce } from '../api/restrictions.ts';
import { text, useText } from '../text.ts';

type Level = Customer['money_restriction'];

const levels = ['none', 'outgoing', 'frozen'] as const;

interface RestrictionProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

const choicesOf = (from: readonly Level[]) =>
  from.map((level) => ({ value: level, label: text(`restriction.levels.${level}`) }));

/** Proposes another restriction than now, or to lift it: two of compliance decide. */
export function RestrictionProposal({ customer, onClose }: RestrictionProps): ReactNode {
  const t = useText();
  const now = customer.money_restriction;
  const possible = levels.filter((one) => one !== now);
  const [level, setLevel] = useState<Level>(possible[0] ?? 'none');
  return (
    <div className={panel.form}>
      <ProposalForm
        kind="money_restriction"
        submit={t('restriction.propose')}
        destructive={level !== 'none'}
        propose={(reason) => ({
          kind: 'money_restriction',
          subject_id: customer.id,
          after: { level },
          reason,
        })}
        onDone={onClose}
        onCancel={onClose}
      >
        {(errorOf) => (
          <NativeSelect
            label={t('restriction.level')}
            description={t('restriction.now', { level: t(`restriction.levels.${now}`) })}
            data={choicesOf(possible)}
            data-path="level"
            error={errorOf('level')}
            value={level}
            onChange={(event) => setLevel(levels.find((one) => one === event.currentTarget.value) ?? level)}
          />
        )}
      </ProposalForm>
    </div>
  );
}

/** Restricts more than now at once; a second person of compliance confirms it. */
export function RestrictAtOnce({ customer, onClose }: RestrictionProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const possible: readonly RestrictionRow['level'][] =
    customer.money_restriction === 'none' ? ['frozen', 'outgoing'] : ['frozen'];
  const [level, setLevel] = useState<RestrictionRow['level']>('frozen');
  const [reason, setReason] = useState('');
  const restricting = useRestrictAtOnce(customer.id, onClose);
  const { message, problems } = mapProposalErrors(restricting.error);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    restricting.mutate({ level, reason });
  }

  return (
    <form className={panel.form} onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <NativeSelect
          label={t('restriction.level')}
          data={choicesOf(possible)}
          value={level}
          onChange={(event) => setLevel(possible.find((one) => one === event.currentTarget.value) ?? level)}
        />
        <Textarea
          label={t('restriction.reason')}
          description={t('restriction.reasonHint')}
          autosize
          minRows={2}
          required
          data-path="reason"
          error={problems.find(({ field }) => field === 'reason')?.text}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <p>{t('restriction.atOnceBody')}</p>
        <Group gap="sm">
          <Button type="submit" color="saga" loading={restricting.isPending}>
            {t('restriction.atOnce')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={restricting.isPending}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
