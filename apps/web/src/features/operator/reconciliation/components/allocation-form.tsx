import { Button, Select } from '@mantine/core';
import { LINE_PARTS_AT_MOST } from '@titian/contracts/reconciliation';
import { type Sen, sen, senFromText, senToText } from '@titian/finance/sen';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { Proposal } from '../../shared/use-propose.ts';
import type { ExceptionDetail, Suggestion } from '../api/reconciliation.ts';
import { type EnteredPart, leftOf } from '../lib/divided.ts';
import { suggestionName } from '../lib/suggestion-name.ts';
import { text, useText } from '../text.ts';

interface AllocationFormProps {
  readonly detail: ExceptionDetail;
  /** What the whole line is proposed for at first; null where nothing is chosen. */
  readonly first: Suggestion | null;
  readonly onClose: () => void;
}

type ProposedPart = Extract<Proposal, { kind: 'line_allocation' }>['after']['parts'][number];

const SENDER = 'sender';

/** Proposes what a line is for: one thing, or several whose amounts add up to it (PAY-43). */
export function AllocationForm({ detail, first, onClose }: AllocationFormProps): ReactNode {
  const t = useText();
  const amount = detail.exception.amount ?? '0.00';
  const [parts, setParts] = useState<readonly EnteredPart[]>([
    { key: 1, target: first?.target_id ?? '', amount },
  ]);
  const left = leftOf(senFromText(amount), parts);
  const change = (key: number, change: Partial<EnteredPart>) =>
    setParts((now) => now.map((part) => (part.key === key ? { ...part, ...change } : part)));
  const add = () =>
    setParts((now) => [
      ...now,
      {
        key: Math.max(...now.map((part) => part.key)) + 1,
        target: '',
        amount: left > 0n ? senToText(left) : '',
      },
    ]);
  return (
    <ProposalForm
      kind="line_allocation"
      submit={t('allocation.submit')}
      propose={(reason) => ({
        kind: 'line_allocation',
        subject_id: detail.exception.id,
        after: { amount, parts: parts.map((part) => proposedPart(detail, part)) },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <div data-path="parts" className={panel.fieldset}>
          {parts.map((part, index) => (
            <PartFields
              key={part.key}
              part={part}
              number={index + 1}
              detail={detail}
              error={errorOf(`parts.${index}.target`) ?? (index === 0 ? errorOf('parts') : undefined)}
              amountError={errorOf(`parts.${index}.amount`)}
              onChange={(next) => change(part.key, next)}
              onRemove={
                parts.length === 1 ? null : () => setParts((now) => now.filter(({ key }) => key !== part.key))
              }
            />
          ))}
          <p role="status" className={panel.hint}>
            {leftText(left)}
          </p>
          {parts.length < LINE_PARTS_AT_MOST && (
            <div className={panel.buttons}>
              <Button variant="default" onClick={add}>
                {t('allocation.add')}
              </Button>
            </div>
          )}
        </div>
      )}
    </ProposalForm>
  );
}

interface PartFieldsProps {
  readonly part: EnteredPart;
  readonly number: number;
  readonly detail: ExceptionDetail;
  readonly error: string | undefined;
  readonly amountError: string | undefined;
  readonly onChange: (change: Partial<EnteredPart>) => void;
  /** null where it is the only part. */
  readonly onRemove: (() => void) | null;
}

function PartFields(props: PartFieldsProps): ReactNode {
  const { part, number, detail, error, amountError, onChange, onRemove } = props;
  const t = useText();
  const targets = [
    ...detail.suggestions.map((one) => ({
      value: one.target_id,
      label: `${suggestionName(one)} · ${one.party}`,
    })),
    ...(detail.can.return ? [{ value: SENDER, label: t('allocation.target.sender') }] : []),
  ];
  return (
    <fieldset className={panel.fieldset}>
      <legend className={panel.legend}>{t('allocation.part', { number })}</legend>
      <Select
        label={t('allocation.partTarget')}
        data={targets}
        value={part.target === '' ? null : part.target}
        allowDeselect={false}
        required
        error={error}
        onChange={(target) => onChange({ target: target ?? '' })}
      />
      <MoneyInput
        label={t('allocation.partAmount')}
        required
        value={part.amount}
        error={amountError}
        onChange={(amount) => onChange({ amount })}
      />
      {onRemove !== null && (
        <div className={panel.buttons}>
          <Button variant="subtle" onClick={onRemove}>
            {t('allocation.remove', { number })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** A part as the server takes it; one without a target says so there. */
function proposedPart({ suggestions }: ExceptionDetail, { target, amount }: EnteredPart): ProposedPart {
  const chosen = suggestions.find((one) => one.target_id === target);
  return chosen === undefined
    ? { target: target === SENDER ? SENDER : 'note', target_id: null, amount }
    : { target: chosen.target, target_id: chosen.target_id, amount };
}

function leftText(left: Sen): string {
  if (left === 0n) {
    return text('allocation.whole');
  }
  return left > 0n
    ? text('allocation.left', { amount: formatMoney(left) })
    : text('allocation.over', { amount: formatMoney(sen(-left)) });
}
