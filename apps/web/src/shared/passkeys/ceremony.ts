import type { CallBody, CallResponse } from '../../lib/api/call-types.ts';
import { importChunk } from '../../lib/chunks/import-chunk.ts';
import { text } from './text.ts';

type CreationOptions = CallResponse<'userPasskeyOptions'>['options'];
type RequestOptions = CallResponse<'loginPasskeyOptions'>['options'];
type Registered = CallBody<'userAddPasskey'>['credential'];
/** A signature of a passkey, as the server takes it. */
export type Asserted = CallBody<'loginPasskey'>['credential'];

const browser = () => importChunk('webauthn', () => import('@simplewebauthn/browser'));

/**
 * Has the browser make a passkey.
 * @throws Error with a sentence for the person when it was not made
 */
export async function createPasskey(options: CreationOptions): Promise<Registered> {
  const { startRegistration } = await browser();
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (error) {
    throw readable(error);
  }
}

/**
 * Has the browser sign with a passkey.
 * @throws Error with a sentence for the person when it was not signed
 */
export async function signWithPasskey(options: RequestOptions): Promise<Asserted> {
  const { startAuthentication } = await browser();
  try {
    return await startAuthentication({ optionsJSON: options });
  } catch (error) {
    throw readable(error);
  }
}

const sentences: Readonly<Record<string, Parameters<typeof text>[0]>> = {
  // Browsers do not distinguish a cancellation from a time-out.
  NotAllowedError: 'error.cancelled',
  AbortError: 'error.cancelled',
  InvalidStateError: 'error.known',
  NotSupportedError: 'error.unsupported',
  ConstraintError: 'error.unsupported',
  SecurityError: 'error.address',
};

/** The library gives its errors the names that WebAuthn has for them. */
function readable(error: unknown): Error {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return new Error(text(sentences[name] ?? 'error.failed'), { cause: error });
}
