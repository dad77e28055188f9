import { Skeleton } from '../../../ui/ui';
import { nounTexts, type DocumentNoun } from '../../page/noun.labels';
import { SlowAnswer } from '../../page/slow-answer';
import aside from './form-aside.module.css';
import classes from './form.module.css';

/** Widths of the fields a form begins with. */
const FIELDS = ['w6', 'w6', 'w4', 'w4', 'w4', 'w12', 'w12', 'w6', 'w6'] as const;

/** A form while its record is on its way: a title, fields under their labels, and the rooms of the aside and the bar. */
export function FormSkeleton({ noun }: { noun: DocumentNoun }) {
  return (
    <>
      <div className={classes.editor} aria-busy aria-label={nounTexts(noun).loading}>
        <div className={classes.form}>
          <div className={classes.head}>
            <Skeleton width={260} height={24} />
          </div>
          <div className={classes.grid}>
            {FIELDS.map((width, at) => (
              <div key={`${width} ${String(at)}`} className={classes[width]}>
                <Skeleton width={96} height={12} />
                <div className={classes.comingField}>
                  <Skeleton width="100%" height={36} />
                </div>
              </div>
            ))}
          </div>
          <SlowAnswer />
        </div>
        <div className={aside.side} />
      </div>
      <div className={classes.bar} />
    </>
  );
}
