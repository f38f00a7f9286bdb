import type { Endpoint } from '@titian/contracts/endpoint';
import { isAuditor, may } from '@titian/contracts/permissions';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type {
  Authenticator,
  CustomerPrincipal,
  OperatorPrincipal,
  PresentedSession,
  Principal,
} from './principal.ts';

export const CSRF_COOKIE = 'XSRF-TOKEN';

/** Whether a call changes something: then the cross-site headers are demanded (WIRE-3). */
export function changesState(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET' || endpoint.changesState === true;
}

/** Headers first (400, 419), so that a forged request discloses nothing about sessions. */
export function checkHeaders(endpoint: Endpoint, request: FastifyRequest): void {
  // Banks and mail programs authenticate by a signature or a token and cannot send these headers.
  if (!changesState(endpoint) || endpoint.crossSite === true) {
    return;
  }
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') {
    throw new AppError('headers_missing');
  }
  // Browsers say by themselves when another site, or an address that was opened, is behind a call.
  if (
    request.headers['sec-fetch-mode'] === 'navigate' ||
    request.headers['sec-fetch-site'] === 'cross-site'
  ) {
    throw new AppError('headers_missing');
  }
  const cookie = request.cookies[CSRF_COOKIE];
  if (cookie !== undefined && request.headers['x-xsrf-token'] !== cookie) {
    throw new AppError('csrf');
  }
}

/**
 * Then session, account, second factor, role and status, in the order of WIRE-2.
 * @throws AppError saying which of them the caller lacks
 */
export async function authorise(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticator: Authenticator,
): Promise<Principal | null> {
  const token = bearer(request);
  const rejects = (one: Principal) => rejectionOf(endpoint, one) !== null;
  const principal = token === null ? null : await authenticator.read(token, twoFactorToken(request), rejects);
  if (endpoint.who === 'guest') {
    return principal;
  }
  if (principal === null && token !== null) {
    throw new AppError('unauthorized', {}, await authenticator.readEnd(token));
  }
  if (principal === null || (endpoint.who === 'operator') !== (principal.kind === 'operator')) {
    throw new AppError('unauthorized');
  }
  // From here on a rejected caller is identified.
  request.principal = principal;
  const rejection = rejectionOf(endpoint, principal);
  if (rejection !== null) {
    throw rejection;
  }
  return principal;
}

/** What somebody who is signed in lacks for a call; null for a caller who may make it, or is of the other kind. */
function rejectionOf(endpoint: Endpoint, principal: Principal): AppError | null {
  if (endpoint.who === 'guest' || (endpoint.who === 'operator') !== (principal.kind === 'operator')) {
    return null;
  }
  return principal.kind === 'operator'
    ? operatorRejection(endpoint, principal)
    : customerRejection(endpoint, principal);
}

function customerRejection(endpoint: Endpoint, customer: CustomerPrincipal): AppError | null {
  if (customer.accountStatus !== 'Active' && endpoint.whenInactive !== true) {
    return new AppError('account_inactive');
  }
  if (customer.twoFactorEnabled && !customer.twoFactorPassed && endpoint.beforeTwoFactor !== true) {
    return new AppError('two_factor_required');
  }
  const { roles: customerRoles } = endpoint;
  if (customerRoles?.includes(customer.role) === false) {
    return new AppError('role');
  }
  if (customer.type !== null && endpoint.investorTypes?.includes(customer.type) === false) {
    return new AppError('role');
  }
  if (endpoint.approved === true && !customer.isApproved) {
    return new AppError('not_approved');
  }
  return endpoint.notFundManaged === true && customer.isFundManaged ? new AppError('fund_managed') : null;
}

function operatorRejection(endpoint: Endpoint, operator: OperatorPrincipal): AppError | null {
  if (!operator.twoFactorPassed && endpoint.beforeTwoFactor !== true) {
    return new AppError('two_factor_required');
  }
  if (operator.passkeyMissing && endpoint.beforeTwoFactor !== true && endpoint.beforePasskey !== true) {
    return new AppError('passkey_required');
  }
  const { permission } = endpoint;
  if (permission !== undefined && !may(operator, permission)) {
    return new AppError('role');
  }
  return isAuditor(operator) && isClosedToAuditors(endpoint) ? new AppError('read_only') : null;
}

/** An auditor reads, cares for their own sign-in, and gives reasons to read what is masked (OPS-60). */
function isClosedToAuditors({ method, ownAccess, permission }: Endpoint): boolean {
  const givesReason = permission === 'number_view' || permission === 'personal_data_disclosure';
  return method !== 'GET' && ownAccess !== true && !givesReason;
}

/** The tokens that an authorised call came with. */
export function presentedTokens(request: FastifyRequest): PresentedSession {
  return { token: bearer(request) ?? '', twoFactorToken: twoFactorToken(request) };
}

function bearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
}

function twoFactorToken(request: FastifyRequest): string | null {
  const header = request.headers['x-two-factor-token'];
  return typeof header === 'string' && header !== '' ? header : null;
}
