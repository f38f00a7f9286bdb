import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { Focused } from '../../shared/focused.tsx';
import { History } from '../../shared/history.tsx';
import panel from '../../shared/panel.module.css';
import { type CustomerAnswer, customerQuery } from '../api/read-customer.ts';
import { useText as usePageText } from '../customer-page-text.ts';
import { useText } from '../text.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { FlagsProposal } from './flags-proposal.tsx';
import { OpenProposals } from './open-proposals.tsx';
import { RestrictionHistory } from './restriction-history.tsx';
import { RestrictAtOnce, RestrictionProposal } from './restriction-proposal.tsx';
import { StateProposal } from './state-proposal.tsx';
import { TaxResidences } from './tax-residences.tsx';

interface CustomerPanelProps {
  readonly id: string;
  readonly directDebit: (customerId: string) => ReactNode;
  readonly openCase: (customer: { readonly id: string; readonly name: string }) => ReactNode;
}

/** One customer: what is open and what may be proposed on top, then the facts and what happened. */
export function CustomerPanel({ id, ...slots }: CustomerPanelProps): ReactNode {
  const query = useQuery(customerQuery(id));
  return (
    <QueryView query={query}>
      {(answer) => (
        <>
          <PageLink id={id} />
          <CustomerReview answer={answer} {...slots} />
        </>
      )}
    </QueryView>
  );
}

type Drafting = 'state' | 'flags' | 'restriction' | 'at_once' | null;

interface ReviewProps extends Omit<CustomerPanelProps, 'id'> {
  readonly answer: CustomerAnswer;
}

/** What may be proposed about a customer, the facts and what happened. */
export function CustomerReview({ answer, directDebit, openCase }: ReviewProps): ReactNode {
  const t = useText();
  const { customer } = answer;
  const [drafting, setDrafting] = useState<Drafting>(null);
  const close = () => setDrafting(null);
  return (
    <div className={panel.stack}>
      <OpenProposals proposals={customer.proposals} />
      <div className={panel.buttons}>{openCase({ id: customer.id, name: customer.name })}</div>
      {(drafting !== null || hasActions(answer)) && (
        <Focused on={drafting}>
          {drafting === null && <Actions answer={answer} onChoose={setDrafting} />}
          {drafting === 'state' && <StateProposal customer={customer} onClose={close} />}
          {drafting === 'flags' && <FlagsProposal answer={answer} onClose={close} />}
          {drafting === 'restriction' && <RestrictionProposal customer={customer} onClose={close} />}
          {drafting === 'at_once' && <RestrictAtOnce customer={customer} onClose={close} />}
        </Focused>
      )}
      <CustomerFacts customer={customer} />
      {customer.role === 'investor' && <TaxResidences customerId={customer.id} />}
      {answer.can.read_restrictions && <RestrictionHistory customerId={customer.id} />}
      <div>
        <h3 className={panel.heading}>{t('directDebit')}</h3>
        {directDebit(customer.id)}
      </div>
      <History rows={customer.history} />
    </div>
  );
}

/** The page that shows everything the operator may see of the customer. */
function PageLink({ id }: { readonly id: string }): ReactNode {
  const t = usePageText();
  return (
    <div className={panel.buttons}>
      <ButtonLink
        variant="default"
        to={operatorRouteTable.operator_customers.path}
        params={{ id, tab: 'overview' }}
      >
        {t('open')}
      </ButtonLink>
    </div>
  );
}

function hasActions({ can }: CustomerAnswer): boolean {
  return can.disable || can.enable || can.set_flags || can.restrict;
}

interface ActionsProps {
  readonly answer: CustomerAnswer;
  readonly onChoose: (drafting: Drafting) => void;
}

/** Only what this operator may propose now is offered. */
function Actions({ answer: { can, customer }, onChoose }: ActionsProps): ReactNode {
  const t = useText();
  return (
    <div className={panel.buttons}>
      {(can.disable || can.enable) && (
        <Button variant="default" onClick={() => onChoose('state')}>
          {t(can.disable ? 'state.disable' : 'state.enable')}
        </Button>
      )}
      {can.set_flags && (
        <Button variant="default" onClick={() => onChoose('flags')}>
          {t('flags.propose')}
        </Button>
      )}
      {can.restrict && (
        <Button variant="default" onClick={() => onChoose('restriction')}>
          {t(customer.money_restriction === 'none' ? 'restriction.draft' : 'restriction.draftChange')}
        </Button>
      )}
      {can.restrict && customer.money_restriction !== 'frozen' && (
        <Button color="saga" variant="light" onClick={() => onChoose('at_once')}>
          {t('restriction.atOnce')}
        </Button>
      )}
    </div>
  );
}
