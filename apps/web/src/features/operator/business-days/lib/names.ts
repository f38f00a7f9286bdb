import { readable } from '../../shared/readable.ts';
import { transferNames } from '../../shared/transfer-names.ts';
import { english, text } from '../text.ts';
import { movementNames } from './movement-names.ts';

const named = { ...movementNames, ...transferNames };

/** What people call a kind of transfer; one that is newer than the page is spelled out. */
export function nameOfTransfer(kind: string): string {
  return Object.hasOwn(named, kind) ? text(`transfer.${kind as keyof typeof named}`) : readable(kind);
}

/** What people call an account of the ledger; one that is newer than the page is spelled out. */
export function nameOfAccount(account: string): string {
  return Object.hasOwn(english.account, account)
    ? text(`account.${account as keyof typeof english.account}`)
    : readable(account);
}
