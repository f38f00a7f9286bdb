import { identityTypeChoices } from '@titian/contracts/reference/people-lists';
import { formatDate } from '../../../../components/date-text.tsx';
import { choiceName } from '../../../../lib/text/names.ts';
import type { Review } from '../api/reviews.ts';

type Identity = NonNullable<Review['claimed']>;

type Compared = Pick<Review, 'claimed' | 'reading' | 'number_differs'>;

export interface Line {
  readonly field: keyof Identity;
  readonly claimed: string | null;
  readonly reading: string | null;
  readonly differs: boolean;
}

const fields = ['name', 'type', 'number', 'born_on'] as const;

/** What the application says beside what was read, field by field. Nothing differs from what was not read. */
export function comparison({ claimed, reading, number_differs }: Compared): Line[] {
  return fields.map((field) => {
    const [said, read] = [claimed?.[field] ?? null, reading?.[field] ?? null];
    return {
      field,
      claimed: shown(field, said),
      reading: shown(field, read),
      // Masked numbers are compared by the server.
      differs:
        field === 'number' ? number_differs : said !== null && read !== null && plain(said) !== plain(read),
    };
  });
}

function shown(field: keyof Identity, value: string | null): string | null {
  if (value === null) {
    return null;
  }
  if (field === 'born_on') {
    return formatDate(value);
  }
  return field === 'type' ? (choiceName('identity_types', identityTypeChoices, value) ?? value) : value;
}

function plain(value: string): string {
  return value
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
