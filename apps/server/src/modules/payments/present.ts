import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { PaymentRail } from '../../gateways/rail/port.ts';
import { AppError } from '../../platform/errors.ts';
import type { PaymentPurpose } from './domain/payment.ts';
import { banksOrNull } from './queries/payment-page.ts';
import type { IntentRow } from './store/intents.ts';

/**
 * What our payment page shows: only channels whose limits fit the amount, each with its banks.
 * @throws AppError `unavailable` when the rail gives no list of any of them
 */
export async function presentPage(
  rail: PaymentRail,
  intent: IntentRow,
): Promise<ParsedApi['payment']['response']> {
  const { channels, termsUrl } = rail.capabilities();
  const fitting = channels.filter(
    ({ minSen, maxSen }) => intent.amount_sen >= minSen && intent.amount_sen <= maxSen,
  );
  const lists = await Promise.all(
    fitting.map(async ({ channel, maxSen }) => {
      const list = await banksOrNull(rail, intent.merchant_profile, channel);
      return list === null ? [] : [{ channel, max: senToText(maxSen), banks: [...list.banks] }];
    }),
  );
  const listed = lists.flat();
  if (listed.length === 0) {
    throw new AppError('unavailable');
  }
  return {
    success: true,
    amount: senToText(intent.amount_sen),
    purpose: intent.purpose as PaymentPurpose,
    channels: listed,
    terms_url: termsUrl,
  };
}
