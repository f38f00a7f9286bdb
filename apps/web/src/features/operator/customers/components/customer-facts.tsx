import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { text as sharedText } from '../../shared/text.ts';
import type { Customer } from '../api/read-customer.ts';
import { accountTones } from '../lib/account-tones.ts';
import { text, useText } from '../text.ts';

const onOff = (isOn: boolean) => text(isOn ? 'facts.on' : 'facts.off');
const yesNo = (isSo: boolean) => sharedText(isSo ? 'yes' : 'no');
const orNone = (value: string | null) => value ?? sharedText('none');

/** The customer and the account status; identity numbers, codes and passwords are never part of it. */
export function CustomerFacts({ customer }: { readonly customer: Customer }): ReactNode {
  const t = useText();
  const { flags } = customer;
  const parent = flags.parent === null ? sharedText('none') : `${flags.parent.name} · ${flags.parent.email}`;
  return (
    <div className={panel.beside}>
      <div className={panel.stack}>
        <Facts title={t('facts.profile')} facts={profileFacts(customer)} />
        <Facts title={t('facts.status')} facts={statusFacts(customer)} />
      </div>
      <div className={panel.stack}>
        <Facts title={t('facts.money')} facts={moneyFacts(customer)} />
        <Facts title={t('facts.security')} facts={securityFacts(customer)} />
        <Facts
          title={t('flags.title')}
          facts={[
            { key: 'managed', label: t('flags.managed'), value: yesNo(flags.is_fund_managed) },
            { key: 'guaranteed', label: t('flags.guaranteed'), value: yesNo(flags.guaranteed_only) },
            { key: 'parent', label: t('flags.parent'), value: parent },
          ]}
        />
      </div>
    </div>
  );
}

function profileFacts(customer: Customer) {
  return [
    { key: 'email', label: text('facts.email'), value: customer.email },
    { key: 'phone', label: text('facts.phone'), value: customer.phone },
    { key: 'kind', label: text('facts.kind'), value: text(`kind.${customer.type ?? 'businessowner'}`) },
    { key: 'company', label: text('facts.company'), value: orNone(customer.company_name) },
    { key: 'since', label: text('facts.since'), value: formatDate(customer.created_on) },
    { key: 'emails', label: text('facts.emails'), value: onOff(customer.email_opt_in) },
  ];
}

function statusFacts(customer: Customer) {
  const state = customer.account_status;
  const plan = customer.plan === null ? sharedText('none') : text(`facts.plans.${customer.plan}`);
  const reason = customer.inactive_reason;
  const restriction = customer.money_restriction;
  const application = customer.application_status;
  return [
    {
      key: 'account',
      label: text('facts.account'),
      value: <Chip tone={accountTones[state]}>{text(`account.${state}`)}</Chip>,
    },
    { key: 'restriction', label: text('restriction.level'), value: <Restriction level={restriction} /> },
    ...(customer.closed_at === null
      ? []
      : [{ key: 'closed', label: text('facts.closed'), value: formatDate(customer.closed_at) }]),
    ...(reason === null ? [] : [{ key: 'reason', label: text('facts.inactiveReason'), value: reason }]),
    {
      key: 'application',
      label: text('facts.application'),
      value:
        application === null ? (
          sharedText('none')
        ) : (
          <ApplicationFact customer={customer} state={application} />
        ),
    },
    { key: 'verified', label: text('facts.verifiedName'), value: orNone(customer.verified_name) },
    { key: 'inv_no', label: text('facts.invNo'), value: orNone(customer.inv_no) },
    { key: 'plan', label: text('facts.plan'), value: plan },
    {
      key: 'topup',
      label: text('facts.firstTopup'),
      value: text(customer.first_topup ? 'facts.done' : 'facts.notDone'),
    },
  ];
}

interface ApplicationFactProps {
  readonly customer: Pick<Customer, 'application_id'>;
  readonly state: NonNullable<Customer['application_status']>;
}

/** How far the onboarding is, with the whole form beside its documents one page away. */
function ApplicationFact({ customer: { application_id: id }, state }: ApplicationFactProps): ReactNode {
  const t = useText();
  return (
    <>
      {t(`application.${state}`)}
      {id !== null && (
        <>
          {' · '}
          <TextLink
            to={operatorRouteTable.operator_applications.path}
            params={{ id }}
            search={{ state: 'all' }}
          >
            {t('facts.applicationForm')}
          </TextLink>
        </>
      )}
    </>
  );
}

/** Whether money is restricted, seen before anything is done for the customer. */
function Restriction({ level }: { readonly level: Customer['money_restriction'] }): ReactNode {
  const t = useText();
  return level === 'none' ? (
    t('restriction.levels.none')
  ) : (
    <Chip tone={level === 'frozen' ? 'danger' : 'waiting'}>{t(`restriction.short.${level}`)}</Chip>
  );
}

function moneyFacts({ money }: Customer) {
  return [
    { key: 'cash', label: text('facts.cash'), value: <Money amount={money.cash} /> },
    { key: 'invested', label: text('facts.invested'), value: <Money amount={money.invested} /> },
  ];
}

function securityFacts({ security }: Customer) {
  const last = security.last_sign_in_at;
  return [
    { key: 'two_factor', label: text('facts.twoFactor'), value: onOff(security.two_factor) },
    {
      key: 'last',
      label: text('facts.lastSignIn'),
      value: last === null ? sharedText('none') : formatDate(last, 'instant'),
    },
    { key: 'open', label: text('facts.openSessions'), value: String(security.open_sessions) },
  ];
}
