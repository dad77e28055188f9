import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '../action/icon-button';
import { formatNumber } from '../../format/number';
import classes from './pager.module.css';

export interface PagerProps {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** The end is not counted: «Стр. 3» without «из». */
  openEnded?: boolean;
  disabled?: boolean;
  /** The accessible name, when a page has two. */
  label?: string;
}

/** The page of a list and the two steps from it. */
export function Pager({ page, lastPage, onPage, openEnded, disabled, label = 'Страницы' }: PagerProps) {
  return (
    <nav className={classes.pager} aria-label={label}>
      <IconButton
        size="sm"
        label="Предыдущая страница"
        icon={<IconChevronLeft />}
        disabled={disabled === true || page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite">
        {`Стр. ${formatNumber(page)}${openEnded ? '' : ` из ${formatNumber(Math.max(1, lastPage))}`}`}
      </span>
      <IconButton
        size="sm"
        label="Следующая страница"
        icon={<IconChevronRight />}
        disabled={disabled === true || (page >= lastPage && openEnded !== true)}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
