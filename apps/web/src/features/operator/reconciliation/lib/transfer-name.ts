import { readable } from '../../shared/readable.ts';
import { type TransferName, transferNames } from '../../shared/transfer-names.ts';
import type { ExceptionRow } from '../api/reconciliation.ts';
import { text } from '../text.ts';

/** What people call a kind of transfer; one without a name of its own is spelled out. */
export function transferName(kind: string): string {
  return isNamed(kind) ? text(`proof.transfer.${kind}`) : readable(kind);
}

function isNamed(kind: string): kind is TransferName {
  return Object.hasOwn(transferNames, kind);
}

/** What an exception is about: a transfer by its kind, else as the server words it. */
export function detailOf({ kind, detail }: Pick<ExceptionRow, 'kind' | 'detail'>): string {
  return kind === 'missing_line' ? transferName(detail) : detail;
}
