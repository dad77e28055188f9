import { Link } from 'shared/area';
import type { BookUsage } from 'shared/contract/books/book-schema';
import { formatNumber } from 'shared/format';

import classes from './panel.module.css';

/** What uses a record, each with its number; a link where there is a register of it. */
export function UsageList({ usage }: { usage: BookUsage['data'] }) {
  if (usage.length === 0) return <p className={classes.none}>Нигде не используется.</p>;
  return (
    <>
      <ul className={classes.usage}>
        {usage.map(({ label, total, url }) => (
          <li key={label}>
            {url === null ? <span>{label}</span> : <Link to={url}>{label}</Link>}
            <b>{formatNumber(total)}</b>
          </li>
        ))}
      </ul>
      {/* A link leads to what the reader may see, and that may be fewer. */}
      <p className={classes.none}>Учтены и записи, которые вам не видны.</p>
    </>
  );
}
