import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import panel from '../../shared/panel.module.css';
import type { ExceptionDetail } from '../api/reconciliation.ts';
import { useText } from '../text.ts';

/** What to do next, what was proposed already, and why the asking operator has no say in it. */
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

const proposedKinds = ['exception_resolution', 'bank_charge', 'bank_profit', 'line_return'] as const;

/** A kind that is newer than this page is told as what all of them are. */
function proposedAs(kind: string): (typeof proposedKinds)[number] {
  return proposedKinds.find((one) => one === kind) ?? 'exception_resolution';
}
