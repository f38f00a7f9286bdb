import { Button, Checkbox, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import panel from '../../shared/panel.module.css';
import { wordProblem } from '../../shared/shariah-words.ts';
import type { Financing } from '../api/read-financing.ts';
import type { SheetDraft } from '../lib/sheet-draft.ts';
import { useText } from '../text.ts';

type SheetForm = UseFormReturnType<SheetDraft>;
type ErrorOf = (field: string) => string | undefined;
type Input = (path: string, typed?: string) => ReturnType<SheetForm['getInputProps']>;

interface FactSheetFieldsProps {
  readonly form: SheetForm;
  readonly application: Financing;
  /** What was said about a field where the form itself does not know. */
  readonly errorOf?: ErrorOf;
}

/** The texts of the fact sheet: security, risks with their mitigants, documents (FIN-8). */
export function FactSheetFields({ form, application, errorOf }: FactSheetFieldsProps): ReactNode {
  const t = useText();
  const input: Input = (path, typed = '') => {
    const props = form.getInputProps(path);
    const said = errorOf === undefined ? props.error : errorOf(path);
    return { ...props, error: wordProblem(application.contract, typed) ?? said };
  };
  return (
    <>
      {application.contract === 'Shariah' && <p className={panel.hint}>{t('sheet.shariah')}</p>}
      <Textarea
        label={t('sheet.security')}
        autosize
        minRows={2}
        data-path="security"
        {...input('security', form.values.security)}
      />
      <Risks form={form} input={input} />
      <SharedDocuments input={input} application={application} />
    </>
  );
}

function Risks({ form, input }: { readonly form: SheetForm; readonly input: Input }): ReactNode {
  const t = useText();
  const { risks } = form.values;
  return (
    <fieldset className={panel.fieldset}>
      <legend className={panel.legend}>{t('sheet.risks')}</legend>
      {risks.map(({ risk, mitigant }, at) => (
        <div key={form.key(`risks.${at}`)} className={panel.fieldset}>
          <Textarea
            label={t('sheet.risk', { number: at + 1 })}
            autosize
            required
            data-path={`risks.${at}.risk`}
            {...input(`risks.${at}.risk`, risk)}
          />
          <Textarea
            label={t('sheet.mitigant', { number: at + 1 })}
            autosize
            required
            data-path={`risks.${at}.mitigant`}
            {...input(`risks.${at}.mitigant`, mitigant)}
          />
        </div>
      ))}
      <div className={panel.buttons}>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => form.insertListItem('risks', { risk: '', mitigant: '' })}
        >
          {t('sheet.addRisk')}
        </Button>
        {risks.length > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => form.removeListItem('risks', risks.length - 1)}
          >
            {t('sheet.removeRisk')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function SharedDocuments({
  input,
  application,
}: {
  readonly input: Input;
  readonly application: Financing;
}): ReactNode {
  const t = useText();
  const files = [...(application.files.documents ?? []), ...application.requests.flatMap((one) => one.files)];
  return (
    <Checkbox.Group label={t('sheet.documents')} {...input('documents')}>
      <Stack gap="xs" mt="xs">
        {files.map((file) => (
          <Checkbox key={file.id} value={file.id} label={file.name} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
