/** What an operator does with the money of an investor whose funds are managed. */
export const managedOrderKinds = ['subscription', 'withdrawal', 'cancellation'] as const;
/** What is ordered with an amount; a cancellation has that of its subscription. */
export const enteredOrderKinds = [
  'subscription',
  'withdrawal',
] as const satisfies readonly ManagedOrderKind[];
export type ManagedOrderKind = (typeof managedOrderKinds)[number];

/** `lapsed`: nobody decided it in time, or what it rested on has changed. */
export const managedOrderStates = ['proposed', 'executed', 'rejected', 'lapsed'] as const;
export type ManagedOrderState = (typeof managedOrderStates)[number];

/** A management mandate today: in force, not begun, ended, or none at all. */
export const mandateStates = ['in_force', 'upcoming', 'ended', 'none'] as const;
export type MandateState = (typeof mandateStates)[number];
