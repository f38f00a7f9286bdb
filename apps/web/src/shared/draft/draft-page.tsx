import { Button, Title } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormErrors } from '../../components/form-errors.tsx';
import { SaveStatus } from '../../components/save-status.tsx';
import { StepList } from '../../components/step-list.tsx';
import { focusField } from '../../lib/form/focus-field.ts';
import type { ServerErrors } from '../../lib/form/map-server-errors.ts';
import type { SaveState } from '../../lib/form/use-autosave.ts';
import classes from './draft.module.css';
import { CopyNoticeBar, ElsewhereNotice, StaleNotice } from './draft-notices.tsx';
import type { Remark } from './draft-options.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { useText } from './text.ts';
import type { CopyNotice } from './use-draft-content.ts';

interface StepWords<S extends string> {
  readonly key: S;
  readonly name: string;
  readonly intro: string;
}

interface Draft<S extends string> {
  readonly step: S;
  readonly setStep: (step: S) => void;
  readonly savedAt: string | null;
  readonly saveState: SaveState;
  readonly remarks: readonly Remark[];
  readonly reveal: (field: string) => void;
  readonly marked: (step: S) => number;
  readonly checkStep: () => string | null;
  /** Saves now, without waiting for the beat. */
  readonly flush: () => Promise<void>;
  readonly isUnsent: () => boolean;
  readonly hasUnsentFiles: boolean;
  readonly copy: CopyNotice | null;
  readonly isElsewhere: boolean;
  readonly isStale: boolean;
  readonly reload: () => void;
  readonly submit: () => void;
  readonly isSubmitting: boolean;
  readonly serverErrors: ServerErrors;
}

interface DraftPageProps<S extends string> {
  readonly title: string;
  readonly submit: string;
  /** The way out of a page without menus. */
  readonly action?: ReactNode;
  readonly steps: readonly StepWords<S>[];
  readonly draft: Draft<S>;
  /** The fields of the current step. */
  readonly children: ReactNode;
  /** Stands beside the steps on a desktop, under them on a phone. */
  readonly aside?: ReactNode;
}

/** A long form in steps that can be visited in any order; what is typed is saved by itself (design). */
export function DraftPage<S extends string>(props: DraftPageProps<S>): ReactNode {
  const t = useText();
  const { draft, steps } = props;
  const { step, setStep } = draft;
  const find = (key: string) => steps.find((one) => one.key === key)?.key ?? step;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <Title order={1}>{props.title}</Title>
          <SaveStatus state={draft.saveState} savedAt={draft.savedAt} />
        </div>
        {props.action}
      </header>
      <StepList
        label={t('steps')}
        steps={steps.map(({ key, name }) => ({ key, name, problems: draft.marked(key) }))}
        current={step}
        onGo={(key) => setStep(find(key))}
      />
      {draft.isStale ? (
        <StaleNotice onReload={draft.reload} />
      ) : (
        <FormErrors {...draft.serverErrors} reveal={draft.reveal} />
      )}
      {draft.isElsewhere && !draft.isStale && <ElsewhereNotice />}
      {draft.copy !== null && <CopyNoticeBar {...draft.copy} />}
      <Remarks remarks={draft.remarks} reveal={draft.reveal} />
      <div className={classes.body} data-aside={props.aside !== undefined}>
        <Frame {...props} />
        {props.aside}
      </div>
      <LeaveDialog {...draft} />
    </div>
  );
}

/** The current step with the ways back and on. The last one submits. */
function Frame<S extends string>({ draft, steps, submit, children }: DraftPageProps<S>): ReactNode {
  const t = useText();
  const { step, setStep, isSubmitting } = draft;
  const heading = useStepHeading(step);
  const [incompleteStep, setIncompleteStep] = useState<S | null>(null);
  const problems = incompleteStep === step ? draft.marked(step) : 0;
  const at = steps.findIndex(({ key }) => key === step);
  const [before, current, after] = [steps[at - 1], steps[at], steps[at + 1]];

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (after === undefined) {
      draft.submit();
      return;
    }
    const incomplete = draft.checkStep();
    setIncompleteStep(incomplete === null ? null : step);
    incomplete === null ? setStep(after.key) : focusField(incomplete);
  }

  function onBlur(): void {
    // A field that is left may still write its number as it is written.
    setTimeout(() => void draft.flush(), 0);
  }

  return (
    <form onSubmit={onSubmit} onBlur={onBlur} noValidate className={classes.card}>
      <div>
        <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
          {current?.name}
        </Title>
        <p className={classes.intro}>{current?.intro}</p>
      </div>
      {children}
      <div role="alert" className={classes.incomplete}>
        {problems > 0 && <p>{t('incomplete', { count: problems })}</p>}
      </div>
      <div className={classes.ways}>
        {before !== undefined && (
          <Button variant="default" onClick={() => setStep(before.key)} disabled={isSubmitting}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" loading={isSubmitting} className={classes.on}>
          {after === undefined ? submit : t('next')}
        </Button>
      </div>
    </form>
  );
}

interface RemarksProps {
  readonly remarks: readonly Remark[];
  readonly reveal: (field: string) => void;
}

/** Operators' remarks, on top of the form; each line links to its field. */
function Remarks({ remarks, reveal }: RemarksProps): ReactNode {
  const t = useText();
  return remarks.length === 0 ? null : (
    <section className={classes.remarks} aria-label={t('remarks')}>
      <p>{t('remarks')}</p>
      <ul>
        {remarks.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <button type="button" onClick={() => focusField(field, reveal)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moving to another step focuses its beginning, for screen readers. */
function useStepHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) {
      shown.current = step;
      heading.current?.focus();
    }
  }, [step]);
  return heading;
}
