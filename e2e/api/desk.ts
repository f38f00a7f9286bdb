import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import type { Place } from '../product/product.ts';
import { runScript } from '../product/run-program.ts';
import { call, type Session } from './client.ts';

/** Two operators who may do everything, for what tests set up behind the screens. */
export interface Desk {
  readonly maker: Session;
  readonly checker: Session;
}

const ROLES = 'support,onboarding,credit,finance,compliance,administrator';

/** Makes both with the product's own command and signs them in; a code is good for one sign-in, so only once. */
export async function openDesk(place: Place): Promise<Desk> {
  const maker = await signIn(place, await createOperator(place, 'Maker of the tests'));
  const checker = await signIn(place, await createOperator(place, 'Checker of the tests'));
  return { maker, checker };
}

interface NewOperator {
  readonly email: string;
  readonly password: string;
  readonly totp_secret: string;
}

async function createOperator(place: Place, name: string): Promise<NewOperator> {
  const unique = randomBytes(6).toString('hex');
  const [email, password] = [`desk.${unique}@titian.example`, `Kertas-${unique}-pejabat`];
  const given = ['--email', email, '--name', name, '--roles', ROLES, '--password', password];
  const { code, output } = await runScript(
    'scripts/server-cli.mjs',
    ['operator-create', ...given, '--print-json'],
    { DATA_DIR: place.dataDir, DATABASE_URL: '' },
  );
  const line = output.split('\n').find((one) => one.startsWith('{') && one.includes(email));
  if (code !== 0 || line === undefined) throw new Error(`operator-create failed:\n${output}`);
  return { email, password, totp_secret: JSON.parse(line).totp_secret };
}

async function signIn(place: Place, { email, password, totp_secret: secret }: NewOperator): Promise<Session> {
  const { token }: Session = await call(place, 'POST', '/operator/login', { body: { email, password } });
  const { two_factor_token }: { two_factor_token: string } = await call(
    place,
    'POST',
    '/operator/authenticate-two-factor',
    { by: { token }, body: { otp_code: generateSync({ secret }) } },
  );
  return { token, twoFactorToken: two_factor_token };
}

export interface Proposal {
  readonly kind: string;
  readonly subject_id: string;
  readonly after: object;
}

/** The maker proposes; answers the proposal's id. */
async function propose(place: Place, desk: Desk, proposal: Proposal, on?: string): Promise<string> {
  const body = { ...proposal, reason: 'Everything is in order' };
  const sending = { by: desk.maker, body, ...(on === undefined ? {} : { on }) };
  const answer: { approval: { id: string } } = await call(place, 'POST', '/operator/approvals', sending);
  return answer.approval.id;
}

/** The maker proposes and the checker approves. */
export async function carryOut(place: Place, desk: Desk, proposal: Proposal, on?: string): Promise<void> {
  const id = await propose(place, desk, proposal, on);
  const sending = { by: desk.checker, body: {}, ...(on === undefined ? {} : { on }) };
  await call(place, 'POST', `/operator/approvals/${id}/approve`, sending);
}
