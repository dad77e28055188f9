import { IconArrowLeft } from '@tabler/icons-react';

import { PageHeader } from '../../../area/area';
import { DraftNote } from '../../../form/form';
import { Breadcrumbs, LinkButton, VisuallyHidden } from '../../../ui/ui';
import { nounTexts, type DocumentNoun } from '../../page/noun.labels';
import type { DocumentRegister } from '../../page/document-definition';
import { BEGINNING } from '../../page/use-reading';
import classes from './form.module.css';

export interface FormHeaderProps {
  noun: DocumentNoun;
  register: DocumentRegister;
  /** The record that is changed, with the address of its card; null of a new one. */
  record: { name: string; path: string } | null;
  list: string;
  savedAt: string | null;
  failed: boolean;
  /** The register and the card are open to the person. */
  mayRead: boolean;
}

/** The header of the page: the way back and when the draft was kept. */
export function FormHeader(props: FormHeaderProps) {
  const { noun, register, record, list, savedAt, failed, mayRead } = props;
  const texts = nounTexts(noun);
  const back = mayRead ? (record?.path ?? register.path(list)) : BEGINNING;
  const linked = (label: string, path: string) => (mayRead ? { label, to: path } : { label });
  const crumbs = [
    linked(register.title, register.path(list)),
    ...(record === null ? [{ label: texts.fresh }] : [linked(record.name, record.path), { label: 'Правка' }]),
  ];
  const backText = record === null ? texts.toList : texts.toRecord;
  return (
    <PageHeader>
      <div className={classes.header}>
        <LinkButton
          className={classes.back}
          variant="ghost"
          to={back}
          icon={<IconArrowLeft size={16} stroke={1.75} />}
        >
          <VisuallyHidden>{mayRead ? backText : 'На главную'}</VisuallyHidden>
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
