import { Radio, Select } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { rangeError } from '../../../components/amount-range.ts';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { usePageRestored } from '../../../lib/browser/use-page-restored.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { bankOptions } from '../../../shared/banks/bank-options.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { type StepUp, useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { createMandate, type MandateOptions } from '../api/mandates.ts';
import { useText } from '../text.ts';
import classes from './direct-debit.module.css';

interface SetUpFormProps {
  readonly options: MandateOptions;
}

/** Kind of account, bank and greatest amount; then the fresh code, and on to the page where it is authorised. */
export function SetUpForm({ options }: SetUpFormProps): ReactNode {
  const t = useText();
  const stepUp = useStepUp();
  const { form, onSubmit, working, message, problems } = useSetUp(options, stepUp);
  const coded = stepUp.method !== null;
  const channel = options.channels.find((one) => one.channel === form.values.channel);
  const range = { least: options.least_amount, most: channel?.max };
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <ChannelChoice
        channels={options.channels}
        value={form.values.channel}
        onChange={(next) => form.setValues({ channel: next, bank_id: '' })}
      />
      <Select
        label={t('form.bank')}
        placeholder={t('form.bankHint')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('form.noBank')}
        data={bankOptions(channel?.banks ?? [], (name) => t('form.offline', { name }))}
        {...form.getInputProps('bank_id')}
        value={form.values.bank_id === '' ? null : form.values.bank_id}
      />
      <div data-path="max_amount">
        <MoneyInput
          label={t('form.amount')}
          description={amountHint(options, t)}
          value={form.values.max_amount}
          onChange={(next) => form.setFieldValue('max_amount', next)}
          error={rangeError(form.values.max_amount, range) ?? form.errors.max_amount}
          size="large"
        />
      </div>
      {coded && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
      <p className={classes.hint}>{t('form.leaving')}</p>
      <MoneyButton type="submit" fullWidth loading={working}>
        {coded ? t('form.confirm') : t('form.continue')}
      </MoneyButton>
    </form>
  );
}

type Channels = MandateOptions['channels'];

function useSetUp(options: MandateOptions, stepUp: StepUp) {
  const t = useText();
  const [leaving, setLeaving] = useState(false);
  usePageRestored(useCallback(() => setLeaving(false), []));
  const { working, ...state } = useCallForm({
    initialValues: {
      channel: preferred(options.channels),
      bank_id: '',
      max_amount: options.suggested_amount ?? '',
      otp_code: '',
    },
    check: ({ bank_id, max_amount }): Record<string, string> => ({
      ...(bank_id === '' ? { bank_id: t('form.chooseBank') } : {}),
      ...(max_amount === '' ? { max_amount: t('form.amountNeeded') } : {}),
    }),
    send: ({ otp_code, channel, ...terms }) =>
      createMandate({
        ...terms,
        channel: channel === 'b2c' ? 'b2c' : 'b2b1',
        ...(otp_code === '' ? {} : { otp_code: otp_code.trim() }),
      }),
    onSuccess: ({ link }) => {
      setLeaving(true);
      leaveTo(link);
    },
    onRejected: stepUp.onRejected,
    unsent: { name: 'mandate', omit: ['otp_code'] },
  });
  return { ...state, working: working || leaving };
}

/** Companies bank with the corporate kind; the other is for sole proprietors. */
function preferred(channels: Channels): string {
  const corporate = channels.find(({ channel }) => channel === 'b2b1');
  return (corporate ?? channels[0])?.channel ?? '';
}

function amountHint(options: MandateOptions, t: ReturnType<typeof useText>): string {
  const { largest_instalment: largest, suggested_amount: suggested, least_amount: least } = options;
  return largest === null || suggested === null
    ? t('form.noInstalment', { least: formatMoney(least) })
    : t('form.suggestion', { largest: formatMoney(largest), suggested: formatMoney(suggested) });
}

interface ChannelChoiceProps {
  readonly channels: Channels;
  readonly value: string;
  readonly onChange: (channel: string) => void;
}

function ChannelChoice({ channels, value, onChange }: ChannelChoiceProps): ReactNode {
  const t = useText();
  if (channels.length < 2) {
    return null;
  }
  return (
    <Radio.Group label={t('form.account')} value={value} onChange={onChange} data-path="channel">
      <div className={classes.channels}>
        {channels.map(({ channel, max }) => (
          <Radio
            key={channel}
            value={channel}
            label={t(`form.channel.${channel}`)}
            description={t('form.upTo', { max: formatMoney(max) })}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
