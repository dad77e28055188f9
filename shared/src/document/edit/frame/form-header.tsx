import { IconArrowLeft } from '@tabler/icons-react';

import { PageHeader } from '../../../area/area';
import { DraftNote } from '../../../form/form';
import { Breadcrumbs, LinkButton, VisuallyHidden } from '../../../ui/ui';
import { nounTexts, type DocumentNoun } from '../../page/noun.labels';
import type { DocumentRegister } from '../../page/document-definition';
import classes from './form.module.css';

export interface FormHeaderProps {
  noun: DocumentNoun;
  register: DocumentRegister;
  /** The record that is changed, with the address of its card; null of a new one. */
  record: { name: string; path: string } | null;
  list: string;
  savedAt: string | null;
  failed: boolean;
}

/** The header of the page: the way back and when the draft was kept. */
export function FormHeader({ noun, register, record, list, savedAt, failed }: FormHeaderProps) {
  const texts = nounTexts(noun);
  const toList = register.path(list);
  const crumbs =
    record === null
      ? [{ label: register.title, to: toList }, { label: texts.fresh }]
      : [{ label: register.title, to: toList }, { label: record.name, to: record.path }, { label: 'Правка' }];
  return (
    <PageHeader>
      <div className={classes.header}>
        <LinkButton
          className={classes.back}
          variant="ghost"
          to={record === null ? toList : record.path}
          icon={<IconArrowLeft size={16} stroke={1.75} />}
        >
          <VisuallyHidden>{record === null ? texts.toList : texts.toRecord}</VisuallyHidden>
        </LinkButton>
        <span className={classes.phoneName}>{record === null ? texts.fresh : 'Правка'}</span>
        <div className={classes.crumbs}>
          <Breadcrumbs items={crumbs} />
        </div>
        <DraftNote savedAt={savedAt} failed={failed} />
      </div>
    </PageHeader>
  );
}
