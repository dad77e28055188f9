import { DATA_SCOPE_LABELS, type DataScope } from 'shared/contract/access/roles';

import { roleInWords } from './role-in-words';
import classes from './rights.module.css';

/** What a holder of the role can do, in words. */
export function RoleWords({ scope, ids }: { scope: DataScope; ids: readonly number[] }) {
  const sentences = roleInWords(ids);
  return (
    <ul className={classes.sentences}>
      <li>{`Видит: ${DATA_SCOPE_LABELS[scope].toLowerCase()}`}</li>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {sentences.length === 0 && <li>Прав нет: сотрудник войдёт, но не откроет ни одного документа</li>}
    </ul>
  );
}
