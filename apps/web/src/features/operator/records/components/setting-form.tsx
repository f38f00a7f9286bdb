import { Select, Textarea, TextInput } from '@mantine/core';
import { formatRinggit, sen } from '@titian/finance/sen';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { NumberField } from '../../../../components/number-field.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { SettingImpact } from '../../shared/setting-impact.tsx';
import { type SettingKind, settingKind } from '../../shared/setting-kind.ts';
import { text as sharedText } from '../../shared/text.ts';
import { readSetting, type SettingView, typedSetting } from '../lib/settings-view.ts';
import { useText } from '../text.ts';

interface SettingFormProps {
  readonly setting: SettingView;
  readonly onClose: () => void;
}

/** A new value from a day on. Whether it fits its setting is validated by the server. */
export function SettingForm({ setting, onClose }: SettingFormProps): ReactNode {
  const t = useText();
  const before = setting.current ?? setting.planned[0] ?? { key: setting.key, value: '' };
  const kind = settingKind(before);
  const [typed, setTyped] = useState(() => typedSetting(before));
  const [from, setFrom] = useState(businessToday);
  const value = readSetting(typed, kind);
  return (
    <ProposalForm
      kind="setting_change"
      submit={t('settings.propose')}
      propose={(reason) => ({
        kind: 'setting_change',
        after: { key: setting.key, value, effective_from: from },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <ValueField kind={kind} value={typed} onChange={setTyped} error={errorOf('value')} />
          <DateField
            label={t('settings.effective')}
            required
            data-path="effective_from"
            min={businessToday()}
            value={from}
            error={errorOf('effective_from')}
            onChange={setFrom}
          />
          {typed !== '' && from !== '' && (
            <SettingImpact
              proposed={{ key: setting.key, value: JSON.stringify(value), effective_from: from }}
            />
          )}
        </>
      )}
    </ProposalForm>
  );
}

interface ValueFieldProps {
  readonly kind: SettingKind;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error: string | undefined;
}

/** The input that fits the kind of value. */
function ValueField({ kind, value, onChange, error }: ValueFieldProps): ReactNode {
  const t = useText();
  const common = { label: t('settings.newValue'), required: true, 'data-path': 'value', value, error };
  switch (kind) {
    case 'flag':
      return (
        <Select
          {...common}
          allowDeselect={false}
          data={['true', 'false'].map((flag) => ({
            value: flag,
            label: sharedText(flag === 'true' ? 'yes' : 'no'),
          }))}
          onChange={(flag) => onChange(flag ?? value)}
        />
      );
    case 'percent':
      return <NumberField {...common} decimals={2} maxDigits={3} suffix="%" onChange={onChange} />;
    case 'sen':
      return (
        <NumberField
          {...common}
          description={inRinggit(value)}
          suffix={t('settings.sen')}
          onChange={onChange}
        />
      );
    case 'number':
      return <NumberField {...common} onChange={onChange} />;
    case 'text':
      return <TextInput {...common} onChange={(event) => onChange(event.currentTarget.value)} />;
    case 'list':
      return (
        <Textarea
          {...common}
          description={t('settings.jsonHint')}
          autosize
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

function inRinggit(typed: string): string | undefined {
  return /^\d+$/.test(typed) ? formatRinggit(sen(BigInt(typed))) : undefined;
}
