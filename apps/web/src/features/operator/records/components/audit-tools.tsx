import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type AuditAction, auditActions } from '@titian/contracts/audit/actions';
import { auditSubjects } from '@titian/contracts/audit/subjects';
import type { ReactNode } from 'react';
import { auditActionText, auditSubjectText } from '../../shared/audit-names.ts';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListTools } from '../../shared/list-tools.tsx';
import { DayRange } from '../../shared/range-fields.tsx';
import { type AuditNames, readAuditFile } from '../api/list-audit.ts';
import { actorKinds, type useAuditFilters } from '../lib/audit-filters.ts';
import { useText } from '../text.ts';
import classes from './audit-list.module.css';

interface AuditToolsProps extends ReturnType<typeof useAuditFilters> {
  /** Whom and what the list is narrowed to, by name. */
  readonly names: AuditNames | undefined;
}

const actionNames = Object.keys(auditActions) as AuditAction[];
const subjectKinds = Object.keys(auditSubjects) as (keyof typeof auditSubjects)[];

/** What narrows the audit log, and the same entries as a file. */
export function AuditTools({ filters, change, clear, isFiltered, names }: AuditToolsProps): ReactNode {
  const t = useText();
  return (
    <>
      <ListTools list="audit" isFiltered={isFiltered} onClear={clear} readFile={() => readAuditFile(filters)}>
        <FilterSelect
          label={t('audit.actorKind')}
          values={actorKinds}
          nameOf={(one) => t(`audit.kind.${one}`)}
          value={filters.actor_kind ?? null}
          onChange={(kind) => change({ actor_kind: kind })}
        />
        <FilterSelect
          label={t('audit.action')}
          values={actionNames}
          nameOf={auditActionText}
          value={filters.action ?? null}
          onChange={(action) => change({ action })}
          searchable
        />
        <FilterSelect
          label={t('audit.subjectKind')}
          values={subjectKinds}
          nameOf={auditSubjectText}
          value={filters.subject_kind ?? null}
          onChange={(kind) => change({ subject_kind: kind })}
          searchable
        />
        <DayRange filters={filters} change={change} />
      </ListTools>
      {(filters.actor_id !== undefined || filters.subject_id !== undefined) && (
        <Group gap="xs" className={classes.chosen}>
          {filters.actor_id !== undefined && (
            <Chosen
              words={t('audit.by', { name: names?.actor ?? filters.actor_id })}
              onRemove={() => change({ actor_id: null })}
            />
          )}
          {filters.subject_id !== undefined && (
            <Chosen
              words={t('audit.about', { name: names?.subject ?? filters.subject_id })}
              onRemove={() => change({ subject_id: null })}
            />
          )}
        </Group>
      )}
    </>
  );
}

function Chosen({ words, onRemove }: { readonly words: string; readonly onRemove: () => void }): ReactNode {
  const t = useText();
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={t('audit.removeFilter', { filter: words })}
      rightSection={<IconX size={14} aria-hidden />}
      onClick={onRemove}
    >
      {words}
    </Button>
  );
}
