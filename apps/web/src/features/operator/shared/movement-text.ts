import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('movement', {
  movements: { title: 'Movements', date: 'Date', kind: 'Type', amount: 'Amount' },
  movement: { deposit: 'Deposit', withdrawal: 'Withdrawal', investment: 'Investment' },
});
