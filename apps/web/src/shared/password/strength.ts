import {
  ATTEMPTS_REQUIRED,
  estimatePassword,
  type PasswordWeakness,
} from '@titian/contracts/passwords/estimate';

/** How hard a password is to guess; the server rejects `weak` and `fair`. */
export type StrengthLevel = 'weak' | 'fair' | 'good' | 'strong';

export interface Strength {
  readonly level: StrengthLevel;
  /** What would help most; null for a strong password. */
  readonly advice: PasswordWeakness | null;
}

const ATTEMPTS_FAIR = 1e8;
const ATTEMPTS_STRONG = 1e14;

/**
 * Assesses a password as it is typed, by the estimate that the server decides by.
 * @param personal names and e-mail address of the user
 */
export function passwordStrength(password: string, personal: readonly string[]): Strength {
  const { attempts, weakness } = estimatePassword(password, personal);
  const level = levelOf(attempts);
  return { level, advice: level === 'strong' ? null : weakness };
}

function levelOf(attempts: number): StrengthLevel {
  if (attempts < ATTEMPTS_FAIR) return 'weak';
  if (attempts < ATTEMPTS_REQUIRED) return 'fair';
  return attempts < ATTEMPTS_STRONG ? 'good' : 'strong';
}
