import { Checkbox, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { repaymentProfiles } from '@titian/contracts/reference/business-lists';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { MoneyInput, NumberField } from '../../../../components/number-field.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { settingsQuery } from '../../shared/settings.ts';
import type { Financing, FinancingAnswer } from '../api/read-financing.ts';
import { costOfDraft, draftOf, type OfferDraft, proposalOf } from '../lib/offer-draft.ts';
import { useText } from '../text.ts';
import { CostFacts } from './cost-facts.tsx';
import classes from './offer-form.module.css';

interface OfferFormProps {
  readonly application: Financing;
  readonly assessment: NonNullable<FinancingAnswer['assessment']>;
  readonly onClose: () => void;
}

/** The terms of an offer beside what the grade suggests, with what they cost the issuer. */
export function OfferForm({ application, assessment, onClose }: OfferFormProps): ReactNode {
  const t = useText();
  const { suggested } = assessment;
  const settings = useQuery(settingsQuery);
  const [draft, setDraft] = useState(() => draftOf(application));
  const change = (part: Partial<OfferDraft>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <ProposalForm
      kind="financing_offer"
      submit={t('decide.proposeOffer')}
      propose={(reason) => proposalOf(application, assessment.grade, draft, reason)}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p className={classes.hint}>
            {t('offer.suggested', {
              grade: assessment.grade,
              from: suggested.rate_min,
              to: suggested.rate_max,
              limit: formatMoney(suggested.limit),
            })}
          </p>
          <Terms draft={draft} onChange={change} errorOf={errorOf} />
          <CostFacts cost={costOfDraft(draft, settings.data?.items ?? [])} />
        </>
      )}
    </ProposalForm>
  );
}

interface TermsProps {
  readonly draft: OfferDraft;
  readonly onChange: (part: Partial<OfferDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

function Terms({ draft, onChange, errorOf }: TermsProps): ReactNode {
  const t = useText();
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t('offer.title')}</legend>
      <MoneyInput
        label={t('offer.amount')}
        required
        value={draft.amount}
        error={errorOf('amount')}
        onChange={(amount) => onChange({ amount })}
      />
      <NumberField
        label={t('offer.rate')}
        required
        decimals={2}
        maxDigits={2}
        suffix="%"
        value={draft.rate}
        error={errorOf('rate')}
        onChange={(rate) => onChange({ rate })}
      />
      <NumberField
        label={t('offer.term')}
        required
        maxDigits={2}
        value={draft.termMonths}
        error={errorOf('term_months')}
        description={t('offer.termSuffix')}
        onChange={(termMonths) => onChange({ termMonths })}
      />
      <Select
        label={t('offer.profile')}
        allowDeselect={false}
        data={repaymentProfiles.map(({ value }) => ({ value, label: t(`profile.${value}`) }))}
        value={draft.profile}
        error={errorOf('profile')}
        onChange={(chosen) => {
          const profile = repaymentProfiles.find(({ value }) => value === chosen)?.value;
          if (profile !== undefined) {
            onChange({ profile });
          }
        }}
      />
      <Checkbox
        label={t('offer.guaranteed')}
        checked={draft.isGuaranteed}
        onChange={(event) => onChange({ isGuaranteed: event.currentTarget.checked })}
      />
      {draft.isGuaranteed && (
        <TextInput
          label={t('offer.guarantor')}
          required
          value={draft.guarantorName}
          error={errorOf('guarantor_name')}
          data-path="guarantor_name"
          onChange={(event) => onChange({ guarantorName: event.currentTarget.value })}
        />
      )}
    </fieldset>
  );
}
