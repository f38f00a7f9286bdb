import type { Permission } from './permissions.ts';

export type Role = 'investor' | 'businessowner';

/**
 * Classes of request limits; the numbers are settings of the server. A `callback` is limited by what of it is not
 * authentic, so that a flood from elsewhere costs the sender no message.
 */
export type RateClass = 'sign_in' | 'mail' | 'default' | 'hot' | 'public' | 'callback' | 'report';

/**
 * One row of the endpoint table: how a call is reached and who may make it (WIRE-11).
 * Plain data, so that the browser may read it too.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base, `:id` for parameters. */
  readonly path: string;
  /** `user` is a signed-in customer. */
  readonly who: 'guest' | 'user' | 'operator';
  /** Customers only; absent means both roles. */
  readonly roles?: readonly Role[];
  /** Which investors, where an investor may call at all; absent means both types. */
  readonly investorTypes?: readonly ('Individual' | 'Institution')[];
  /** Operators only: what the operator must hold; absent means any operator may call. */
  readonly permission?: Permission;
  /** Needs an Approved application. */
  readonly approved?: true;
  /** Rejects fund-managed investors (403 `fund_managed`). */
  readonly notFundManaged?: true;
  /** May be called while the second factor is still missing. */
  readonly beforeTwoFactor?: true;
  /** Operators only: may be called while a passkey is demanded and none was given in this sign-in. */
  readonly beforePasskey?: true;
  /** May be called by an account that is not Active. */
  readonly whenInactive?: true;
  /** A guest's call that takes a customer's session or, in its place, the hand-off token of one identity check. */
  readonly orHandoff?: true;
  readonly multipart?: true;
  /**
   * Runs once per header `Idempotency-Key`: demanded where money moves, optional where something is written, for which
   * clients of earlier releases send none (WIRE-6).
   */
  readonly idempotencyKey?: true | 'optional';
  /** A GET whose answer may be some seconds old, but for what its caller has written: a standby of the database gives it. */
  readonly mayBeOld?: true;
  /** A GET that changes something: the headers of WIRE-3 are demanded. */
  readonly changesState?: true;
  /** Comes from outside our pages (bank, mail program): authentic by signature or token, exempt from the cross-site checks. */
  readonly crossSite?: true;
  /** Answers a state error with 200 and `success: false`, which its caller reads (WIRE-5). */
  readonly softFailure?: true;
  /** What is answered where it is not JSON. */
  readonly answers?: 'file' | 'json_or_file' | 'text' | 'redirect' | 'events';
  /** Operators only: about one's own sign-in; the calls that change something and are open to an auditor (OPS-60). */
  readonly ownAccess?: true;
  /**
   * How an auditor is answered (OPS-62). Absent: with every text masked that is not known to be free of personal data,
   * and no file. `whole`: as everybody, for what has no customer's data in it or demands a reason itself. `disclosed`:
   * whole for half an hour after a reason was given for the customer of `:id`, masked before. `masked_file`: a list as
   * a file, its cells masked.
   */
  readonly auditorReads?: 'whole' | 'disclosed' | 'masked_file';
  /** `default` where nothing is said. */
  readonly rate?: RateClass;
  /** How large the body may be, where it is not what `bodyMaxBytesOf` says for calls of its kind. */
  readonly bodyMaxBytes?: number;
}
