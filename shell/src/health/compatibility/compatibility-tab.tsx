import { IconPuzzle } from '@tabler/icons-react';
import type { ReleasesStatus } from 'shared/contract/release/release-status';
import type { UseQueryResult } from 'shared/query';
import { Badge, EmptyState, Section } from 'shared/ui';

import { AnswerState } from '../versions/answer-state';
import { compatibilityMatrix, type MatrixRow } from './compatibility-matrix';
import classes from '../health.module.css';

function MatrixTable({ rows, shells }: { rows: readonly MatrixRow[]; shells: readonly string[] }) {
  return (
    <table className={classes.table} aria-label="Совместимость версий">
      <thead>
        <tr>
          <th scope="col">Версия раздела</th>
          {shells.map((shell) => (
            <th key={shell} scope="col">
              Оболочка {shell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.version}>
            <th scope="row" className={classes.version}>
              {row.version}
            </th>
            {row.words.map((word, index) => (
              <td key={shells[index]} data-label={`Оболочка ${shells[index] ?? ''}`}>
                {word === null ? (
                  <span className={classes.quiet}>не проверялась</span>
                ) : (
                  <Badge tone={word.is_fitting ? 'green' : 'red'}>
                    {word.is_fitting ? 'Подходит' : 'Не подходит'}
                  </Badge>
                )}
                {word?.reason != null && <small className={classes.bad}>{word.reason}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which version of which area was seen to work in which shell. */
export function CompatibilityTab({ releases }: { releases: UseQueryResult<ReleasesStatus> }) {
  return (
    <AnswerState query={releases} failure="Совместимость версий не пришла">
      {({ areas, compatibility }) => {
        const { shells, groups } = compatibilityMatrix(compatibility);
        if (groups.length === 0) {
          return (
            <EmptyState
              icon={<IconPuzzle />}
              title="Проверок ещё не было"
              text="Версия раздела проверяется с оболочкой при выкладке, оболочка — со всеми действующими разделами."
            />
          );
        }
        return groups.map(({ area, rows }) => (
          <Section key={area} title={areas.find((status) => status.area === area)?.title ?? area} note={area}>
            <MatrixTable rows={rows} shells={shells} />
          </Section>
        ));
      }}
    </AnswerState>
  );
}
