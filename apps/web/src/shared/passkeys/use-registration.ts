import { ApiError } from '@titian/contracts/http/api-error';
import { useRef } from 'react';
import type { CallBody, CallResponse } from '../../lib/api/call-types.ts';
import { createPasskey } from './ceremony.ts';

type Options = CallResponse<'userPasskeyOptions'>['options'];

interface RegistrationCalls {
  readonly requestOptions: () => Promise<{ readonly options: Options }>;
  readonly send: (body: CallBody<'userAddPasskey'>) => Promise<unknown>;
}

/**
 * Creates a passkey and registers it at the server. The challenge stays valid after a cancellation, so that no
 * further fresh code is needed.
 */
export function useRegistration(): (name: string, calls: RegistrationCalls) => Promise<void> {
  const options = useRef<Options | null>(null);
  return async (name, { requestOptions, send }) => {
    options.current ??= (await requestOptions()).options;
    const credential = await createPasskey(options.current);
    try {
      await send({ name, credential });
    } catch (error) {
      if (error instanceof ApiError) {
        options.current = null;
      }
      throw error;
    }
  };
}
