import { premiumBandFields } from '@titian/contracts/premium';
import { assetRanges, sourcesOfFunds } from '@titian/contracts/reference/people-lists';
import { countryName } from '../../../../lib/text/country-name.ts';
import { choiceName } from '../../../../lib/text/names.ts';
import type { Fact } from '../../shared/facts.tsx';
import { text as sharedText } from '../../shared/text.ts';
import type { PremiumApplication } from '../api/premium.ts';
import { text } from '../text.ts';

type Data = PremiumApplication['data'];

/** Tax residence; the foreign fields only where they apply. */
export function taxFacts(data: Data): Fact[] {
  const country = read(data, 'inv_country_tax_resident');
  const resident = {
    key: 'inv_malaysian_tax_resident',
    label: text('fields.inv_malaysian_tax_resident'),
    value: yesNo(data.inv_malaysian_tax_resident),
  };
  if (country === '') {
    return [resident];
  }
  return [
    resident,
    { key: 'country', label: text('fields.inv_country_tax_resident'), value: countryName(country) },
    {
      key: 'number',
      label: text('fields.inv_non_malaysian_income_tax'),
      value: read(data, 'inv_non_malaysian_income_tax'),
    },
  ];
}

/** The bands as they were answered, with what the arithmetic makes of them where it derives one (ONB-16). */
export function figureFacts({ data, derived }: PremiumApplication): Fact[] {
  const bands = premiumBandFields.map((field) => ({
    key: field,
    label: text(`fields.${field}`),
    value: band(read(data, field)),
    ...(field === 'inv_net_worth' && noteOf(read(data, field), derived.inv_net_worth, band)),
  }));
  const sophisticated = data.inv_is_sophisticated_investor;
  return [
    ...bands,
    {
      key: 'source',
      label: text('fields.inv_source_of_funds'),
      value:
        choiceName('sources_of_funds', sourcesOfFunds, read(data, 'inv_source_of_funds')) ??
        sharedText('none'),
    },
    {
      key: 'sophisticated',
      label: text('fields.inv_is_sophisticated_investor'),
      value: yesNo(sophisticated),
      ...noteOf(String(sophisticated), String(derived.inv_is_sophisticated_investor), yesNo),
    },
  ];
}

/** Only an answer that the arithmetic contradicts needs attention. */
function noteOf(
  given: string,
  derived: string | null,
  show: (value: string) => string,
): Pick<Fact, 'note' | 'noteTone'> {
  return given === derived
    ? { note: text('agrees'), noteTone: 'plain' }
    : { note: text('derived', { value: show(derived ?? '') }) };
}

function read(data: Data, field: string): string {
  const value = data[field];
  return value === null || value === undefined ? '' : String(value);
}

function band(value: string): string {
  return choiceName('asset_ranges', assetRanges, value) ?? sharedText('none');
}

function yesNo(value: string | number | null | undefined): string {
  return sharedText(String(value) === '1' ? 'yes' : 'no');
}
