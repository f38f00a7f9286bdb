import { parseDay } from '@titian/finance/calendar';
import { parseSen, type Sen, senToText } from '@titian/finance/sen';
import type { CollectionOrder, MandateTerms } from '../../../gateways/rail/port.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';

/** What a direct debit payment sends to the rail beside its order: the terms, or the mandate it is collected under. */
export type RailTerms =
  | ({ readonly kind: 'mandate' } & MandateTerms)
  | ({ readonly kind: 'collection' } & Pick<CollectionOrder, 'mandateNumber' | 'collectOn'>);

/** The stored form: amounts as wire text. */
export function storedTerms(terms: RailTerms): JsonValue {
  return terms.kind === 'mandate' ? { ...terms, maxAmountSen: senToText(terms.maxAmountSen) } : { ...terms };
}

/** The terms of a stored payment; null for a single payment. */
export function readTerms(stored: JsonValue | null): RailTerms | null {
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored)) {
    return null;
  }
  const text = (name: string): string => String(stored[name] ?? '');
  const dayOf = (name: string) => {
    const day = parseDay(text(name));
    invariant(day !== null, `${name} of stored terms is a day`);
    return day;
  };
  if (stored.kind === 'collection') {
    return { kind: 'collection', mandateNumber: text('mandateNumber'), collectOn: dayOf('collectOn') };
  }
  const maxAmountSen = parseSen(text('maxAmountSen'));
  invariant(maxAmountSen !== null, 'the greatest amount of stored terms is an amount');
  return {
    kind: 'mandate',
    payerIdNumber: text('payerIdNumber'),
    payerIdKind: text('payerIdKind') === 'customer' ? 'customer' : 'registration',
    payerPhone: text('payerPhone'),
    maxAmountSen,
    collectionsAMonth: Number(stored.collectionsAMonth),
    startsOn: dayOf('startsOn'),
    endsOn: dayOf('endsOn'),
    changes: text('changes') === '' ? null : text('changes'),
  };
}

/** The amount that a channel's limits are about: of a mandate the greatest collection, otherwise what is paid. */
export function limitedAmount({
  amountSen,
  railTerms,
}: {
  readonly amountSen: Sen;
  readonly railTerms: RailTerms | null;
}): Sen {
  return railTerms?.kind === 'mandate' ? railTerms.maxAmountSen : amountSen;
}
