import { NativeSelect, TextInput } from '@mantine/core';
import {
  type AssignmentKind,
  assignmentKinds,
  COLLECTION_NAME_MAX,
  COLLECTION_REFERENCE_MAX,
} from '@titian/contracts/collections';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { ActForm } from '../../shared/act-form.tsx';
import { AMOUNT } from '../../shared/amount-pattern.ts';
import { wordProblem } from '../../shared/shariah-words.ts';
import { acts, type Collection } from '../api/collections.ts';
import { useCollectionForm } from '../lib/use-collection-form.ts';
import { useText } from '../text.ts';
import type { ActProps } from './contact-form.tsx';
import { InvestorPreview } from './investor-preview.tsx';

/** Hands a note to an agency, or begins a legal step (REC-20). */
export function AssignmentForm({ one, onClose }: ActProps): ReactNode {
  const t = useText();
  const call = useCollectionForm(
    'assignment',
    onClose,
    {
      ...{ kind: 'agency' as AssignmentKind, name: '', reference: '' },
      ...{ since: businessToday(), next_on: '', expected_cost: '' },
    },
    ({ reference, next_on: next, expected_cost: cost, ...rest }) =>
      acts.assign(one.id, {
        ...rest,
        ...{ reference: reference || null, next_on: next || null, expected_cost: cost || null },
      }),
  );
  const { getInputProps, values } = call.form;
  const name = getInputProps('name');
  const cost = AMOUNT.test(values.expected_cost) ? values.expected_cost : null;
  return (
    <ActForm call={call} submit={t('assignment.submit')} onClose={onClose}>
      <NativeSelect
        label={t('assignment.kind')}
        data-path="kind"
        data={assignmentKinds.map((value) => ({ value, label: t(`assignmentKind.${value}`) }))}
        {...getInputProps('kind')}
      />
      <TextInput
        label={t('assignment.name')}
        description={t('assignment.nameHint')}
        required
        data-path="name"
        maxLength={COLLECTION_NAME_MAX}
        {...name}
        error={wordProblem(one.contract, values.name) ?? name.error}
      />
      <TextInput
        label={t('assignment.reference')}
        data-path="reference"
        maxLength={COLLECTION_REFERENCE_MAX}
        {...getInputProps('reference')}
      />
      <DateField
        label={t('assignment.since')}
        required
        max={businessToday()}
        data-path="since"
        {...getInputProps('since')}
        value={values.since}
      />
      <DateField
        label={t('assignment.nextOn')}
        min={businessToday()}
        data-path="next_on"
        {...getInputProps('next_on')}
        value={values.next_on}
      />
      <div data-path="expected_cost">
        <MoneyInput
          label={t('assignment.cost')}
          description={t('assignment.costHint')}
          {...getInputProps('expected_cost')}
          value={values.expected_cost}
        />
      </div>
      {values.name.trim() !== '' && (
        <InvestorPreview
          step={{ step: 'assignment', kind: values.kind, name: values.name.trim(), expected_cost: cost }}
        />
      )}
    </ActForm>
  );
}

interface ChangeProps {
  readonly assignment: Collection['assignments'][number];
  readonly onClose: () => void;
}

/** Changes the next date, or ends it, which investors read. */
export function ChangeAssignmentForm({ assignment, onClose }: ChangeProps): ReactNode {
  const t = useText();
  const { id, kind, name, next_on: next } = assignment;
  const call = useCollectionForm(
    'change',
    onClose,
    { next_on: next ?? '', until: '' },
    ({ next_on: nextOn, until }) =>
      acts.changeAssignment(id, { next_on: nextOn || null, until: until || null }),
  );
  const { getInputProps, values } = call.form;
  return (
    <ActForm call={call} submit={t('assignment.save')} onClose={onClose}>
      <DateField
        label={t('assignment.nextOn')}
        min={businessToday()}
        data-path="next_on"
        {...getInputProps('next_on')}
        value={values.next_on}
      />
      <DateField
        label={t('assignment.until')}
        description={t('assignment.untilHint')}
        max={businessToday()}
        data-path="until"
        {...getInputProps('until')}
        value={values.until}
      />
      {values.until !== '' && <InvestorPreview step={{ step: 'assignment_ended', kind, name }} />}
    </ActForm>
  );
}
