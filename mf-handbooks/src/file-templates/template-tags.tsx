import { useState } from 'react';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Loader, SearchInput } from 'shared/ui';

import { tagsQuery } from './file-templates.queries';
import classes from './template-text.module.css';

function TagList({ kind }: { kind: string }) {
  const { data: tags, error } = useQuery(tagsQuery(kind));
  const [search, setSearch] = useState('');
  if (error !== null) return <p className={classes.none}>{errorOf(error).message}</p>;
  if (tags === undefined) return <Loader />;
  const wanted = search.trim().toLowerCase();
  const found = tags.filter(({ tag, label }) => `${tag} ${label}`.toLowerCase().includes(wanted));
  return (
    <>
      <p className={classes.hint}>
        {'Чтобы слова стояли только при заполненном поле, заключите их в '}
        <code>{'{#есть срок оплаты} … {/есть срок оплаты}'}</code>
        {'. Так пишется с любым полем.'}
      </p>
      <SearchInput label="Найти поле" value={search} onChange={setSearch} />
      <dl className={classes.tags}>
        {found.map(({ tag, label, sample, is_section }) => (
          <div key={tag}>
            <dt>
              <code>{is_section ? sample : `{${tag}}`}</code>
            </dt>
            <dd>
              {label}
              {!is_section && <small>{sample}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {found.length === 0 && <p className={classes.none}>Таких полей нет.</p>}
    </>
  );
}

/** The tags that may be written into a template of the kind; asked for when they are opened. */
export function TemplateTags({ kind }: { kind: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Какие поля можно вставить</summary>
      {isOpen && <TagList kind={kind} />}
    </details>
  );
}
