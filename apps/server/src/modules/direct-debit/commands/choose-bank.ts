import { message } from '@titian/contracts/messages/message';
import type { Channel, RailBank } from '../../../gateways/rail/port.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { Payments } from '../../payments/public.ts';

export interface ChosenBank {
  readonly channel: Channel;
  readonly bank: RailBank;
}

/**
 * Finds the bank that a customer chose; ids occur in both lists, and companies bank with the corporate one.
 * Queries the rail, so call it outside any transaction.
 * @throws AppError `unavailable` where the banks cannot be listed; FieldError on `bank_id`
 */
export async function chooseBank(
  payments: Pick<Payments, 'listBanks'>,
  bankId: string,
  channel: Channel | undefined,
): Promise<ChosenBank> {
  const channels: readonly Channel[] = channel === undefined ? ['b2b1', 'b2c'] : [channel];
  let isListed = false;
  for (const one of channels) {
    const list = await payments.listBanks(one);
    isListed ||= list !== null;
    const bank = list?.banks.find(({ id }) => id === bankId);
    if (bank?.online === false) {
      throw fieldError('bank_id', message('bank_offline', { bank: bank.name }));
    }
    if (bank !== undefined) {
      return { channel: one, bank };
    }
  }
  throw isListed ? fieldError('bank_id', message('bank_not_listed')) : new AppError('unavailable');
}
