import { messages } from '@titian/contracts/messages';
import { malayMessages } from '@titian/contracts/messages.ms';
import type { KnownSentences } from '../../../lib/text/say.ts';
import { malayAccount } from './account.ms.ts';
import { malayAutoInvest } from './auto-invest.ms.ts';
import { malayFields } from './fields.ms.ts';
import { malayMoney } from './money.ms.ts';
import { malayMovements } from './movements.ms.ts';
import { malayNames } from './names.ms.ts';
import { malayOffice } from './office.ms.ts';
import { malayPasskeys } from './passkeys.ms.ts';
import { malayQueues } from './queues.ms.ts';
import { malaySettings } from './settings.ms.ts';
import { malayTax } from './tax.ms.ts';

/** Everything that is no text of a catalogue; specified messages first, because the most people read them. */
export const malaySentences: readonly KnownSentences[] = [
  byEnglish(messages, malayMessages),
  malayNames,
  malayFields,
  malayAccount,
  malayMoney,
  malayAutoInvest,
  malayMovements,
  malayOffice,
  malayQueues,
  malayPasskeys,
  malaySettings,
  malayTax,
];

/** From English and Malay by their key to Malay by its English. */
function byEnglish(english: KnownSentences, malay: KnownSentences): KnownSentences {
  return Object.fromEntries(
    Object.entries(english).map(([key, sentence]) => [sentence, malay[key] ?? sentence]),
  );
}
