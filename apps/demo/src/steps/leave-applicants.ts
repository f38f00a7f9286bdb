import pLimit from 'p-limit';
import type { Body } from '../api/client.ts';
import { type Applicant, applicants } from '../data/applicants.ts';
import { waitingCompanies } from '../data/companies.ts';
import { addDays } from '../days.ts';
import { daysAgo, type Market } from '../market.ts';
import { serials } from '../people/accounts.ts';
import { begunInvestorForm } from '../people/investor-form.ts';
import { checkIdentity } from './check-identity.ts';
import { applyAsIssuer, sendInvestorForm } from './onboard.ts';
import { registerIndividual } from './register.ts';

const AT_ONCE = 4;

type Decision = Extract<Body<'operatorPropose'>, { kind: 'application_decision' }>;

const decisions: Readonly<Record<'proposed' | 'rejected' | 'more_info', Pick<Decision, 'reason' | 'after'>>> =
  {
    proposed: {
      reason: 'Identity, address and bank account agree with the documents.',
      after: { decision: 'Approved' },
    },
    rejected: {
      reason: 'The document belongs to another person.',
      after: { decision: 'Rejected' },
    },
    more_info: {
      reason: 'The back of the card cannot be read.',
      after: {
        decision: 'More Info Required',
        remarks: [{ field: 'identity_back', text: 'Please take the picture again in daylight.' }],
      },
    },
  };

/** Brings the applicants of these days as far as they have come, for the operators' queues. */
export async function leaveApplicants(market: Market): Promise<void> {
  await pLimit(AT_ONCE).map(applicants, (applicant, index) =>
    leaveApplicant(market, applicant, serials.applicants + index),
  );
  await pLimit(AT_ONCE).map(waitingCompanies, (company, index) =>
    applyAsIssuer(market, company, serials.waitingCompanies + index),
  );
}

async function leaveApplicant(market: Market, applicant: Applicant, serial: number): Promise<void> {
  const on = daysAgo(market, applicant.joinedDaysAgo);
  const member = await registerIndividual(market, applicant, serial, on);
  if (applicant.status === 'draft') {
    const body = begunInvestorForm(applicant, serial);
    await market.product.call('investorApply', { by: member.session, on, body });
    return;
  }
  const subject_id = await sendInvestorForm(market, member, applicant, serial, on);
  if (applicant.card !== 'none') await checkIdentity(market, member, applicant.card, on);
  if (applicant.status === 'submitted') return;
  const { after, reason } = decisions[applicant.status];
  const proposal = { kind: 'application_decision' as const, subject_id, after, reason };
  const decidedOn = addDays(on, 1);
  await (applicant.status === 'proposed'
    ? market.team.propose(proposal, decidedOn)
    : market.team.carryOut(proposal, decidedOn));
}
