import { languages } from '@titian/contracts/messages/definition';
import { noteUpdatesMessages } from '@titian/contracts/messages/note-updates';
import { createRenderer } from '@titian/contracts/messages/render';
import { restructuringUpdate } from '@titian/contracts/restructuring';
import type { ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { type Fact, Facts } from './facts.tsx';
import { InvestorUpdate } from './investor-update.tsx';
import panel from './panel.module.css';
import type { PreviewedRestructuring } from './restructuring-query.ts';
import { text, useText } from './restructuring-text.ts';

type Row = PreviewedRestructuring['rows'][number];

const render = createRenderer(noteUpdatesMessages);

/** Both schedules of a note, what changes between them, and what its investors will read (REC-22). */
export function RestructuringPreview({ preview }: { readonly preview: PreviewedRestructuring }): ReactNode {
  const t = useText();
  const { contract, rows, matures_on, additional_return } = preview;
  const { title, body } = restructuringUpdate({
    ...{ contract, matures_on, additional_return, first_on: rows[0]?.due_on ?? matures_on },
  });
  const texts = languages.map((language) => ({
    ...{ language, title: render(title, language), body: render(body, language) },
  }));
  return (
    <div className={panel.stack}>
      <Facts title={t('title')} facts={factsOf(preview)} />
      <div className={panel.halves}>
        <Schedule name={t('former')} contract={contract} rows={preview.former} />
        <Schedule name={t('rows')} contract={contract} rows={rows} />
      </div>
      <InvestorUpdate amount={null} texts={texts} />
    </div>
  );
}

interface ScheduleProps extends Pick<PreviewedRestructuring, 'contract'> {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** A schedule with what was paid of it, where something was. */
export function Schedule({ name, contract, rows }: ScheduleProps): ReactNode {
  const isPaid = rows.some((row) => row.paid !== '0.00');
  return (
    <section>
      <h3 className={panel.heading}>{name}</h3>
      <RecordList
        caption={name}
        columns={columnsOf(contract, isPaid)}
        rows={rows}
        rowKey={({ number }) => String(number)}
      />
    </section>
  );
}

function columnsOf(contract: PreviewedRestructuring['contract'], isPaid: boolean): readonly Column<Row>[] {
  const money = (key: 'principal' | 'return' | 'paid', header: string): Column<Row> => ({
    ...{ key, header, numeric: true, render: (row) => <Money amount={row[key]} /> },
  });
  return [
    {
      ...{ key: 'due', header: text('columns.due'), phone: 'title' },
      render: ({ due_on: on }) => <DateText value={on} />,
    },
    money('principal', text('columns.principal')),
    money('return', text(contract === 'Shariah' ? 'columns.profit' : 'columns.interest')),
    ...(isPaid ? [money('paid', text('columns.paid'))] : []),
  ];
}

function factsOf(one: PreviewedRestructuring): Fact[] {
  const isShariah = one.contract === 'Shariah';
  const money = (key: string, label: string, amount: string): Fact => ({
    ...{ key, label, value: <Money amount={amount} /> },
  });
  const some = (key: string, label: string, amount: string): Fact[] =>
    amount === '0.00' ? [] : [{ ...money(key, label, amount), note: text('lateHint'), noteTone: 'plain' }];
  return [
    money('principal', text('principal'), one.principal),
    money('return', text(isShariah ? 'profit' : 'interest'), one.return),
    ...(isShariah ? [] : [money('additional', text('additional'), one.additional_return)]),
    ...some('late', text(isShariah ? 'tawidh' : 'late'), one.late_waived),
    ...some('gharamah', text('gharamah'), one.gharamah_waived),
    { key: 'matures', label: text('matures'), value: <DateText value={one.matures_on} /> },
  ];
}
