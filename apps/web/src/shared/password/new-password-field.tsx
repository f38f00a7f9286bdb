import type { PasswordInputProps } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { PasswordField } from '../../components/password-field.tsx';
import { useText } from '../../components/text.ts';
import classes from './new-password-field.module.css';
import type { Strength, StrengthLevel } from './strength.ts';
import { useStrength } from './use-strength.ts';

/** The bars that are filled. */
const FILLED: Readonly<Record<StrengthLevel, number>> = { weak: 1, fair: 2, good: 3, strong: 4 };
const BARS = [1, 2, 3, 4] as const;
/** The shortest password that the server takes. */
const SHORTEST_PASSWORD = 12;

interface NewPasswordFieldProps extends PasswordInputProps {
  /** Names and address of the user: they make a password easy to guess. */
  readonly personal: readonly string[];
}

/** A password that is being chosen, with how strong it is and what would make it stronger. */
export function NewPasswordField({ personal, ...props }: NewPasswordFieldProps): ReactNode {
  const t = useText();
  const typed = useDeferredValue(typeof props.value === 'string' ? props.value : '');
  const missing = SHORTEST_PASSWORD - [...typed].length;
  const strength = useStrength(missing > 0 ? '' : typed, personal);
  return (
    <div className={classes.field}>
      <PasswordField description={t('password.hint')} {...props} autoComplete="new-password" />
      <Meter missing={typed === '' ? 0 : missing} strength={strength} />
    </div>
  );
}

interface MeterProps {
  /** Characters that are missing to the shortest length. */
  readonly missing: number;
  readonly strength: Strength | null;
}

function Meter({ missing, strength }: MeterProps): ReactNode {
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
        {missing > 0 && t('password.missing', { count: missing })}
        {strength !== null && (
          <>
            <strong>{t(`password.level.${strength.level}`)} </strong>
            {strength.advice !== null && t(`password.advice.${strength.advice}`)}
          </>
        )}
      </p>
    </div>
  );
}
