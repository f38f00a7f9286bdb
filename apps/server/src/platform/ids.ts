import { v7 } from 'uuid';

/** A new time-ordered id (uuid v7), made here so that a row can be named before it is written. */
export function newId(): string {
  return v7();
}
