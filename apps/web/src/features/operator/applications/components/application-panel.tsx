import { ActionIcon } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { permissionOfNumber } from '@titian/contracts/operator-access';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { Documents } from '../../shared/documents.tsx';
import { Facts } from '../../shared/facts.tsx';
import { HiddenNumber } from '../../shared/hidden-number.tsx';
import { History } from '../../shared/history.tsx';
import panel from '../../shared/panel.module.css';
import { type Application, type ApplicationAnswer, applicationQuery } from '../api/read-application.ts';
import { shownSections } from '../lib/application-facts.ts';
import { fieldLabel } from '../lib/field-label.ts';
import { useText } from '../text.ts';
import classes from './application-panel.module.css';
import { DecisionArea, type Draft, noDraft } from './decision-area.tsx';
import { Directors } from './directors.tsx';

/** One application: what to decide on top, then the form beside its documents. */
export function ApplicationPanel({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(applicationQuery(id));
  return <QueryView query={query}>{(answer) => <Review answer={answer} />}</QueryView>;
}

function Review({ answer }: { readonly answer: ApplicationAnswer }): ReactNode {
  const t = useText();
  const { application, can } = answer;
  const [draft, setDraft] = useState<Draft>(noDraft);
  const addRemark = (field: string) =>
    setDraft({ ...draft, decision: 'More Info Required', remarks: [...draft.remarks, { field, text: '' }] });
  return (
    <div className={panel.stack}>
      {application.blocking_names.length > 0 && (
        <p className={classes.screened}>{t('screened', { names: application.blocking_names.join(', ') })}</p>
      )}
      <DecisionArea application={application} can={can} draft={draft} onDraft={setDraft} />
      <div className={panel.beside}>
        <div className={panel.stack}>
          <FormSections application={application} onRemark={can.more_info === true ? addRemark : null} />
          <Directors id={application.id} data={application.data} />
        </div>
        <Documents
          groups={Object.entries(application.files).map(([key, files]) => ({
            key,
            label: fieldLabel(key),
            files,
          }))}
        />
      </div>
      <History rows={application.history} />
    </div>
  );
}

const isNumber = (field: string) => permissionOfNumber('application', field) !== null;

interface FormSectionsProps {
  readonly application: Application;
  readonly onRemark: ((field: string) => void) | null;
}

function FormSections({ application, onRemark }: FormSectionsProps): ReactNode {
  const t = useText();
  const remarks = new Map(application.remarks.map(({ field, text }) => [field, text]));
  return shownSections(application.data, application.form).map(({ key, title, fields }) => (
    <Facts
      key={key}
      title={title}
      facts={fields.map(({ field, label, value }) => ({
        key: field,
        label,
        value: isNumber(field) ? (
          <HiddenNumber
            place={{ subject: 'application', id: application.id, field }}
            value={value}
            label={label}
          />
        ) : (
          value
        ),
        ...(remarks.has(field) && { note: t('remark', { text: remarks.get(field) ?? '' }) }),
        ...(onRemark !== null && {
          action: (
            <ActionIcon
              variant="subtle"
              size="sm"
              className={classes.ask}
              aria-label={`${t('decide.addRemark')}: ${label}`}
              title={t('decide.addRemark')}
              onClick={() => onRemark(field)}
            >
              <IconMessagePlus className={classes.icon} aria-hidden />
            </ActionIcon>
          ),
        }),
      }))}
    />
  ));
}
