import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import panel from '../../shared/panel.module.css';
import type { ExceptionDetail } from '../api/reconciliation.ts';
import { useText } from '../text.ts';

/** The next step, the open proposal, and why the viewer may not decide. */
export function ExceptionStatus({
  detail: { exception, proposal },
}: {
  readonly detail: ExceptionDetail;
}): ReactNode {
  const t = useText();
  const { kind, refusal: rejection } = exception;
  const barred = rejection === null ? null : t(`exception.barred.${rejection}`);
  if (proposal === null) {
    return <p className={panel.wait}>{[t(`exception.next.${kind}`), barred].filter(Boolean).join(' ')}</p>;
  }
  const params = {
    what: t(`exception.proposed.${proposedAs(proposal.kind)}`),
    who: proposal.maker.name,
    day: formatDate(proposal.proposed_at, 'instant'),
  };
  return (
    <p className={panel.wait}>
      {t('exception.waits', params)} {barred ?? t('exception.decideThere')}{' '}
      <TextLink to={operatorRouteTable.operator_approvals.path}>{t('exception.approvals')}</TextLink>
    </p>
  );
}

const proposedKinds = [
  'exception_resolution',
  'bank_charge',
  'bank_profit',
  'line_return',
  'line_allocation',
] as const;

/** A kind newer than this page is shown as the general one. */
function proposedAs(kind: string): (typeof proposedKinds)[number] {
  return proposedKinds.find((one) => one === kind) ?? 'exception_resolution';
}
