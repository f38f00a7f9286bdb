import { hash, verify } from '@node-rs/argon2';
import { createBoundedLimit } from '../../../platform/concurrency-limit.ts';
import { AppError } from '../../../platform/errors.ts';

/** Argon2id (the library's default kind) with at least 19 MiB (ACC-13). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A dummy hash, so that an unknown address takes as long as a known one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$4L+A2fqDqMWQU4sZnSHjqA$GAE/UWYkOibv3FN+17MbbEGIEXv90LOxnZsm0IaQUA4';
/** Hashing at once in this process: a storm of sign-ins must leave the cores to money. */
const CONCURRENT = 2;
const MAX_WAITING = 400;

const limited = createBoundedLimit({
  concurrency: CONCURRENT,
  maxWaiting: MAX_WAITING,
  full: () => new AppError('busy'),
});

/** @throws AppError `busy` when too many wait already */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password.normalize('NFKC'), cost));
}

/**
 * Whether this is the password behind a hash; with null, takes the same time and answers false.
 * @throws AppError `busy` when too many wait already
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await limited(() => verify(passwordHash ?? NOBODY, password.normalize('NFKC')));
  return right && passwordHash !== null;
}
