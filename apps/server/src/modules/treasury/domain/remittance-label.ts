import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { Obligation } from '@titian/contracts/treasury';
import type { Day } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';

interface LabelledRemittance {
  readonly obligation: Obligation;
  readonly through: Day;
  readonly amountSen: Sen;
}

/** What both operators call a remittance: what is remitted, through which day, and how much. */
export function remittanceLabel({ obligation, through, amountSen }: LabelledRemittance): Message {
  return message('subject_remittance', {
    obligation: message(`obligation_${obligation}`),
    through,
    amount: senToText(amountSen),
  });
}
