import { DATA_SCOPES, DATA_SCOPE_LABELS, type DataScope } from 'shared/contract/access/roles';
import { Radio } from 'shared/ui';

import classes from '../rights/rights.module.css';
import { useField } from './role-fields';

const NOTES: Readonly<Record<DataScope, string>> = {
  own: 'Где сотрудник — ответственный, куратор или согласующий',
  department: 'И ещё документы его подразделения',
  department_tree: 'И ещё документы всех подразделений под ним',
  all: 'Документы всей организации, закрытые доступом тоже',
};

/** How far the role sees documents, the narrowest first. */
export function ScopeField() {
  const { value, change, binding } = useField('data_scope');
  return (
    <div
      id={binding.id}
      role="radiogroup"
      aria-label="Какие документы видит сотрудник"
      tabIndex={-1}
      className={classes.scopes}
    >
      {DATA_SCOPES.map((scope) => (
        <Radio
          key={scope}
          name="data_scope"
          label={DATA_SCOPE_LABELS[scope]}
          note={NOTES[scope]}
          checked={value === scope}
          disabled={binding.disabledReason !== undefined}
          onChange={() => change(scope)}
        />
      ))}
    </div>
  );
}
