import { Button, Radio, Select } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { postForm } from '../../../lib/browser/post-form.ts';
import { usePageRestored } from '../../../lib/browser/use-page-restored.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { bankOptions } from '../../../shared/banks/bank-options.ts';
import { type Channel, type Payment, startPayment } from '../api/payment.ts';
import { useText } from '../text.ts';
import classes from './payment.module.css';

interface PaymentFormProps {
  readonly token: string;
  readonly payment: Payment;
  /** The person came back from the bank without an answer. */
  readonly onBack: () => void;
}

/** Kind of account, bank, and the way there: a form that is posted in this window (FPX rules). */
export function PaymentForm({ token, payment, onBack }: PaymentFormProps): ReactNode {
  const t = useText();
  const { channels } = payment;
  const [leaving, setLeaving] = useState(false);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: chosenFirst(payment),
    check: ({ bank_id }): Record<string, string> => (bank_id === '' ? { bank_id: t('chooseBank') } : {}),
    send: (values) => startPayment(token, choiceOf(channels, values)),
    onSuccess: ({ action, fields }) => {
      setLeaving(true);
      postForm(action, fields);
    },
  });
  const onReturn = useCallback(() => {
    setLeaving(false);
    onBack();
  }, [onBack]);
  usePageRestored(onReturn);
  const channel = channels.find((one) => one.channel === form.values.channel);

  /** The bank of the last payment in a group of its own, where there are others. */
  function recentFirst(options: ReturnType<typeof bankOptions>) {
    const recent = payment.recent_bank;
    const first = options.filter(
      ({ value }) => recent?.channel === channel?.channel && value === recent?.bank_id,
    );
    return first.length === 0 || options.length === 1
      ? options
      : [
          { group: t('recentBank'), items: first },
          { group: t('otherBanks'), items: options.filter((one) => !first.includes(one)) },
        ];
  }

  function onChannel(next: string): void {
    form.setValues({ channel: next, bank_id: '' });
    form.clearErrors();
  }

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      {channels.length > 1 && (
        <ChannelChoice channels={channels} value={form.values.channel} onChange={onChannel} />
      )}
      <Select
        label={t('bank')}
        placeholder={t('bankHint')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('noBank')}
        data={recentFirst(bankOptions(channel?.banks ?? [], (name) => t('offline', { name })))}
        {...form.getInputProps('bank_id')}
        value={form.values.bank_id === '' ? null : form.values.bank_id}
      />
      <p className={classes.terms}>
        <RichText
          text={t('terms')}
          parts={{
            terms: (words) => (
              <a href={payment.terms_url} target="_blank" rel="noreferrer" className={classes.link}>
                {words}
              </a>
            ),
          }}
        />
      </p>
      <MoneyButton type="submit" fullWidth loading={working || leaving}>
        {t('proceed')}
      </MoneyButton>
      <Button variant="subtle" fullWidth disabled={working || leaving} onClick={goBack}>
        {t('cancel')}
      </Button>
    </form>
  );
}

interface ChannelChoiceProps {
  readonly channels: readonly Channel[];
  readonly value: string;
  readonly onChange: (channel: string) => void;
}

function ChannelChoice({ channels, value, onChange }: ChannelChoiceProps): ReactNode {
  const t = useText();
  return (
    <Radio.Group label={t('account')} value={value} onChange={onChange} data-path="channel">
      <div className={classes.channels}>
        {channels.map(({ channel, max }) => (
          <Radio
            key={channel}
            value={channel}
            label={t(`channel.${channel}`)}
            description={t('upTo', { max: formatMoney(max) })}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

/** The bank of a direct debit was chosen before; another payment starts with that of the last one. */
function chosenFirst({ mandate, channels, recent_bank: recent }: Payment): {
  channel: string;
  bank_id: string;
} {
  const channel = channels[0]?.channel ?? '';
  if (mandate !== null) {
    return { channel, bank_id: channels[0]?.banks[0]?.id ?? '' };
  }
  return recent ?? { channel, bank_id: '' };
}

/** To the page that the payment was begun on; an address that was opened by itself has none before it. */
function goBack(): void {
  if (window.history.length > 1) {
    window.history.back();
  } else {
    window.location.assign('/');
  }
}

function choiceOf(channels: readonly Channel[], chosen: { channel: string; bank_id: string }) {
  const channel = channels.find((one) => one.channel === chosen.channel)?.channel ?? 'b2c';
  return { channel, bank_id: chosen.bank_id };
}
