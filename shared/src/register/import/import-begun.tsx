import { IconTrash } from '@tabler/icons-react';

import type { ImportRow } from '../../contract/exchange/import';
import { formatDateTime } from '../../format/format';
import { useQuery } from '../../query/query';
import { Button, IconButton } from '../../ui/ui';
import { begunSentence } from './import-sentence';
import type { BegunHere } from './imports.api';
import { useDeleteImport } from './imports.mutations';
import { begunImportsQuery } from './imports.queries';
import classes from './import.module.css';

const stepWord = ({ status }: ImportRow) => (status === 'done' ? 'Показать' : 'Продолжить');

interface ImportBegunProps {
  here: BegunHere;
  onOpen: (id: number) => void;
}

/** One's own imports by this dialog that were left on their way, or left rows to put right: each opens where it stands. */
export function ImportBegun({ here, onOpen }: ImportBegunProps) {
  const { data = [] } = useQuery(begunImportsQuery(here));
  const deleting = useDeleteImport();
  if (data.length === 0) return null;
  return (
    <section className={classes.begun} aria-label="Недавние загрузки">
      <h3 className={classes.title}>Недавние загрузки</h3>
      <ul>
        {data.map((row) => (
          <li key={row.id}>
            <span>
              <span className={classes.fileName}>{row.file_name}</span>
              <small>{`${formatDateTime(row.created_at)} · ${begunSentence(row)}`}</small>
            </span>
            <span className={classes.steps}>
              <Button
                size="sm"
                aria-label={`${stepWord(row)}: ${row.file_name}`}
                onClick={() => {
                  onOpen(row.id);
                }}
              >
                {stepWord(row)}
              </Button>
              {row.status !== 'running' && (
                <IconButton
                  label={`Убрать: ${row.file_name}`}
                  icon={<IconTrash />}
                  size="sm"
                  disabled={deleting.isPending}
                  onClick={() => {
                    deleting.mutate(row.id);
                  }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
