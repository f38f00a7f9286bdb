import { identityChecksMessages } from '@titian/contracts/messages/identity-checks';
import { createRenderer } from '@titian/contracts/messages/render';
import { currentLanguage } from '../../../../lib/text/language.ts';

const render = createRenderer(identityChecksMessages);

/** Why an identity check waits for a decision, by the code of the reason; another one stays as it is. */
export function ekycReason(reason: string): string {
  const code = `ekyc_${reason}`;
  return Object.hasOwn(identityChecksMessages, code)
    ? render({ code, params: {} }, currentLanguage())
    : reason;
}
