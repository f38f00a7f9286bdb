import type { Product, Session } from './api/client.ts';
import type { OperatorTeam } from './api/operators.ts';
import type { Simulator } from './api/simulator.ts';
import type { PayingBank } from './data/banks.ts';
import type { Habit, Individual } from './data/individuals.ts';
import type { Turn } from './data/notes.ts';
import { addDays, type Day } from './days.ts';
import type { Agenda } from './plan/agenda.ts';

/** Everything that a step of the demo data needs. */
export interface Market {
  readonly product: Product;
  readonly simulator: Simulator;
  readonly team: OperatorTeam;
  readonly agenda: Agenda;
  /** The last day of the demo data. */
  readonly today: Day;
  /** Of all customers of the demo. */
  readonly password: string;
  /** The notes that take a turn, once they are applied for. */
  readonly turns: Map<Turn, { readonly noteId: string; readonly issuer: IssuerMember }>;
}

/** A signed-in customer. */
export interface Member {
  /** As the approved document says; the demo's people pay in this name. */
  readonly name: string;
  readonly email: string;
  readonly session: Session;
  readonly bank: PayingBank;
  readonly isCompany: boolean;
}

export interface InvestorMember extends Member {
  readonly habit: Habit;
  readonly risk: Individual['risk'] | null;
  /** From this day on they invest. */
  readonly since: Day;
}

export interface IssuerMember extends Member {
  readonly key: string;
}

/** The day so many days before the last one. */
export function daysAgo(market: Pick<Market, 'today'>, days: number): Day {
  return addDays(market.today, -days);
}
