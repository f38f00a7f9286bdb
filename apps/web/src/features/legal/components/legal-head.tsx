import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { RichText } from '../../../lib/text/rich-text.tsx';
import type { LegalText } from '../api/legal-text.ts';
import { useText } from '../text.ts';
import classes from './legal-page.module.css';

interface LegalHeadProps {
  readonly text: LegalText;
  readonly action: ReactNode;
}

/** Title, version and date; of a translation, which language governs; and a way back from a version not in force. */
export function LegalHead({ text, action }: LegalHeadProps): ReactNode {
  const t = useText();
  return (
    <>
      <PageHeader title={text.title} subtitle={<VersionLine text={text} />} action={action} />
      {text.note !== null && <p className={classes.notice}>{text.note}</p>}
      {text.version !== text.version_in_force && (
        <p className={classes.notice}>
          <RichText
            text={t('notInForce')}
            parts={{
              link: (words) => (
                <TextLink key="link" to="." params search={{}}>
                  {words}
                </TextLink>
              ),
            }}
          />
        </p>
      )}
    </>
  );
}

function VersionLine({ text }: { readonly text: LegalText }): ReactNode {
  const t = useText();
  const date = formatDate(text.effective_from);
  const isComing = text.effective_from > text.version_in_force;
  const state = isComing ? t('coming', { date }) : t('earlier');
  return `${t('version', { date })} · ${text.version === text.version_in_force ? t('inForce') : state}`;
}
