import type { PasswordInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { PasswordField } from '../../components/password-field.tsx';
import { useText } from '../../components/text.ts';
import classes from './new-password-field.module.css';
import { passwordStrength, type Strength, type StrengthLevel } from './strength.ts';

/** The bars that are filled. */
const FILLED: Readonly<Record<StrengthLevel, number>> = { short: 0, weak: 1, fair: 2, good: 3, strong: 4 };
const BARS = [1, 2, 3, 4] as const;

interface NewPasswordFieldProps extends PasswordInputProps {
  /** Names and address of whoever chooses it: they make a password easy to guess. */
  readonly personal: readonly string[];
}

/** A password that is being chosen, with how strong it is and what would make it stronger. */
export function NewPasswordField({ personal, ...props }: NewPasswordFieldProps): ReactNode {
  const t = useText();
  const typed = typeof props.value === 'string' ? props.value : '';
  return (
    <div className={classes.field}>
      <PasswordField description={t('password.hint')} {...props} autoComplete="new-password" />
      <Meter strength={typed === '' ? null : passwordStrength(typed, personal)} />
    </div>
  );
}

function Meter({ strength }: { readonly strength: Strength | null }): ReactNode {
  const t = useText();
  const filled = strength === null ? 0 : FILLED[strength.level];
  return (
    <div className={classes.meter} data-level={strength?.level ?? 'none'}>
      <div className={classes.bars} aria-hidden>
        {BARS.map((bar) => (
          <span key={bar} className={classes.bar} data-filled={bar <= filled} />
        ))}
      </div>
      <p className={classes.words} aria-live="polite">
        {strength !== null && (
          <>
            {strength.level !== 'short' && <strong>{t(`password.level.${strength.level}`)} </strong>}
            {strength.advice !== null && t(`password.advice.${strength.advice}`, { count: strength.missing })}
          </>
        )}
      </p>
    </div>
  );
}
