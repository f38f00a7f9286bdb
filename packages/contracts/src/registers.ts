/** What compliance keeps a register of; complaints and data requests are cases of these kinds (CMP-5). */
export const registers = ['complaints', 'data_requests', 'breaches', 'conflicts'] as const;
export type Register = (typeof registers)[number];

export const breachKinds = ['personal_data', 'client_money', 'conduct', 'system'] as const;
export type BreachKind = (typeof breachKinds)[number];

export const breachStates = ['open', 'contained', 'closed'] as const;
export type BreachState = (typeof breachStates)[number];

/** What an interest of an operator lies in (CMP-7). */
export const conflictNatures = ['financial_interest', 'family', 'outside_role', 'gift', 'other'] as const;
export type ConflictNature = (typeof conflictNatures)[number];

export const conflictStates = ['disclosed', 'managed', 'closed'] as const;
export type ConflictState = (typeof conflictStates)[number];

/** What compliance leads a disclosed conflict to. */
export const managedConflictStates = ['managed', 'closed'] as const;

/** The states of the entries of each register. */
export const registerStates = {
  complaints: ['open', 'waiting', 'closed'],
  data_requests: ['open', 'waiting', 'closed'],
  breaches: breachStates,
  conflicts: conflictStates,
} as const satisfies Record<Register, readonly string[]>;

/** Every state of every register. */
export const anyRegisterState = ['open', 'waiting', 'contained', 'disclosed', 'managed', 'closed'] as const;
export type RegisterState = (typeof anyRegisterState)[number];

/** Whether a register has entries in a state. */
export function hasState(register: Register, state: RegisterState): boolean {
  return registerStates[register].some((one) => one === state);
}

export const REGISTER_TEXT_MAX = 4_000;
export const COUNTERPARTY_MAX = 120;
export const PERSONS_AFFECTED_MAX = 10_000_000;
