import { renameSync, writeFileSync } from 'node:fs';
import type { OperatorSignIn } from './api/operators.ts';
import type { Settings } from './settings.ts';

/** One way into the demo. */
export interface DemoUser {
  readonly kind: 'investor' | 'institution' | 'businessowner' | 'operator';
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly totp_secret: string | null;
}

/** Where something is seen that happens once in the year. */
export interface Sight {
  readonly what: string;
  /** The number of a note, or the page. */
  readonly where: string;
  /** The address of a customer with access; all customers have one password. */
  readonly email: string;
}

/** The sign-ins of the operators, as the file lists them. */
export function operatorUsers(operators: readonly OperatorSignIn[]): DemoUser[] {
  return operators.map(({ email, password, roles, totp_secret }) => ({
    kind: 'operator',
    role: roles.join(', '),
    email,
    password,
    totp_secret,
  }));
}

/** Writes the file whole and for its owner alone: its presence says that the demo data are complete. */
export function writeDemoFile(
  settings: Settings,
  users: readonly DemoUser[],
  sights: readonly Sight[],
): void {
  const { demoFile, baseUrl, simulatorUrl } = settings;
  const demo = { base_url: baseUrl, simulator_url: simulatorUrl, users, sights };
  writeFileSync(`${demoFile}.draft`, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${demoFile}.draft`, demoFile);
}
