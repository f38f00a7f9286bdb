import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { Facts } from '../../shared/facts.tsx';
import { Focused } from '../../shared/focused.tsx';
import { History } from '../../shared/history.tsx';
import panel from '../../shared/panel.module.css';
import { roleNames } from '../../shared/role-names.ts';
import { text as sharedText } from '../../shared/text.ts';
import { type AccountAnswer, accountQuery, type OperatorAccount } from '../api/accounts.ts';
import { statusTones } from '../lib/status-tones.ts';
import { text, useText } from '../text.ts';
import { ChangeProposal, changeSteps } from './change-proposal.tsx';
import { DetailsForm } from './details-form.tsx';
import { EndSessions } from './end-sessions.tsx';

/** What two administrators may propose of an account. */
const accountSteps = ['details', ...changeSteps] as const;

/** The actions here: proposals, and the one that needs no approval. */
type Step = (typeof accountSteps)[number] | 'end_sessions';

/** One operator: what is open, what may be proposed, the account, where it is signed in and what happened. */
export function OperatorPanel({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(accountQuery(id));
  return <QueryView query={query}>{(answer) => <Review answer={answer} />}</QueryView>;
}

function Review({ answer }: { readonly answer: AccountAnswer }): ReactNode {
  const t = useText();
  const { operator, proposals, sessions, history } = answer;
  const [step, setStep] = useState<Step | null>(null);
  return (
    <div className={panel.stack}>
      {proposals.length > 0 && (
        <section className={panel.wait}>
          <h3 className={panel.heading}>{t('proposals')}</h3>
          {proposals.map(({ id, kind, maker, reason, created_at: at }) => (
            <p key={id}>{[nameOfKind(kind), maker, formatDate(at, 'instant'), reason].join(' · ')}</p>
          ))}
        </section>
      )}
      {operator.is_own && <p className={panel.wait}>{t('own')}</p>}
      {operator.identity_last4 === null && <p className={panel.notice}>{t('unrecorded')}</p>}
      <Focused on={step}>
        {step === null ? (
          <Actions can={answer.can} onChoose={setStep} />
        ) : (
          <StepForm operator={operator} step={step} onClose={() => setStep(null)} />
        )}
      </Focused>
      <Facts title={t('facts.title')} facts={factsOf(operator)} />
      <Facts title={t('facts.sessions')} facts={sessionFacts(sessions)} />
      <History rows={history} />
    </div>
  );
}

interface StepFormProps {
  readonly operator: OperatorAccount;
  readonly step: Step;
  readonly onClose: () => void;
}

function StepForm({ operator, step, onClose }: StepFormProps): ReactNode {
  if (step === 'end_sessions') {
    return <EndSessions id={operator.id} onClose={onClose} />;
  }
  return step === 'details' ? (
    <DetailsForm operator={operator} onClose={onClose} />
  ) : (
    <ChangeProposal operator={operator} step={step} onClose={onClose} />
  );
}

function nameOfKind(kind: string): string {
  const step = accountSteps.find((one) => `operator_${one}` === kind);
  return step === undefined ? kind : text(`step.${step}.title`);
}

interface ActionsProps {
  readonly can: AccountAnswer['can'];
  readonly onChoose: (step: Step) => void;
}

/** Only what this administrator may do now is offered. */
function Actions({ can, onChoose }: ActionsProps): ReactNode {
  const t = useText();
  const steps = accountSteps.filter((step) => can[step]);
  return (
    <div className={panel.buttons}>
      {steps.map((step) => (
        <Button key={step} variant="default" onClick={() => onChoose(step)}>
          {t(`step.${step}.title`)}
        </Button>
      ))}
      {can.end_sessions && (
        <Button variant="default" onClick={() => onChoose('end_sessions')}>
          {t('end.title')}
        </Button>
      )}
    </div>
  );
}

function factsOf(operator: OperatorAccount) {
  const {
    email,
    phone_number: phone,
    identity_last4: last4,
    roles,
    status,
    second_factor: factor,
  } = operator;
  const last = operator.last_sign_in_at;
  const end = last4 === null ? sharedText('none') : text('facts.ends', { last4 });
  return [
    {
      key: 'status',
      label: text('columns.status'),
      value: <Chip tone={statusTones[status]}>{text(`status.${status}`)}</Chip>,
    },
    { key: 'roles', label: text('columns.roles'), value: roleNames(roles) },
    { key: 'email', label: text('invite.email'), value: email },
    { key: 'phone', label: text('invite.phone'), value: phone ?? sharedText('none') },
    { key: 'identity', label: text('invite.identityNumber'), value: end },
    { key: 'factor', label: text('columns.factor'), value: sharedText(factor ? 'yes' : 'no') },
    {
      key: 'last',
      label: text('columns.last'),
      value: last === null ? text('never') : formatDate(last, 'instant'),
    },
  ];
}

function sessionFacts(sessions: AccountAnswer['sessions']) {
  return sessions.length === 0
    ? [{ key: 'none', label: text('facts.open'), value: sharedText('none') }]
    : sessions.map((one) => ({
        key: one.eventUuid,
        label: one.device,
        value: `${formatDate(one.last_seen_at, 'instant')} · ${one.ip}`,
      }));
}
