import type { TestApp } from '../app.ts';
import { call } from './http.ts';
import type { SignedInUser } from './identity.ts';
import { operatorPair, proposeAndApprove } from './operators.ts';

/** Why money is restricted in tests: no answer to a customer may contain it. */
export const SECRET = 'Named in police report 4711';

/** One operator of compliance restricts a customer's money at once; answers the id of the restriction. */
export async function restrict(
  app: TestApp,
  { userId }: Pick<SignedInUser, 'userId'>,
  level: 'outgoing' | 'frozen' = 'frozen',
): Promise<string> {
  const { maker } = await operatorPair(app);
  const answer = await call(app, 'operatorRestrictMoney', {
    headers: maker.headers,
    params: { id: userId },
    body: { level, reason: SECRET },
  });
  if (answer.status !== 200) {
    throw new Error(`restricting answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.items[0]?.id ?? '';
}

/** Two operators of compliance set a customer's money free. */
export function lift(app: TestApp, { userId }: Pick<SignedInUser, 'userId'>): Promise<string> {
  return proposeAndApprove(app, {
    ...{ kind: 'money_restriction', subjectId: userId },
    ...{ after: { level: 'none' }, reason: 'It was somebody else' },
  });
}
