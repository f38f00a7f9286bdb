import { useRouter, useSearch } from '@tanstack/react-router';

interface QueueSearch<State extends string> {
  /** null is all states. */
  readonly state: State | null;
  readonly setState: (state: State | null) => void;
}

const ALL = 'all';

/**
 * Which state a queue shows: it stands in the address (`?state=`), so that a queue can be linked to.
 * @param states what the queue knows; another word in the address is ignored
 * @param initial what the queue opens with
 */
export function useQueueState<const State extends string>(
  states: readonly State[],
  initial: State | null,
): QueueSearch<State> {
  const router = useRouter();
  const { state: searched } = useSearch({ strict: false });
  const known = states.find((one) => one === searched);
  return {
    state: searched === ALL ? null : (known ?? initial),
    setState: (state) => void router.navigate({ to: '.', search: { state: state ?? ALL }, replace: true }),
  };
}
