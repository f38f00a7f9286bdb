import { noteContracts } from '@titian/contracts/constants';
import { fieldsOfType, type TypeField } from '@titian/contracts/financing-types';
import { repaymentProfiles } from '@titian/contracts/reference/business-lists';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { nameOf } from '../../../lib/text/names.ts';
import type { FinancingDraft } from '../lib/use-financing-draft.ts';
import { useText } from '../text.ts';
import { Declaration } from './declaration.tsx';
import classes from './review-step.module.css';
import type { StepProps } from './step-props.ts';

/** What will be submitted, with the declaration. */
export function ReviewStep({ draft }: StepProps): ReactNode {
  const t = useText();
  return (
    <>
      <Facts rows={[...useTerms(draft), ...useDetails(draft), ...useLists(draft)]} />
      <section>
        <h3 className={classes.title}>{t('field.purpose')}</h3>
        <p className={classes.purpose}>{draft.values.purpose || '–'}</p>
      </section>
      <Declaration draft={draft} />
    </>
  );
}

type Rows = readonly (readonly [label: string, value: string])[];

function useTerms({ values }: FinancingDraft): Rows {
  const t = useText();
  const { loan_category: type, term_months: months } = values;
  const contract = noteContracts.find((one) => one === values.contract);
  const profile = repaymentProfiles.find(({ value }) => value === values.profile)?.value;
  return [
    [t('field.loan_category'), type === '' ? '–' : nameOf('note_types', type)],
    [t('field.contract'), contract === undefined ? '–' : t(`contract.${contract}`)],
    [t('field.amount'), formatMoney(values.amount)],
    [t('field.term_months'), months || '–'],
    [t('field.profile'), profile === undefined ? '–' : t(`profile.${profile}`)],
  ];
}

function useDetails({ values }: FinancingDraft): Rows {
  const t = useText();
  return fieldsOfType(values.loan_category).map((field) => [
    t(`field.${field}`),
    shown(field, values[field]),
  ]);
}

function useLists({ rows, files }: FinancingDraft): Rows {
  const t = useText();
  const named = (names: readonly (string | undefined)[]) =>
    names.filter(Boolean).join(', ') || t('review.none');
  const documents = [...files.saved.documents, ...files.chosen.documents];
  return [
    [t('field.guarantors'), named(rows.guarantors.map((one) => one.name))],
    [t('field.related_companies'), named(rows.related_companies.map((one) => one.company_name))],
    [t('field.documents'), named(documents.map((one) => one.name))],
  ];
}

function shown(field: TypeField, value: string): string {
  if (field === 'invoice_amount' || field === 'contract_value') {
    return formatMoney(value);
  }
  return field === 'invoice_due_on' && value !== '' ? formatDate(value) : value || '–';
}
