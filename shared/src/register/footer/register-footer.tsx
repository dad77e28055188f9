import { IconRefresh } from '@tabler/icons-react';

import type { RegisterSummary } from '../../contract/list/register-summary';
import type { ListMeta } from '../../contract/list/paging';
import { formatNumber } from '../../format/number';
import { noBreakSpace } from '../../format/space';
import { Amount, Button } from '../../ui/ui';
import type { RegisterNoun } from '../register-definition';
import { PageStep } from './page-step';
import { PerPage } from './per-page';
import { rangeText, totalOf } from './range-text';
import classes from './register-footer.module.css';

export interface RegisterFooterProps {
  meta: ListMeta | undefined;
  noun: RegisterNoun;
  sums: RegisterSummary['sums'] | undefined;
  hasSums: boolean;
  isOutdated: boolean;
  onShowFresh: () => void;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
}

function Totals({ meta, noun, sums }: { meta: ListMeta; noun: RegisterNoun; sums: RegisterSummary['sums'] }) {
  if (sums === null) {
    return <span className={classes.quiet}>Итог посчитается, когда условий станет больше</span>;
  }
  if (sums.length === 0) return null;
  return (
    <div className={classes.totals}>
      <span className={classes.caption}>{`Итого по${noBreakSpace}${totalOf(meta, noun)}:`}</span>
      {sums.map((sum) => (
        <b key={sum.currency_code}>
          <Amount value={sum.amount} currency={sum.currency_code} strong />
        </b>
      ))}
    </div>
  );
}

/** Under the rows: which of how many, what they add up to per currency, and the way to the other pages. */
export function RegisterFooter(props: RegisterFooterProps) {
  const { meta, noun, sums, hasSums, isOutdated, onShowFresh, onPage, onPerPage } = props;
  return (
    <div className={classes.foot}>
      {meta !== undefined && (
        <>
          <div className={classes.start}>
            <span aria-live="polite">{rangeText(meta, formatNumber)}</span>
            {isOutdated && (
              <Button size="sm" variant="ghost" icon={<IconRefresh />} onClick={onShowFresh}>
                Список изменился, показать
              </Button>
            )}
          </div>
          {hasSums && sums !== undefined && <Totals meta={meta} noun={noun} sums={sums} />}
          <div className={classes.end}>
            <PerPage value={meta.per_page} onChange={onPerPage} />
            <PageStep
              page={meta.current_page}
              lastPage={meta.last_page}
              isOpenEnded={meta.total_is_capped}
              onPage={onPage}
            />
          </div>
        </>
      )}
    </div>
  );
}
