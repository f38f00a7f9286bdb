import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { businessToday } from '../../../lib/clock/business-now.ts';
import type { PlatformTerms } from '../../../shared/platform/terms.ts';
import {
  figuresOf,
  formOf,
  type Limits,
  limitsOf,
  type SimulationFigures,
  type SimulationForm,
  type SimulationSearch,
  searchOf,
} from './form.ts';
import { type Simulated, simulate } from './simulate.ts';

/** Browsers limit how often the address may change. */
const ADDRESS_DELAY_MS = 300;

export interface SimulationState {
  readonly form: SimulationForm;
  readonly change: (changed: Partial<SimulationForm>) => void;
  readonly limits: Limits;
  readonly figures: SimulationFigures;
  readonly result: Simulated | null;
}

/** The form, what follows from it, and the address that follows it a moment later. */
export function useSimulation(terms: PlatformTerms, search: SimulationSearch): SimulationState {
  const navigate = useNavigate();
  const [form, setForm] = useState(() => formOf(search));
  const [isTouched, setTouched] = useState(false);
  const limits = limitsOf(terms);
  const figures = figuresOf(form, limits);

  useEffect(() => {
    if (!isTouched) {
      return;
    }
    const timer = setTimeout(
      () =>
        void navigate({
          ...pageLink('simulation'),
          search: searchOf(form),
          replace: true,
          resetScroll: false,
        }),
      ADDRESS_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [form, isTouched, navigate]);

  return {
    form,
    limits,
    figures,
    change: (changed) => {
      setTouched(true);
      setForm((before) => ({ ...before, ...changed }));
    },
    result: simulate(form, figures, terms, businessToday()),
  };
}
