import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';

import { errorOf } from '../../../http/http';
import { Button, EmptyState, Loader, Radio } from '../../../ui/ui';
import classes from './generation.module.css';
import { templatesQuery } from './generation.queries';

interface Named {
  id: number;
  name: string;
}

/** The templates under what tells them apart: those the document's type names, in its order, before the others. */
function groupsOf(
  templates: readonly Named[],
  first: readonly number[],
): [string | null, readonly Named[]][] {
  const named = first.flatMap((id) => templates.find((one) => one.id === id) ?? []);
  if (named.length === 0) return [[null, templates]];
  const others = templates.filter((one) => !named.includes(one));
  const groups: [string, readonly Named[]][] = [
    ['Для документов этого типа', named],
    ['Остальные', others],
  ];
  return groups.filter(([, members]) => members.length > 0);
}

interface ChoiceProps {
  kind: string;
  first: readonly number[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** Which template a text is made of. */
export function TemplateChoice({ kind, first, chosen, onChoose }: ChoiceProps) {
  const { data: templates, error, refetch } = useQuery(templatesQuery(kind));
  if (templates === undefined && error === null) return <Loader />;
  if (templates === undefined) {
    return (
      <EmptyState
        title="Шаблоны не загрузились"
        text={errorOf(error).message}
        actions={<Button onClick={() => void refetch()}>Повторить</Button>}
      />
    );
  }
  if (templates.length === 0) {
    return <EmptyState title="Шаблонов нет" text="Для документов этого вида шаблоны ещё не загружены." />;
  }
  return (
    <div role="radiogroup" aria-label="Шаблон" className={classes.choice}>
      {groupsOf(templates, first).map(([title, members]) => (
        <Fragment key={title}>
          {title !== null && <h3 className={classes.group}>{title}</h3>}
          {members.map(({ id, name }) => (
            <Radio
              key={id}
              name="generation-template"
              label={name}
              checked={chosen === id}
              onChange={() => {
                onChoose(id);
              }}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
