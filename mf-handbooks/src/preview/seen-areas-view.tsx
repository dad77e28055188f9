import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, Loader, Section, Strip } from 'shared/ui';

import { areasQuery } from './preview.queries';
import classes from './preview.module.css';
import { seenMenu, seenPages, type SeenPage } from './seen-areas';

function Pages({ pages }: { pages: readonly SeenPage[] }) {
  return (
    <ul className={classes.pages}>
      {pages.map(({ title, path, missing, isOpen }) => (
        <li key={path}>
          <span>{title}</span>
          {!isOpen && <small>{`нужно: ${missing.join(', ')}`}</small>}
        </li>
      ))}
    </ul>
  );
}

/** The menu and the pages of the suite as the guards would open them to somebody with the rights. */
export function SeenAreas({ permissions }: { permissions: readonly string[] }) {
  const { data, error, refetch } = useQuery(areasQuery);
  if (data === undefined && error === null) return <Loader />;
  if (data === undefined) {
    return (
      <Section title="Меню и страницы">
        <Strip tone="red" live="alert" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
          {`Разделы не загрузились. ${errorOf(error).message}`}
        </Strip>
      </Section>
    );
  }
  const held = new Set(permissions);
  const menu = seenMenu(data, held);
  const pages = seenPages(data, held);
  const shut = pages.filter(({ isOpen }) => !isOpen);
  return (
    <>
      <Section title="Меню">
        <ul className={classes.menu} aria-label="Меню сотрудника">
          {menu.map(({ title, path }) => (
            <li key={path}>{title}</li>
          ))}
        </ul>
      </Section>
      <Section
        title="Страницы, которые не откроются"
        note={shut.length === 0 ? undefined : String(shut.length)}
      >
        {shut.length === 0 ? <p className={classes.none}>Открыты все страницы.</p> : <Pages pages={shut} />}
      </Section>
    </>
  );
}
