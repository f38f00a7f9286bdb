import { ApiError } from '@titian/contracts/http/api-error';
import { useRef } from 'react';
import type { CallBody, CallResponse } from '../../lib/api/call-types.ts';
import { createPasskey } from './ceremony.ts';

type Options = CallResponse<'userPasskeyOptions'>['options'];

interface RegistrationCalls {
  readonly ask: () => Promise<{ readonly options: Options }>;
  readonly send: (body: CallBody<'userAddPasskey'>) => Promise<unknown>;
}

/**
 * Makes a passkey and brings it to the server. What the server has asked to be signed stays good when the person
 * cancels, so that the fresh code that it was asked with is not needed again.
 */
export function useRegistration(): (name: string, calls: RegistrationCalls) => Promise<void> {
  const asked = useRef<Options | null>(null);
  return async (name, { ask, send }) => {
    asked.current ??= (await ask()).options;
    const credential = await createPasskey(asked.current);
    try {
      await send({ name, credential });
    } catch (error) {
      if (error instanceof ApiError) {
        asked.current = null;
      }
      throw error;
    }
  };
}
