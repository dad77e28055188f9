import { EXTENSIONS } from 'shared/contract/access/permissions';
import { formatNumber } from 'shared/format';
import { Checkbox } from 'shared/ui';

import { type ExtensionGroup, giversText, isGivenAnyway } from '../rights/extension-groups';
import { needsOf } from '../rights/right-needs';
import classes from '../rights/rights.module.css';
import { useField, useForm } from './role-fields';

interface ExtensionsFieldProps {
  groups: readonly ExtensionGroup[];
  disabled: boolean;
  /** Gives or takes the rights with these numbers. */
  onSet: (ids: readonly number[], given: boolean) => void;
}

/** The product's own rights, each for one deed: what else gives it is said beside it. */
export function ExtensionsField({ groups, disabled, onSet }: ExtensionsFieldProps) {
  const { value } = useField('permission_ids');
  const { form } = useForm();
  const held = new Set(value);
  const reach = { scope: form.values.data_scope, ids: value };
  const count = EXTENSIONS.filter(({ id }) => held.has(id)).length;
  return (
    <section className={classes.extensions} aria-label="Дополнительные права">
      <header className={classes.extensionsHead}>
        <h3>Дополнительные права</h3>
        <span className={classes.count}>
          {`Выбрано ${formatNumber(count)} из\u00A0${formatNumber(EXTENSIONS.length)}`}
        </span>
      </header>
      <p className={classes.explained}>
        Каждое разрешает одно действие, не давая всего остального, что входит в основное право.
      </p>
      {groups.map(({ title, rights }) => (
        <div key={title} className={classes.group} role="group" aria-label={`Дополнительно: ${title}`}>
          <div className={classes.title}>{title}</div>
          <div className={classes.explainedChoices}>
            {rights.map(({ id, name, label }) => (
              <Checkbox
                key={id}
                label={label}
                note={[
                  ...needsOf([name], held),
                  ...(isGivenAnyway(name, reach) ? ['Роль уже даёт это.'] : []),
                  giversText(name),
                ].join(' ')}
                checked={held.has(id)}
                disabled={disabled}
                onChange={(given) => onSet([id], given)}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
