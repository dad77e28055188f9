import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';

import { formatNumber } from '../../format/number';
import { IconButton } from '../../ui/ui';
import classes from './register-footer.module.css';

interface PageStepProps {
  page: number;
  lastPage: number;
  /** The end was not counted. */
  isOpenEnded: boolean;
  onPage: (page: number) => void;
}

/** The page one stands on, which can be typed over, and the two steps from it. */
export function PageStep({ page, lastPage, isOpenEnded, onPage }: PageStepProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const last = Math.max(1, lastPage);
  const go = () => {
    const wanted = Math.trunc(Number(typed));
    setTyped(null);
    if (typed === null || !Number.isFinite(wanted)) return;
    const target = Math.min(Math.max(wanted, 1), isOpenEnded ? Math.max(wanted, 1) : last);
    if (target !== page) onPage(target);
  };
  return (
    <nav className={classes.pager} aria-label="Страницы">
      <IconButton
        size="sm"
        label="Предыдущая страница"
        icon={<IconChevronLeft />}
        disabled={page <= 1}
        onClick={() => {
          onPage(page - 1);
        }}
      />
      <span>Стр.</span>
      <input
        className={classes.page}
        inputMode="numeric"
        aria-label="Номер страницы"
        size={Math.max(2, String(typed ?? page).length)}
        value={typed ?? String(page)}
        onFocus={(event) => {
          event.target.select();
        }}
        onChange={(event) => {
          setTyped(event.target.value.replace(/\D/g, '').slice(0, 7));
        }}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      {!isOpenEnded && <span>{`из ${formatNumber(last)}`}</span>}
      <IconButton
        size="sm"
        label="Следующая страница"
        icon={<IconChevronRight />}
        disabled={page >= last && !isOpenEnded}
        onClick={() => {
          onPage(page + 1);
        }}
      />
    </nav>
  );
}
