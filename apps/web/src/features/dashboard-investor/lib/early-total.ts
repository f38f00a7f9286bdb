import { formatRinggit, parseSen, senFromText } from '@titian/finance/sen';
import { rememberedLanguage } from '../../../lib/text/language.ts';
import { unbrokenAmounts } from '../../../lib/text/unbroken-amounts.ts';
import { isLongTotal, type TotalParts, totalOf } from './total.ts';

/** The place of the total in the built page, which is not shown before there is one. */
export const EARLY_TOTAL_ATTRIBUTE = 'data-early-total';

type EarlyFigures = TotalParts & { readonly impaired: string };

const FIGURES = ['cash', 'waiting', 'outstanding', 'impaired'] satisfies (keyof EarlyFigures)[];

/**
 * Writes the total into the built page when its figures have come, long before the app (decision 126). An answer that has
 * no figures changes nothing: the app shows what is wrong.
 * @param figures the body of the figures' answer; null where none was requested
 * @returns whether it is shown now
 */
export async function showEarlyTotal(figures: Promise<unknown> | null): Promise<boolean> {
  const answer = await figures;
  const place = document.querySelector<HTMLElement>(
    `[${EARLY_TOTAL_ATTRIBUTE}][lang="${rememberedLanguage()}"]`,
  );
  const total = place?.querySelector<HTMLElement>('[data-part="total"]');
  const impaired = place?.querySelector<HTMLElement>('[data-part="impaired"]');
  if (!hasFigures(answer) || !place || !total?.firstElementChild || !impaired?.firstElementChild) {
    return false;
  }
  const totalSen = totalOf(answer);
  total.dataset.long = String(isLongTotal(totalSen));
  total.firstElementChild.textContent = formatRinggit(totalSen);
  impaired.firstElementChild.textContent = unbrokenAmounts(formatRinggit(senFromText(answer.impaired)));
  impaired.hidden = answer.impaired === '0.00';
  place.hidden = false;
  return true;
}

function hasFigures(answer: unknown): answer is EarlyFigures {
  return FIGURES.every((name) => {
    const figure = Reflect.get(Object(answer), name);
    return typeof figure === 'string' && parseSen(figure) !== null;
  });
}
