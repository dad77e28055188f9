import { IconArrowLeft } from '@tabler/icons-react';
import { PageHeader } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement';
import { DraftNote } from 'shared/form';
import { Breadcrumbs, LinkButton, VisuallyHidden } from 'shared/ui';

import { agreementName } from '../agreement/agreement.labels';
import { paths } from '../paths';
import classes from './form.module.css';

export interface FormHeaderProps {
  agreement: Agreement | null;
  list: string;
  savedAt: string | null;
  failed: boolean;
}

/** The header of the page: the way back and when the draft was kept. */
export function FormHeader({ agreement, list, savedAt, failed }: FormHeaderProps) {
  const register = { label: 'Договоры', to: paths.agreements(list) };
  const crumbs =
    agreement === null
      ? [register, { label: 'Новый договор' }]
      : [
          register,
          { label: agreementName(agreement), to: paths.agreement(agreement.id, list) },
          { label: 'Правка' },
        ];
  const back = agreement === null ? paths.agreements(list) : paths.agreement(agreement.id, list);
  return (
    <PageHeader>
      <div className={classes.header}>
        <LinkButton
          className={classes.back}
          variant="ghost"
          to={back}
          icon={<IconArrowLeft size={16} stroke={1.75} />}
        >
          <VisuallyHidden>{agreement === null ? 'К списку договоров' : 'К договору'}</VisuallyHidden>
        </LinkButton>
        <span className={classes.phoneName}>{agreement === null ? 'Новый договор' : 'Правка'}</span>
        <div className={classes.crumbs}>
          <Breadcrumbs items={crumbs} />
        </div>
        <DraftNote savedAt={savedAt} failed={failed} />
      </div>
    </PageHeader>
  );
}
