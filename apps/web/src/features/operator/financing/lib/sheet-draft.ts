import type { CallBody } from '../../../../lib/api/call-types.ts';
import type { Financing } from '../api/read-financing.ts';

/** What is typed of a fact sheet. */
export interface SheetDraft extends Record<string, unknown> {
  readonly security: string;
  readonly risks: { readonly risk: string; readonly mitigant: string }[];
  readonly documents: string[];
}

/** The form as it opens: what was written last, or one empty risk. */
export function draftOf({ fact_sheet: sheet }: Pick<Financing, 'fact_sheet'>): SheetDraft {
  return {
    security: sheet?.security ?? '',
    risks: sheet?.risks ?? [{ risk: '', mitigant: '' }],
    documents: sheet?.documents ?? [],
  };
}

/** What is sent; no security is said as nothing. */
export function wordsOf({ security, risks, documents }: SheetDraft): CallBody<'operatorWriteFactSheet'> {
  return {
    security: security.trim() === '' ? null : security,
    risks: [...risks],
    documents: [...documents],
  };
}
