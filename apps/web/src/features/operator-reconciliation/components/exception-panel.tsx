import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText, formatDate } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { currentOperatorQuery } from '../../../lib/office/current-operator.ts';
import { type Fact, Facts } from '../../../lib/office/facts.tsx';
import { History } from '../../../lib/office/history.tsx';
import panel from '../../../lib/office/panel.module.css';
import { assignException } from '../api/act.ts';
import {
  type ExceptionDetail,
  type ExceptionRow,
  exceptionQuery,
  reconciliationKey,
} from '../api/reconciliation.ts';
import { transferName } from '../lib/transfer-name.ts';
import { text, useText } from '../text.ts';
import { AssignForm } from './assign-form.tsx';
import { ResolveForm } from './resolve-form.tsx';

/** One difference: what it is, what to do about it, who has it, and what was done. */
export function ExceptionPanel({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(exceptionQuery(id));
  return (
    <QueryView query={query}>
      {(detail) => (
        <div className={panel.stack}>
          <Actions detail={detail} />
          <Facts facts={factsOf(detail.exception)} />
          <History rows={detail.history} />
        </div>
      )}
    </QueryView>
  );
}

type Form = 'assign' | 'resolve';

function Actions({ detail }: { readonly detail: ExceptionDetail }): ReactNode {
  const t = useText();
  const [form, setForm] = useState<Form | null>(null);
  const { exception } = detail;
  if (!exception.can.resolve) {
    return null;
  }
  const close = () => setForm(null);
  if (form !== null) {
    return (
      <div className={panel.form}>
        {form === 'assign' ? (
          <AssignForm detail={detail} onClose={close} />
        ) : (
          <ResolveForm detail={detail} onClose={close} />
        )}
      </div>
    );
  }
  return (
    <>
      <p className={panel.wait}>{t(`exception.next.${exception.kind}`)}</p>
      <div className={panel.buttons}>
        <TakeButton exception={exception} />
        <Button variant="default" onClick={() => setForm('assign')}>
          {t('exception.giveTo')}
        </Button>
        <Button variant="default" onClick={() => setForm('resolve')}>
          {t('exception.explain')}
        </Button>
      </div>
    </>
  );
}

/** Whoever looks at it can take it with one press. */
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
          { key: 'resolution', label: text('exception.facts.resolution'), value: one.resolution },
          {
            key: 'by',
            label: text('exception.facts.by'),
            value: `${one.resolved_by ?? text('exception.byItself')} · ${formatDate(one.resolved_at, 'instant')}`,
          },
        ]),
  ];
}

/** A transfer is told by its kind, everything else in the bank's own words. */
function detailOf({ kind, detail }: ExceptionRow): string {
  return kind === 'missing_line' ? transferName(detail) : detail;
}
