import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** One of the demo's people, as the sign-in table and tests need them. */
export interface DemoUser {
  readonly kind: string;
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly totp_secret: string | null;
}

/** Where something is seen that happens once in the demo's year. */
export interface Sight {
  readonly what: string;
  readonly where: string;
  readonly email: string;
}

/** `DATA_DIR/demo.json`: present once the demo data are complete. */
export interface DemoFile {
  readonly base_url: string;
  readonly simulator_url: string;
  readonly users: readonly DemoUser[];
  /** None where the demo has no market. */
  readonly sights?: readonly Sight[];
}

/**
 * Reads the file; null when there is none.
 *
 * @throws Error when it is not what the demo writes
 */
export function readDemoFile(path: string): DemoFile | null {
  if (!existsSync(path)) return null;
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (isDemoFile(content)) return content;
  throw new Error(`${path} does not list the demo's users. Move the data folder away to make the demo anew.`);
}

/** Writes it whole: its presence says that the demo data are complete. */
export function writeDemoFile(path: string, demo: DemoFile): void {
  writeFileSync(`${path}.draft`, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.draft`, path);
}

function isDemoFile(content: unknown): content is DemoFile {
  if (typeof content !== 'object' || content === null || !('users' in content)) return false;
  return Array.isArray(content.users) && content.users.length > 0 && content.users.every(isDemoUser);
}

function isDemoUser(user: unknown): boolean {
  if (typeof user !== 'object' || user === null) return false;
  const fields = user as Readonly<Record<string, unknown>>;
  const texts = ['kind', 'role', 'email', 'password'].every((name) => typeof fields[name] === 'string');
  return texts && (fields.totp_secret === null || typeof fields.totp_secret === 'string');
}
