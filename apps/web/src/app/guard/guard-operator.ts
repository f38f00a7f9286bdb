import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { type OperatorRouteName, operatorRouteTable } from '../../config/routes.ts';
import { operatorSession, type StoredSession } from '../../lib/session/session-store.ts';

/**
 * May this browser open this page of the back office? Two-factor is always on (NAV-24), so a session is complete
 * with both tokens; the server validates them with every call.
 */
export function decideOperator(
  target: OperatorRouteName,
  session: Pick<StoredSession, 'token' | 'twoFactorToken'>,
): 'allow' | 'operator_login' | 'operator_home' {
  const complete = session.token !== null && session.twoFactorToken !== null;
  if (operatorRouteTable[target].public) {
    return complete ? 'operator_home' : 'allow';
  }
  return complete ? 'allow' : 'operator_login';
}

/** An operator route's `beforeLoad`. */
export function guardOperatorRoute(name: OperatorRouteName): (arrival: { location: ParsedLocation }) => void {
  return () => {
    const decision = decideOperator(name, operatorSession.get());
    if (decision !== 'allow') {
      throw redirect({ to: operatorRouteTable[decision].path, replace: true });
    }
  };
}
