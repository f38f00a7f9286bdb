import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentOperatorQuery } from './current-operator.ts';
import { FilterSelect } from './filter-select.tsx';
import { useText } from './text.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who owns what a list shows: the operator, nobody, or an operator by id. */
export function ownerIn(owner: string | undefined): string | undefined {
  return owner === 'me' || owner === 'nobody' || UUID.test(owner ?? '') ? owner : undefined;
}

interface OwnerSelectProps {
  /** The operators who may own what is listed. */
  readonly owners: readonly { readonly id: string; readonly name: string }[];
  readonly value: string | undefined;
  readonly onChange: (owner: string | null) => void;
}

/** Narrows a list to what one operator owns, or nobody. */
export function OwnerSelect({ owners, value, onChange }: OwnerSelectProps): ReactNode {
  const t = useText();
  const me = useQuery(currentOperatorQuery).data?.operator.id;
  const others = owners.filter(({ id }) => id !== me);
  const names = new Map([
    ['me', t('list.me')],
    ['nobody', t('list.nobody')],
    ...others.map(({ id, name }): [string, string] => [id, name]),
  ]);
  return (
    <FilterSelect
      label={t('list.owner')}
      searchable
      values={[...names.keys()]}
      nameOf={(owner) => names.get(owner) ?? ''}
      value={value ?? null}
      onChange={onChange}
    />
  );
}
