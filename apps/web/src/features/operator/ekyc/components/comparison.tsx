import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { HiddenNumber } from '../../shared/hidden-number.tsx';
import panel from '../../shared/panel.module.css';
import type { Review } from '../api/reviews.ts';
import { comparison } from '../lib/comparison.ts';
import { useText } from '../text.ts';

/** What the application says beside what was read from the card. */
export function Comparison({ review }: { readonly review: Review }): ReactNode {
  const t = useText();
  const shown = (field: string, side: 'claimed' | 'reading', value: string | null) =>
    field === 'number' && value !== null ? (
      <HiddenNumber
        place={{ subject: 'ekyc_session', id: review.id, field: `${side}.number` }}
        value={value}
        label={t(`compare.${side}`)}
      />
    ) : (
      (value ?? t('compare.none'))
    );
  return (
    <div>
      <h3 className={panel.heading}>{t('compare.title')}</h3>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('compare.field')}</Table.Th>
            <Table.Th>{t('compare.claimed')}</Table.Th>
            <Table.Th>{t('compare.reading')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {comparison(review).map(({ field, claimed, reading, differs }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row">{t(`field.${field}`)}</Table.Th>
              <Table.Td>{shown(field, 'claimed', claimed)}</Table.Td>
              <Table.Td>
                {shown(field, 'reading', reading)}{' '}
                {differs && <Chip tone="waiting">{t('compare.differs')}</Chip>}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
