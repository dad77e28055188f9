import { useState } from 'react';
import { Link } from 'shared/area';
import type { OpenWorkItem, OpenWorkLine } from 'shared/contract/user/user-input';
import { formatNumber } from 'shared/format';
import { errorOf } from 'shared/http';
import { useNextPage } from 'shared/next-page';
import { useInfiniteQuery } from 'shared/query';
import { Button } from 'shared/ui';

import { openWorkItemsQuery } from '../api/user.queries';
import classes from './account.module.css';

/** One thing with the way to it; the dialog stays as it is, so the card opens beside it. */
function Item({ item: { label, url } }: { item: OpenWorkItem }) {
  return (
    <li title={label}>
      {url === null ? (
        label
      ) : (
        <Link to={url} target="_blank">
          {label}
        </Link>
      )}
    </li>
  );
}

interface LineProps {
  userId: number;
  line: OpenWorkLine;
}

/** The first of a kind by name; the rest of those that may be named come page by page, when they are asked for. */
function Items({ userId, line }: LineProps) {
  const [isWhole, setWhole] = useState(false);
  const query = useInfiniteQuery({ ...openWorkItemsQuery(userId, line.key), enabled: isWhole });
  const next = useNextPage(query);
  const { data, error, isFetching, hasNextPage, refetch } = query;
  const items = data?.pages.flatMap((page) => page.data) ?? line.examples;
  const rest = line.named_total - items.length;
  const more = () => {
    if (!isWhole) setWhole(true);
    else void (hasNextPage ? next.ask() : refetch());
  };
  return (
    <>
      <ul className={classes.examples}>
        {items.map((item, at) => (
          <Item key={`${String(at)} ${item.label}`} item={item} />
        ))}
      </ul>
      {error !== null && <p role="alert">{errorOf(error).message}</p>}
      {rest > 0 && (
        <Button
          size="sm"
          variant="ghost"
          className={classes.more}
          busy={isFetching || next.isComing}
          onClick={more}
        >
          {`Показать ещё, осталось ${formatNumber(rest)}`}
        </Button>
      )}
    </>
  );
}

function Line({ userId, line }: LineProps) {
  return (
    <li className={classes.work}>
      <div className={classes.workHead}>
        <span>{line.label}</span>
        <b>{formatNumber(line.total)}</b>
      </div>
      {line.examples.length > 0 && <Items userId={userId} line={line} />}
    </li>
  );
}

/** What goes to the successor, each kind with its number and all of it by name that the reader may be told of. */
export function OpenWorkList({ userId, lines }: { userId: number; lines: readonly OpenWorkLine[] }) {
  if (lines.length === 0) return <p className={classes.note}>Открытых дел нет, передавать нечего.</p>;
  return (
    <ul className={classes.works}>
      {lines.map((line) => (
        <Line key={line.key} userId={userId} line={line} />
      ))}
    </ul>
  );
}
