import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useRef, useState } from 'react';
import { isPlainKey } from '../../shared/plain-key.ts';
import type { Approval } from '../api/list-approvals.ts';

export type Decision = 'approve' | 'reject';

const keys: Readonly<Record<string, Decision>> = { a: 'approve', r: 'reject' };

interface DecisionKeys {
  /** Where the proposal is shown. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What a key stands for that was pressed and is not confirmed yet. */
  readonly pressed: Decision | null;
  readonly setPressed: (decision: Decision | null) => void;
}

/** `a` and `r` choose a decision of the open proposal; nothing is decided by them alone. */
export function useDecisionKeys({ can }: Approval, isBusy: boolean): DecisionKeys {
  const box = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<Decision | null>(null);
  useWindowEvent('keydown', (event) => {
    const decision = keys[event.key];
    if (
      decision !== undefined &&
      can[decision] &&
      !isBusy &&
      !event.repeat &&
      isPlainKey(event, box.current)
    ) {
      event.preventDefault();
      setPressed(decision);
    }
  });
  return { box, pressed, setPressed };
}
