import { TextLink } from '../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../config/routes.ts';
import type { Fact } from './facts.tsx';

interface NamedCustomer {
  readonly id: string;
  readonly name: string;
  readonly number: string;
}

/** Whom a page is about, with the way to the customer's own page. */
export function customerFact(label: string, { id, name, number }: NamedCustomer): Fact {
  return {
    ...{ key: 'customer', label, note: number, noteTone: 'plain' },
    value: (
      <TextLink to={operatorRouteTable.operator_customers.path} params={{ id }}>
        {name}
      </TextLink>
    ),
  };
}
