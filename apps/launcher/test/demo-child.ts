/**
 * A demo program for tests: registers one person through the product's API and writes the sign-ins.
 * With DEMO_BREAKS it ends after the registration, as a start that is cut off would; with DEMO_WAITS it never ends.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOperators } from '../src/demo/operators.ts';

const {
  BASE_URL = '',
  SIMULATOR_URL = '',
  DEMO_FILE = '',
  DATA_DIR = '',
  DEMO_BREAKS,
  DEMO_WAITS,
} = process.env;
const person = { email: 'first@titian.example', password: 'quiet-Harbour-5512' };

await register();
if (DEMO_BREAKS !== undefined) {
  process.stderr.write('the demo broke here\n');
  process.exit(7);
}
process.stdout.write('one person registered\n');
if (DEMO_WAITS !== undefined) {
  setInterval(() => undefined, 60_000);
  await new Promise<never>(() => undefined);
}
const operators = readOperators(join(DATA_DIR, 'demo-operators.json')).map(
  ({ email, password, roles, totp_secret }) => ({
    kind: 'operator',
    role: roles.join(),
    email,
    password,
    totp_secret,
  }),
);
const users = [{ kind: 'individual', role: 'investor', ...person, totp_secret: null }, ...operators];
writeFileSync(DEMO_FILE, JSON.stringify({ base_url: BASE_URL, simulator_url: SIMULATOR_URL, users }));

async function register(): Promise<void> {
  const body = new FormData();
  const fields = {
    role: 'investor',
    type: 'Individual',
    first_name: 'Aminah',
    last_name: 'Yusof',
    ...person,
    password_confirmation: person.password,
    phone_country_code: '+60',
    phone_number: '123456789',
    agree_terms: '1',
    agree_privacy: '1',
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const answer = await fetch(`${BASE_URL}/api/register`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}: ${await answer.text()}`);
}
