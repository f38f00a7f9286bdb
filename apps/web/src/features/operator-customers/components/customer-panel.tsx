import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { History } from '../../../lib/office/history.tsx';
import panel from '../../../lib/office/panel.module.css';
import { type CustomerAnswer, customerQuery } from '../api/read-customer.ts';
import { useText } from '../text.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { FlagsProposal } from './flags-proposal.tsx';
import { OpenProposals } from './open-proposals.tsx';
import { StateProposal } from './state-proposal.tsx';

interface CustomerPanelProps {
  readonly id: string;
  readonly directDebit: (customerId: string) => ReactNode;
}

/** One customer: what is open and what may be proposed on top, then the facts and what happened. */
export function CustomerPanel({ id, directDebit }: CustomerPanelProps): ReactNode {
  const query = useQuery(customerQuery(id));
  return (
    <QueryView query={query}>{(answer) => <Review answer={answer} directDebit={directDebit} />}</QueryView>
  );
}

type Drafting = 'state' | 'flags' | null;

interface ReviewProps extends Pick<CustomerPanelProps, 'directDebit'> {
  readonly answer: CustomerAnswer;
}

function Review({ answer, directDebit }: ReviewProps): ReactNode {
  const t = useText();
  const { customer } = answer;
  const [drafting, setDrafting] = useState<Drafting>(null);
  const close = () => setDrafting(null);
  return (
    <div className={panel.stack}>
      <OpenProposals proposals={customer.proposals} />
      {drafting === null && <Actions can={answer.can} onChoose={setDrafting} />}
      {drafting === 'state' && <StateProposal customer={customer} onClose={close} />}
      {drafting === 'flags' && <FlagsProposal answer={answer} onClose={close} />}
      <CustomerFacts customer={customer} />
      {customer.role === 'businessowner' && (
        <div>
          <h3 className={panel.heading}>{t('directDebit')}</h3>
          {directDebit(customer.id)}
        </div>
      )}
      <History rows={customer.history} />
    </div>
  );
}

interface ActionsProps {
  readonly can: CustomerAnswer['can'];
  readonly onChoose: (drafting: Drafting) => void;
}

/** Only what this operator may propose now is offered. */
function Actions({ can, onChoose }: ActionsProps): ReactNode {
  const t = useText();
  if (!can.disable && !can.enable && !can.set_flags) {
    return null;
  }
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
    </div>
  );
}
