import type { Session } from '../api/client.ts';
import { newInvestor, registerInvestor, registerOwner } from '../api/join.ts';
import type { OperatorPair } from '../api/operator-pair.ts';
import { newCompany, newPerson } from '../api/people.ts';
import { disable, halfSignedIn, reject, waitingOwner } from '../api/prepared-members.ts';
import type { Place } from '../product/product.ts';

type Arrival = (place: Place, operatorPair: OperatorPair) => Promise<Session>;

/** People on their way into the product, whom the demo does not sign in: they register when their turn comes. */
const arrivals = {
  applicant: async (place) => (await registerInvestor(place, newPerson('Zaiton', 'Jamal'))).session,
  company: async (place) =>
    (await registerOwner(place, newCompany('Kedai Emas Sdn Bhd', 'Zainab', 'Omar'))).session,
  waiting: async (place) =>
    (await waitingOwner(place, newCompany('Batik Laut Sdn Bhd', 'Maimunah', 'Yaakob'))).session,
  rejected: async (place, operatorPair) => {
    const owner = await waitingOwner(place, newCompany('Lilin Laut Sdn Bhd', 'Rohana', 'Yusof'));
    await reject(place, operatorPair, owner.applicationId);
    return owner.session;
  },
  disabled: async (place, operatorPair) => {
    const member = await registerInvestor(place, newPerson('Saodah', 'Mokhtar'));
    await disable(place, operatorPair, member);
    return member.session;
  },
  secondFactor: async (place) =>
    halfSignedIn(place, await registerInvestor(place, newPerson('Rokiah', 'Salim'))),
  newcomer: async (place, operatorPair) =>
    (await newInvestor(place, operatorPair, newPerson('Hanisah', 'Zulkifli'))).session,
} as const satisfies Record<string, Arrival>;

export type NewcomerKind = keyof typeof arrivals;

export function isNewcomer(kind: string): kind is NewcomerKind {
  return kind in arrivals;
}

/** Registers a user up to the state of the given name. */
export function arrive(kind: NewcomerKind, place: Place, operatorPair: OperatorPair): Promise<Session> {
  return arrivals[kind](place, operatorPair);
}
