import { Select, UnstyledButton } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { NumberField } from '../../../../components/number-field.tsx';
import { DocumentViewer } from '../../shared/document-viewer.tsx';
import panel from '../../shared/panel.module.css';
import type { Financing } from '../api/read-financing.ts';
import { useText } from '../assessment-text.ts';
import type { CreditDraft } from '../lib/credit-draft.ts';
import { type NumberInput, numberInput } from '../lib/number-input.ts';
import classes from './figure-source.module.css';

type FigureDocument = Financing['figure_documents'][number];

interface ReadingPaneProps {
  readonly form: UseFormReturnType<CreditDraft>;
  readonly documents: readonly FigureDocument[];
}

/** The document that figures are read from, beside them; what is entered while it is shown names its page (FIN-22). */
export function ReadingPane({ form, documents }: ReadingPaneProps): ReactNode {
  const t = useText();
  const { shown } = form.values;
  const document = documents.find((one) => one.id === shown.document);
  return (
    <section className={classes.pane} aria-label={t('sources.title')}>
      <div className={classes.choice}>
        <Select
          label={t('sources.document')}
          placeholder={t('sources.none')}
          clearable
          clearButtonProps={{ 'aria-label': t('sources.none') }}
          data={documents.map(({ id }) => ({ value: id, label: nameIn(documents, id) ?? '' }))}
          value={shown.document === '' ? null : shown.document}
          onChange={(id) => form.setFieldValue('shown', { document: id ?? '', page: '1' })}
        />
        <NumberField
          label={t('sources.page')}
          maxDigits={4}
          value={shown.page}
          onChange={(page) => form.setFieldValue('shown', { ...shown, page })}
        />
      </div>
      <p className={panel.hint}>{document === undefined ? t('sources.choose') : t('sources.hint')}</p>
      {document !== undefined &&
        (document.path === null ? (
          <p className={panel.wait}>{t('sources.closed')}</p>
        ) : (
          <DocumentViewer
            key={document.id}
            file={document}
            contentType={document.content_type}
            side="right"
            page={Math.max(1, Number(shown.page))}
          />
        ))}
    </section>
  );
}

interface FigureProps {
  readonly form: UseFormReturnType<CreditDraft>;
  readonly documents: readonly FigureDocument[];
  readonly path: string;
  readonly children: (input: NumberInput) => ReactNode;
}

/** A figure's field, and below it the page that it was read from. */
export function Figure({ form, documents, path, children }: FigureProps): ReactNode {
  const t = useText();
  const { shown, sources } = form.values;
  const source = sources[path];
  const input = numberInput(form, path);
  const onChange = (value: string) => {
    input.onChange(value);
    const read = { document: shown.document, page: Math.max(1, Number(shown.page)) };
    const others = Object.entries(sources).filter(([one]) => one !== path);
    form.setFieldValue(
      'sources',
      Object.fromEntries(shown.document === '' ? others : [...others, [path, read]]),
    );
  };
  const name = nameIn(documents, source?.document) ?? t('sources.gone');
  return (
    <div className={classes.figure}>
      {children({ ...input, onChange })}
      {source !== undefined && (
        <UnstyledButton
          className={classes.source}
          onClick={() =>
            form.setFieldValue('shown', { document: source.document, page: String(source.page) })
          }
        >
          {t('sources.from', { page: source.page, name })}
        </UnstyledButton>
      )}
    </div>
  );
}

/** A document by its place and name, because several may have the same name; null for one that is not there. */
function nameIn(documents: readonly FigureDocument[], id: string | undefined): string | null {
  const at = documents.findIndex((one) => one.id === id);
  return at < 0 ? null : `${at + 1} · ${documents[at]?.name}`;
}
