import type { ReactNode } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { nameOf } from '../../../lib/text/names.ts';
import type { Note, FactSheet as Sheet } from '../api/note.ts';
import { useText } from '../text.ts';
import classes from './fact-sheet.module.css';
import { Financials } from './financials.tsx';
import { NoteDocuments } from './note-documents.tsx';
import { HEADING_MAX } from './note-head.tsx';
import { Pair, Part } from './part.tsx';
import { Ratios } from './ratios.tsx';

/** The fact sheet (NOTE-9). */
export function FactSheet({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const sheet = note.fact_sheet;
  return (
    <>
      {note.purpose.length > HEADING_MAX && (
        <Part title={t('sheet.purpose')}>
          <p>{note.purpose}</p>
        </Part>
      )}
      {sheet !== null && (
        <>
          <Financials years={sheet.financials} />
          {sheet.financials.length > 0 && <Ratios noteId={note.id} />}
          <Pair>
            <Issuer note={note} sheet={sheet} />
            <Record record={sheet.record} />
          </Pair>
          <Backing sheet={sheet} guaranteed={note.is_guaranteed} />
          <Risks risks={sheet.risks} />
          <NoteDocuments files={note.documents} />
        </>
      )}
    </>
  );
}

function Issuer({ note, sheet }: { readonly note: Note; readonly sheet: Sheet }): ReactNode {
  const t = useText();
  return (
    <Part title={t('sheet.issuer')}>
      <Facts
        rows={[
          [t('sheet.issuerNumber'), sheet.issuer_number],
          [t('sheet.entity'), nameOf('entity_types', sheet.entity_type_code ?? '', sheet.entity_type)],
          [t('sheet.since'), String(sheet.incorporated_year)],
          [t('sheet.employees'), sheet.employees === null ? '–' : String(sheet.employees)],
          [t('sheet.industry'), nameOf('industries', note.industry_code, note.industry)],
          [t('sheet.place'), note.state_name],
        ]}
      />
    </Part>
  );
}

function Record({ record }: { readonly record: Sheet['record'] }): ReactNode {
  const t = useText();
  return (
    <Part title={t('sheet.record')}>
      {record.notes === 0 ? (
        <p>{t('sheet.recordNone')}</p>
      ) : (
        <Facts
          rows={[
            [t('sheet.recordNotes'), String(record.notes)],
            [t('sheet.recordFinanced'), formatMoney(record.financed)],
            [t('sheet.recordCompleted'), String(record.completed)],
            [t('sheet.recordLate'), String(record.late)],
            [t('sheet.recordDefaulted'), String(record.defaulted)],
          ]}
        />
      )}
    </Part>
  );
}

/** Said also where there is nothing: silence would read as safety. */
function Backing({ sheet, guaranteed }: { readonly sheet: Sheet; readonly guaranteed: boolean }): ReactNode {
  const t = useText();
  const { security, guarantor } = sheet;
  return (
    <Part title={t('sheet.backing')}>
      {security !== null && <p>{t('sheet.security', { security })}</p>}
      {guaranteed && guarantor !== null && <p>{t('sheet.guarantor', { name: guarantor })}</p>}
      {security === null && !guaranteed && <p>{t('sheet.unsecured')}</p>}
    </Part>
  );
}

function Risks({ risks }: { readonly risks: Sheet['risks'] }): ReactNode {
  const t = useText();
  if (risks.length === 0) {
    return null;
  }
  return (
    <Part title={t('sheet.risks')}>
      <dl className={classes.risks}>
        {risks.map(({ risk, mitigant }) => (
          <div key={risk}>
            <dt>{risk}</dt>
            <dd>{mitigant}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
