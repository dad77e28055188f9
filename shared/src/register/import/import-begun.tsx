import { formatDateTime } from '../../format/format';
import { useQuery } from '../../query/query';
import { Button } from '../../ui/ui';
import { begunSentence } from './import-sentence';
import type { BegunHere } from './imports.api';
import { begunImportsQuery } from './imports.queries';
import classes from './import.module.css';

interface ImportBegunProps {
  here: BegunHere;
  onOpen: (id: number) => void;
}

/** One's own imports by this dialog that were left on their way: they are gone on with where they stand. */
export function ImportBegun({ here, onOpen }: ImportBegunProps) {
  const { data = [] } = useQuery(begunImportsQuery(here));
  if (data.length === 0) return null;
  return (
    <section className={classes.begun} aria-label="Начатые загрузки">
      <h3 className={classes.title}>Начатые загрузки</h3>
      <ul>
        {data.map((row) => (
          <li key={row.id}>
            <span>
              <span className={classes.fileName}>{row.file_name}</span>
              <small>{`${formatDateTime(row.created_at)} · ${begunSentence(row)}`}</small>
            </span>
            <Button
              size="sm"
              aria-label={`Продолжить: ${row.file_name}`}
              onClick={() => {
                onOpen(row.id);
              }}
            >
              Продолжить
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
