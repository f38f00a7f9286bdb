/**
 * The default policy of Trusted Types (ACC-19): a string with "<" never becomes markup, and no script is made from text or
 * loaded by an address but the worker's. Mantine writes its variables into style elements, which needs a policy but no
 * markup.
 */
interface TrustedTypeFactory {
  createPolicy(
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (input: string) => string>>,
  ): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypeFactory;
  }
}

/** Hands back text that cannot be markup. Throws TypeError for the rest. */
export function rejectMarkup(input: string): string {
  if (input.includes('<')) {
    throw new TypeError('Refused: a string with markup.');
  }
  return input;
}

/** The one script that is loaded by its address: the service worker (decision 105). */
export const WORKER_ADDRESS = '/sw.js';

/** Hands back the address of the service worker. Throws TypeError for every other. */
export function rejectScriptAddress(address: string): string {
  if (address !== WORKER_ADDRESS) {
    throw new TypeError('Refused: a script from an address in a string.');
  }
  return address;
}

function rejectScript(): never {
  throw new TypeError('Refused: a script made from a string.');
}

window.trustedTypes?.createPolicy('default', {
  createHTML: rejectMarkup,
  createScript: rejectScript,
  createScriptURL: rejectScriptAddress,
});
