/** A data key that a master key has encrypted. */
export interface WrappedKey {
  readonly masterKeyId: string;
  readonly bytes: Buffer;
}

/**
 * Stores master keys and encrypts data keys with them; nothing else is done with a master key, so a KMS or an HSM fits
 * behind this as well as a file.
 */
export interface KeyProvider {
  /** The id of the master key that wraps what is made now. */
  currentKeyId(): Promise<string>;
  /**
   * Encrypts a data key of 32 bytes with the current master key.
   * @param context what the data key is for; it opens with the same context only
   */
  wrap(dataKey: Buffer, context: string): Promise<WrappedKey>;
  /** @throws MasterKeyMissing; Error where the wrapped key was changed or belongs to another context */
  unwrap(wrapped: WrappedKey, context: string): Promise<Buffer>;
}

/** A data key is wrapped by a master key that is not here. */
export class MasterKeyMissing extends Error {
  constructor(masterKeyId: string) {
    super(`Master key ${masterKeyId} is not here: add it to KEY_FILE from its escrowed copy.`);
    this.name = 'MasterKeyMissing';
  }
}
