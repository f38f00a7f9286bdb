import type { AddressDocumentKind, AddressRejection } from '@titian/contracts/address-change';
import type { Address } from './address.ts';

/** `waiting`: two operators decide; `withdrawn`: its owner took it back before they did. */
export type AddressChangeState = 'waiting' | 'accepted' | 'rejected' | 'withdrawn';

/** A customer's request for another address, proven by a document (ONB-39). */
export interface AddressChange {
  readonly id: string;
  readonly userId: string;
  readonly address: Address;
  readonly documentKind: AddressDocumentKind;
  readonly fileId: string;
  readonly state: AddressChangeState;
  readonly rejection: AddressRejection | null;
  readonly version: number;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
}
