import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { currentOperatorQuery } from '../../shared/current-operator.ts';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { History } from '../../shared/history.tsx';
import panel from '../../shared/panel.module.css';
import { refundFacts } from '../../shared/refund-facts.ts';
import { VerifyAccountForm } from '../../shared/verify-account-form.tsx';
import { assignException, verifySenderAccount } from '../api/act.ts';
import {
  type ExceptionDetail,
  type ExceptionRow,
  exceptionQuery,
  reconciliationKey,
  type Suggestion,
} from '../api/reconciliation.ts';
import { detailOf } from '../lib/transfer-name.ts';
import { text, useText } from '../text.ts';
import { AllocationForm } from './allocation-form.tsx';
import { AssignForm } from './assign-form.tsx';
import { ExceptionStatus } from './exception-status.tsx';
import { type LineAction, LineForm } from './line-form.tsx';
import { ResolveForm } from './resolve-form.tsx';
import { SuggestionList } from './suggestion-list.tsx';

/** One exception: its description, next steps, owner and history. */
export function ExceptionPanel({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(exceptionQuery(id));
  return (
    <QueryView query={query}>
      {(detail) => (
        <div className={panel.stack}>
          <Actions detail={detail} />
          <Facts facts={[...factsOf(detail.exception), ...returnFacts(detail)]} />
          <History rows={detail.history} />
        </div>
      )}
    </QueryView>
  );
}

type Form = 'assign' | 'resolve' | 'prove_account' | 'allocate' | LineAction;

function Actions({ detail }: { readonly detail: ExceptionDetail }): ReactNode {
  const t = useText();
  const [form, setForm] = useState<Form | null>(null);
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const { exception } = detail;
  if (exception.state !== 'open') {
    return null;
  }
  const close = () => setForm(null);
  const allocate = (chosen: Suggestion | null) => {
    setSuggestion(chosen);
    setForm('allocate');
  };
  if (form !== null) {
    return (
      <div className={panel.form}>
        <ActionForm form={form} detail={detail} suggestion={suggestion} onClose={close} />
      </div>
    );
  }
  return (
    <>
      <ExceptionStatus detail={detail} />
      <div className={panel.buttons}>
        {exception.can.assign && <TakeButton exception={exception} />}
        {exception.can.assign && (
          <Button variant="default" onClick={() => setForm('assign')}>
            {t('exception.giveTo')}
          </Button>
        )}
        {exception.can.resolve && (
          <Button variant="default" onClick={() => setForm('resolve')}>
            {t('exception.explain')}
          </Button>
        )}
        {detail.can.allocate && (
          <Button variant="default" onClick={() => allocate(null)}>
            {t('allocation.open')}
          </Button>
        )}
        {lineActions(detail).map((action) => (
          <Button key={action} variant="default" onClick={() => setForm(action)}>
            {t(`line.${action}.open`)}
          </Button>
        ))}
      </div>
      {(detail.can.allocate || detail.suggestions.length > 0) && (
        <SuggestionList
          suggestions={detail.suggestions}
          onUse={detail.can.allocate ? (chosen) => allocate(chosen) : null}
        />
      )}
    </>
  );
}

interface ActionFormProps {
  readonly form: Form;
  readonly detail: ExceptionDetail;
  readonly suggestion: Suggestion | null;
  readonly onClose: () => void;
}

function ActionForm({ form, detail, suggestion, onClose }: ActionFormProps): ReactNode {
  const queries = useQueryClient();
  switch (form) {
    case 'assign':
      return <AssignForm detail={detail} onClose={onClose} />;
    case 'allocate':
      return <AllocationForm detail={detail} first={suggestion} onClose={onClose} />;
    case 'resolve':
      return <ResolveForm detail={detail} onClose={onClose} />;
    case 'prove_account':
      return (
        <VerifyAccountForm
          payerName={detail.line?.counterparty ?? null}
          send={(entered) => verifySenderAccount(detail.exception.id, entered)}
          onVerified={() => queries.invalidateQueries({ queryKey: reconciliationKey })}
          onClose={onClose}
        />
      );
    default:
      return <LineForm detail={detail} action={form} onClose={onClose} />;
  }
}

/** The actions on an unidentified line. */
function lineActions({ can }: ExceptionDetail): ('prove_account' | LineAction)[] {
  return [
    ...(can.charge ? (['bank_charge'] as const) : []),
    ...(can.profit ? (['bank_profit'] as const) : []),
    ...(can.return ? (['line_return'] as const) : []),
    ...(can.prove_account ? (['prove_account'] as const) : []),
  ];
}

/** Assigns the exception to the viewer. */
function TakeButton({ exception }: { readonly exception: ExceptionRow }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const current = useQuery(currentOperatorQuery);
  const take = useMutation({
    mutationFn: assignException,
    onSuccess: () => queries.invalidateQueries({ queryKey: reconciliationKey }),
  });
  const me = current.data?.operator.id;
  if (me === undefined || exception.owner?.id === me) {
    return null;
  }
  return (
    <Button loading={take.isPending} onClick={() => take.mutate({ id: exception.id, ownerId: me, note: '' })}>
      {t('exception.take')}
    </Button>
  );
}

function factsOf(one: ExceptionRow): Fact[] {
  return [
    { key: 'amount', label: text('exception.facts.amount'), value: <Money amount={one.amount} /> },
    { key: 'detail', label: text('exception.facts.detail'), value: detailOf(one) },
    {
      key: 'since',
      label: text('exception.facts.since'),
      value: <DateText value={one.since} />,
      note: text('exception.days', { count: one.age_days }),
      noteTone: 'plain',
    },
    {
      key: 'owner',
      label: text('exception.facts.owner'),
      value: one.owner?.name ?? text('exception.nobody'),
    },
    {
      key: 'account',
      label: text('exception.facts.account'),
      value: text(`exception.account.${one.account}`),
    },
    ...(one.state === 'open'
      ? []
      : [
          ...(one.category === null
            ? []
            : [
                {
                  key: 'category',
                  label: text('exception.categoryLabel'),
                  value: text(`exception.category.${one.category}`),
                },
              ]),
          { key: 'resolution', label: text('exception.facts.resolution'), value: one.resolution },
          {
            key: 'by',
            label: text('exception.facts.by'),
            value: `${one.resolved_by ?? text('exception.byItself')} · ${formatDate(one.resolved_at, 'instant')}`,
          },
        ]),
  ];
}

/** The account an unidentified receipt would be returned to. */
function returnFacts({ can, return_account: account }: ExceptionDetail): Fact[] {
  return can.prove_account || account !== null ? refundFacts(account, can.prove_account) : [];
}
