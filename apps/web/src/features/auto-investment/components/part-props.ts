import type { ReactNode } from 'react';
import type { PresetRules } from '../api/preset.ts';
import type { PresetForm } from '../lib/use-preset-form.ts';

/** What a part of the preset form is given. */
export interface PartProps {
  readonly form: PresetForm['form'];
  /** Errors by path: the last of the server, or those of the preview while it is typed. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly rules: PresetRules;
}
