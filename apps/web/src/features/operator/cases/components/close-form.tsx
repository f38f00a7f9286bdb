import { NativeSelect } from '@mantine/core';
import {
  complaintCauses,
  complaintOutcomes,
  dataRequestOutcomes,
  dataRequestTypes,
  needsResolution,
} from '@titian/contracts/case-resolutions';
import { caseCloseReasons } from '@titian/contracts/cases';
import type { ReactNode } from 'react';
import { MoneyInput } from '../../../../components/number-field.tsx';
import { ActForm } from '../../shared/act-form.tsx';
import { useText as useResolutionText } from '../../shared/resolution-text.ts';
import { acts } from '../api/cases.ts';
import { useActForm } from '../lib/use-act-form.ts';
import { useText } from '../text.ts';
import type { CaseActProps } from './case-forms.tsx';

type Resolution = NonNullable<Parameters<typeof acts.close>[1]['resolution']>;

/** Closes a case; a complaint or data request with its outcome, which the register lists (CMP-5). */
export function CloseForm({ one, onClose }: CaseActProps): ReactNode {
  const t = useText();
  const initial: { reason: (typeof caseCloseReasons)[number]; resolution: Resolution | null } = {
    ...{ reason: 'resolved', resolution: needsResolution(one.kind) ? firstResolution[one.kind] : null },
  };
  const call = useActForm('close', one, onClose, initial, (closing) => acts.close(one, closing));
  const { getInputProps, values } = call.form;
  return (
    <ActForm call={call} submit={t('close')} onClose={onClose}>
      <NativeSelect
        label={t('closeReason')}
        data-path="reason"
        data={caseCloseReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        {...getInputProps('reason')}
      />
      {values.resolution?.kind === 'complaint' && (
        <ComplaintFields input={getInputProps} redress={values.resolution.redress} />
      )}
      {values.resolution?.kind === 'data_request' && <DataRequestFields input={getInputProps} />}
    </ActForm>
  );
}

const firstResolution = {
  complaint: { kind: 'complaint', cause: 'fees', outcome: 'not_upheld', redress: '0' },
  data_request: { kind: 'data_request', type: 'access', outcome: 'fulfilled' },
} as const satisfies Record<Resolution['kind'], Resolution>;

interface FieldsProps {
  readonly input: ReturnType<typeof useActForm>['form']['getInputProps'];
}

function ComplaintFields({ input, redress }: FieldsProps & { readonly redress: string }): ReactNode {
  const t = useResolutionText();
  return (
    <>
      <NativeSelect
        label={t('cause')}
        data-path="resolution.cause"
        data={complaintCauses.map((value) => ({ value, label: t(`causes.${value}`) }))}
        {...input('resolution.cause')}
      />
      <NativeSelect
        label={t('outcome')}
        data-path="resolution.outcome"
        data={complaintOutcomes.map((value) => ({ value, label: t(`complaint.${value}`) }))}
        {...input('resolution.outcome')}
      />
      <MoneyInput
        label={t('redress')}
        description={t('redressHint')}
        data-path="resolution.redress"
        {...input('resolution.redress')}
        value={redress}
      />
    </>
  );
}

function DataRequestFields({ input }: FieldsProps): ReactNode {
  const t = useResolutionText();
  return (
    <>
      <NativeSelect
        label={t('type')}
        data-path="resolution.type"
        data={dataRequestTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        {...input('resolution.type')}
      />
      <NativeSelect
        label={t('outcome')}
        data-path="resolution.outcome"
        data={dataRequestOutcomes.map((value) => ({ value, label: t(`data_request.${value}`) }))}
        {...input('resolution.outcome')}
      />
    </>
  );
}
