import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { Link, PageHeader } from '../../area/area';
import type { ListMeta } from '../../contract/list/paging';
import { IconButton, useMediaPhone } from '../../ui/ui';
import { totalText } from '../footer/range-text';
import classes from './register.module.css';

interface RegisterHeaderProps {
  title: string;
  parent: { title: string; to: string } | undefined;
  meta: ListMeta | undefined;
  /** Saved views; on a desktop beside the title. */
  views: ReactNode;
  exportButton: ReactNode;
  createButton: ReactNode;
  hasSearch: boolean;
  isSearchShown: boolean;
  onSearch: () => void;
}

/** What the register puts into the layout's header: name, count, views, export, create. */
export function RegisterHeader(props: RegisterHeaderProps) {
  const { title, parent, meta, views, exportButton, createButton, hasSearch, isSearchShown, onSearch } =
    props;
  const isPhone = useMediaPhone();
  return (
    <PageHeader>
      <div className={classes.header}>
        {parent !== undefined && (
          <Link to={parent.to} className={classes.parent}>
            {parent.title}
          </Link>
        )}
        <h1 className={classes.title}>{title}</h1>
        <span className={classes.count}>{meta === undefined ? '' : totalText(meta)}</span>
        {!isPhone && views !== null && <span className={classes.rule} />}
        {!isPhone && views}
        <span className={classes.gap} />
        {isPhone && hasSearch && (
          <IconButton label="Поиск" icon={<IconSearch />} aria-expanded={isSearchShown} onClick={onSearch} />
        )}
        {!isPhone && exportButton}
        {createButton}
      </div>
    </PageHeader>
  );
}
