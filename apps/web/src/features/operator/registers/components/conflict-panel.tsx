import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { managedConflictStates, REGISTER_TEXT_MAX } from '@titian/contracts/registers';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { ActForm } from '../../shared/act-form.tsx';
import { Facts } from '../../shared/facts.tsx';
import { FormToggle } from '../../shared/form-toggle.tsx';
import panel from '../../shared/panel.module.css';
import { useChangingForm } from '../../shared/use-changing-form.ts';
import { acts, type ConflictVersion, conflictQuery, useRegistersChanged } from '../api/registers.ts';
import { text, useText } from '../text.ts';
import { conflictFacts } from './conflict-facts.tsx';
import { EarlierVersions, VersionLine } from './earlier-versions.tsx';

const CHANGED = ['entry_changed', 'wrong_state'];

/** One conflict of interest: the disclosure, how it is mitigated, and its management (CMP-7). */
export function ConflictPanel({ id }: { readonly id: string }): ReactNode {
  return (
    <QueryView query={useQuery(conflictQuery(id))}>
      {({ now, earlier, can }) => (
        <div className={panel.stack}>
          {can.manage && (
            <FormToggle
              key={now.version}
              label={text('conflict.manage')}
              form={(close) => <ManageForm last={now} onClose={close} />}
            />
          )}
          <div>
            <VersionLine one={now} />
            <Facts facts={conflictFacts(now)} />
          </div>
          <EarlierVersions versions={earlier} factsOf={conflictFacts} />
        </div>
      )}
    </QueryView>
  );
}

type ManagedState = (typeof managedConflictStates)[number];

function ManageForm({
  last,
  onClose,
}: {
  readonly last: ConflictVersion;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const changed = useRegistersChanged();
  const call = useChangingForm({
    initialValues: {
      ...{ state: 'managed' as ManagedState, mitigation: last.mitigation ?? '' },
      ...{ customer_number: last.customer?.number ?? '', review_on: last.review_on ?? '' },
    },
    send: (values) =>
      acts.manageConflict(last.id, {
        ...{ version: last.version, state: values.state, mitigation: values.mitigation },
        customer_number: values.customer_number || null,
        review_on: values.state === 'closed' ? null : values.review_on || null,
      }),
    done: t('done.manage'),
    onDone: async () => {
      await changed();
      onClose();
    },
    changedCodes: CHANGED,
    readAgain: () => void changed(),
  });
  const { getInputProps, values } = call.form;
  return (
    <ActForm call={call} submit={t('conflict.save')} onClose={onClose}>
      <NativeSelect
        label={t('columns.state')}
        {...(values.state === 'closed' && { description: t('conflict.closedHint') })}
        data-path="state"
        data={managedConflictStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        {...getInputProps('state')}
      />
      <Textarea
        label={t('columns.mitigation')}
        description={t('conflict.mitigationHint')}
        data-path="mitigation"
        autosize
        minRows={3}
        maxLength={REGISTER_TEXT_MAX}
        {...getInputProps('mitigation')}
      />
      <TextInput
        label={t('conflict.customerNumber')}
        description={t('conflict.customerHint')}
        data-path="customer_number"
        maxLength={60}
        {...getInputProps('customer_number')}
      />
      {values.state === 'managed' && (
        <DateField
          label={t('columns.review')}
          min={businessToday()}
          data-path="review_on"
          {...getInputProps('review_on')}
          value={values.review_on}
        />
      )}
    </ActForm>
  );
}
