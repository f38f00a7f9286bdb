import canonicalize from 'canonicalize';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/field-encryption.ts';

/** All that an approval binds: what is changed, into what, and everything else that decides what `apply` does. */
export interface Bound {
  readonly kind: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly after: JsonValue;
  readonly binds: JsonValue;
}

/** The parts of `binds` that are not what they were, by name; `binding` where it is not made of named parts. */
export function changedParts(before: JsonValue, now: JsonValue): string[] {
  if (!isObject(before) || !isObject(now)) {
    return canonicalize(before) === canonicalize(now) ? [] : ['binding'];
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.filter((name) => canonicalize(before[name]) !== canonicalize(now[name])).sort();
}

function isObject(value: JsonValue): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** SHA-256 over the RFC 8785 form of what an approval binds (decision 029): 32 bytes. */
export function bindingOf({ kind, subjectKind, subjectId, after, binds }: Bound): Buffer {
  const text = canonicalize({ kind, subject_kind: subjectKind, subject_id: subjectId, after, binds });
  invariant(text !== undefined, `what a ${kind} binds is JSON`);
  return sha256(text);
}
