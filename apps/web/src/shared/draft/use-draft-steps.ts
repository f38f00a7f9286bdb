import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

interface StepsOptions<S extends string> {
  readonly steps: readonly S[];
  /** Where the form begins when its address names no step. */
  readonly firstStep: S;
}

/** The step on the screen, which the address names as well: Back, Forward and a reload lead to it (NAV-28). */
export function useDraftSteps<S extends string>({ steps, firstStep }: StepsOptions<S>) {
  const router = useRouter();
  const search = useSearch({ strict: false });
  const named = steps.find((one) => one === search.step);
  const [step, showStep] = useState(named ?? firstStep);

  const writeAddress = useCallback(
    (next: S, replace: boolean) =>
      void router.navigate({
        to: '.',
        search: (before) => ({ ...before, step: next }),
        replace,
        resetScroll: false,
      }),
    [router],
  );
  useEffect(() => {
    if (named !== undefined) {
      showStep(named);
    }
  }, [named]);
  const isNamed = named !== undefined;
  useEffect(() => {
    if (!isNamed) {
      writeAddress(firstStep, true);
    }
  }, [isNamed, firstStep, writeAddress]);

  /** Shows a step at once; the address follows. */
  const setStep = useCallback(
    (next: S) => {
      showStep(next);
      writeAddress(next, false);
    },
    [writeAddress],
  );
  return { step, setStep };
}
