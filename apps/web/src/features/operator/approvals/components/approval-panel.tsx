import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { currentOperatorQuery } from '../../shared/current-operator.ts';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { ImportPreview } from '../../shared/statement-import-preview.tsx';
import { text as sharedText } from '../../shared/text.ts';
import type { Approval } from '../api/list-approvals.ts';
import { subjectOf } from '../lib/changes.ts';
import { roleName, type Turn } from '../lib/turn.ts';
import { text, useText } from '../text.ts';
import { ChangeTable } from './change-table.tsx';
import { Decide } from './decide.tsx';
import { ImpactOf } from './impact-of.tsx';
import { ChangedParts, PartList } from './parts.tsx';
import { ProposedRestructuring } from './proposed-restructuring.tsx';
import { RestsOn, restsOn } from './rests-on.tsx';
import { RevisionTable } from './revision-table.tsx';

interface ApprovalPanelProps extends Omit<ComponentProps<typeof Decide>, 'approval'> {
  readonly approval: Approval;
  readonly turn: Turn;
}

/** One proposal: what would change, why, by whom, and the checker's two buttons. */
export function ApprovalPanel({ approval, turn, ...deciding }: ApprovalPanelProps): ReactNode {
  const t = useText();
  return (
    <div className={panel.stack}>
      {approval.state === 'stale' && (
        <section className={panel.notice}>
          <p>{t('why.stale')}</p>
          <ChangedParts parts={approval.stale_because} />
          <p>{t('why.again')}</p>
        </section>
      )}
      <Change approval={approval} />
      <ImpactOf approval={approval} />
      <ReturnLink approval={approval} />
      <Facts facts={factsOf(approval)} />
      {turn === 'mine' ? (
        <Decide approval={approval} {...deciding} />
      ) : (
        // What is overtaken says so on top already.
        approval.state !== 'stale' && (
          <p className={panel.wait}>
            <Turned approval={approval} turn={turn} />
          </p>
        )
      )}
    </div>
  );
}

/** The figures that would be frozen, line by line. */
function ReturnLink({ approval: { kind, after } }: Pick<ApprovalPanelProps, 'approval'>): ReactNode {
  const t = useText();
  const period = typeof after === 'object' && after !== null && !Array.isArray(after) ? after.period : null;
  return (
    kind === 'market_return' && (
      <TextLink to={operatorRouteTable.operator_market_returns.path} search={{ period: String(period) }}>
        {t('openReturn')}
      </TextLink>
    )
  );
}

/** Why another operator decides. */
function Turned({
  approval,
  turn,
}: Pick<ApprovalPanelProps, 'approval'> & { readonly turn: Exclude<Turn, 'mine'> }): ReactNode {
  const t = useText();
  const grants = useQuery(currentOperatorQuery).data?.operator.grants ?? {};
  if (turn === 'above_limit') {
    const sums = { amount: approval.amount ?? '0.00', limit: grants[approval.kind]?.limit ?? '0.00' };
    return t('why.above_limit', { amount: formatMoney(sums.amount), limit: formatMoney(sums.limit) });
  }
  return turn === 'role' ? t('why.role', { role: roleName(approval) }) : t(`why.${turn}`);
}

/** What would change, as its kind is best read. */
function Change({ approval }: Pick<ApprovalPanelProps, 'approval'>): ReactNode {
  if (approval.kind === 'statement_import') {
    return <ImportPreview id={approval.subject_id} />;
  }
  const purpose = restsOn[approval.kind];
  if (purpose !== undefined) {
    return (
      <>
        <ChangeTable approval={approval} />
        {approval.kind === 'restructuring' && <ProposedRestructuring approval={approval} />}
        <RestsOn approval={approval} purpose={purpose} />
      </>
    );
  }
  return approval.kind === 'fact_sheet_revision' ? (
    <RevisionTable approval={approval} />
  ) : (
    <ChangeTable approval={approval} />
  );
}

function factsOf(approval: Approval): Fact[] {
  const { checker, first_checker: first, decision_reason: decisionReason } = approval;
  return [
    {
      key: 'subject',
      label: text('facts.subject'),
      value: subjectOf(approval),
      action: <CaseLink approval={approval} />,
    },
    { key: 'reason', label: text('facts.reason'), value: approval.reason },
    { key: 'maker', label: text('facts.maker'), value: approval.maker.name },
    {
      key: 'proposed',
      label: text('facts.proposed'),
      value: <DateText value={approval.created_at} style="instant" />,
    },
    ...(approval.state === 'proposed'
      ? [
          {
            key: 'expires',
            label: text('facts.expires'),
            value: <DateText value={approval.expires_at} style="instant" />,
          },
        ]
      : []),
    ...(first === null ? [] : [{ key: 'first', label: text('facts.firstChecker'), value: first.name }]),
    ...confirmFacts(approval),
    ...(checker === null ? [] : [{ key: 'checker', label: text('facts.checker'), value: checker.name }]),
    ...(approval.decided_at === null
      ? []
      : [
          {
            key: 'decided',
            label: text('facts.decided'),
            value: <DateText value={approval.decided_at} style="instant" />,
          },
        ]),
    ...boundTo(approval),
    ...(decisionReason === null
      ? []
      : [{ key: 'decisionReason', label: text('facts.decisionReason'), value: decisionReason }]),
  ];
}

/** What the decision covers: the parts by name, all of it by hash and, of a batch, exactly this payment file. */
function boundTo({ binding_sha256: binding, file_sha256: file, bound_to: parts }: Approval): Fact[] {
  return [
    ...(parts.length === 0
      ? []
      : [{ key: 'binding', label: text('facts.binding'), value: <PartList parts={parts} /> }]),
    ...(binding === null
      ? []
      : [{ key: 'print', label: text('facts.fingerprint'), value: <code>{binding.slice(0, 16)}</code> }]),
    ...(file === null
      ? []
      : [{ key: 'file', label: text('facts.file'), value: <code className={panel.hash}>{file}</code> }]),
  ];
}

/** That a second checker has to confirm, while that has not happened. */
function confirmFacts({ state, confirmer_roles: roles }: Approval): Fact[] {
  return state === 'proposed' && roles.length > 0
    ? [
        {
          key: 'confirmation',
          label: text('facts.confirmation'),
          value: roles.map((role) => sharedText(`roles.${role}`)).join(', '),
        },
      ]
    : [];
}

const ofFinancing = ['financing_offer', 'financing_rejection', 'grade_override', 'fact_sheet_revision'];

/** The checker should see what the maker saw. */
function CaseLink({ approval }: { readonly approval: Approval }): ReactNode {
  const t = useText();
  const { kind, subject_id: id } = approval;
  if (kind === 'application_decision') {
    return (
      <TextLink to={operatorRouteTable.operator_applications.path} params={{ id }} search={{ state: 'all' }}>
        {t('facts.case')}
      </TextLink>
    );
  }
  if (kind === 'premium_decision') {
    return (
      <TextLink to={operatorRouteTable.operator_premium.path} params={{ id }} search={{ state: 'all' }}>
        {t('facts.case')}
      </TextLink>
    );
  }
  if (kind === 'ekyc_decision') {
    return (
      <TextLink to={operatorRouteTable.operator_ekyc.path} params={{ id }} search={{ state: 'all' }}>
        {t('facts.case')}
      </TextLink>
    );
  }
  if (kind === 'address_change') {
    return (
      <TextLink to={operatorRouteTable.operator_address_changes.path} params={{ id }}>
        {t('facts.case')}
      </TextLink>
    );
  }
  return ofFinancing.includes(kind) ? (
    <TextLink to={operatorRouteTable.operator_financing.path} params={{ id }} search={{ state: 'all' }}>
      {t('facts.case')}
    </TextLink>
  ) : null;
}
