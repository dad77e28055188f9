import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';

import { errorOf } from '../../../http/http';
import { Button, EmptyState, Loader, Radio } from '../../../ui/ui';
import type { FileOwner } from '../file-owner';
import { focusWhenHere } from './focus-when-here';
import classes from './generation.module.css';
import { templatesQuery } from './generation.queries';
import { templateGroups } from './template-groups';

/** What the server answers when the document is not there, not the reader's to write, or closed meanwhile. */
const REFUSALS: readonly (number | null)[] = [403, 404, 423];

interface ChoiceProps {
  owner: FileOwner;
  first: readonly number[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** Which template a text is made of. */
export function TemplateChoice({ owner, first, chosen, onChoose }: ChoiceProps) {
  const { data: templates, error, refetch } = useQuery(templatesQuery(owner));
  if (templates === undefined && error === null) return <Loader />;
  if (templates === undefined) {
    const { status, message } = errorOf(error);
    return (
      <EmptyState
        title={REFUSALS.includes(status) ? 'Документ составить нельзя' : 'Шаблоны не загрузились'}
        text={message}
        actions={<Button onClick={() => void refetch()}>Повторить</Button>}
      />
    );
  }
  if (templates.length === 0) {
    return <EmptyState title="Шаблонов нет" text="Для документов этого вида шаблоны ещё не загружены." />;
  }
  return (
    <div ref={focusWhenHere} role="radiogroup" aria-label="Шаблон" className={classes.choice}>
      {templateGroups(templates, first).map(([title, members]) => (
        <Fragment key={title}>
          {title !== null && <h3 className={classes.group}>{title}</h3>}
          {members.map(({ id, name, misfit }) => (
            <Radio
              key={id}
              name="generation-template"
              label={name}
              note={misfit ?? undefined}
              disabled={misfit !== null}
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
