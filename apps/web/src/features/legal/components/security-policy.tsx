import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { useText } from '../text.ts';
import { Clauses } from './clauses.tsx';
import { LegalContact } from './legal-contact.tsx';
import classes from './legal-page.module.css';

/** Where the server names the contact for reports (RFC 9116). */
const CONTACT_FILE = '/.well-known/security.txt';

/** The policy for reports of weaknesses, which `security.txt` points to. */
export function SecurityPolicy(): ReactNode {
  const t = useText();
  const sections = [
    { heading: t('policy.how'), paragraphs: [t('policy.howWhat'), t('policy.howLess')] },
    { heading: t('policy.answer'), paragraphs: [t('policy.answerWhen'), t('policy.answerThanks')] },
    {
      heading: t('policy.rules'),
      paragraphs: [t('policy.rulesOwn'), t('policy.rulesStop'), t('policy.rulesHarm'), t('policy.rulesTime')],
    },
    { heading: t('policy.leave'), paragraphs: [t('policy.leavePlatform'), t('policy.leaveOthers')] },
    { heading: t('policy.outside'), paragraphs: [t('policy.outsideWhat')] },
    { heading: t('policy.own'), paragraphs: [t('policy.ownWhat')] },
  ];
  return (
    <div className={classes.columns}>
      <article className={classes.text}>
        <PageHeader title={t('policy.title')} subtitle={t('policy.subtitle')} />
        <p className={`${classes.notice} ${classes.where}`}>
          <RichText
            text={t('policy.where')}
            parts={{
              file: (words) => (
                <Anchor key="file" href={CONTACT_FILE}>
                  {words}
                </Anchor>
              ),
            }}
          />
        </p>
        <Clauses sections={sections} isNumbered={false} />
        <LegalContact />
      </article>
    </div>
  );
}
