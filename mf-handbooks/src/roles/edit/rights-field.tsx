import { useState } from 'react';
import { PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import { formatNumber } from 'shared/format';
import { Checkbox, SearchInput } from 'shared/ui';

import { EXTENSION_GROUPS } from '../rights/extension-groups';
import { RIGHT_GROUPS, type RightGroup, searchGroups } from '../rights/right-groups';
import { needsOf } from '../rights/right-needs';
import classes from '../rights/rights.module.css';
import { ExtensionsField } from './extensions-field';
import { useField } from './role-fields';

interface NeedsProps {
  rights: readonly PermissionName[];
  held: ReadonlySet<number>;
}

function RightNeeds({ rights, held }: NeedsProps) {
  return needsOf(rights, held).map((need) => (
    <p key={need} className={classes.need} role="status">
      {need}
    </p>
  ));
}

interface GroupProps {
  group: RightGroup;
  held: ReadonlySet<number>;
  disabled: boolean;
  /** Gives or takes the rights with these numbers. */
  onSet: (ids: readonly number[], given: boolean) => void;
}

function Group({ group, held, disabled, onSet }: GroupProps) {
  const { title, rights } = group;
  const count = rights.filter(({ id }) => held.has(id)).length;
  return (
    <div className={classes.group} role="group" aria-label={title}>
      <div className={classes.title}>
        <Checkbox
          label={title}
          aria-label={`${title}: все права`}
          checked={count === rights.length}
          indeterminate={count > 0 && count < rights.length}
          disabled={disabled}
          onChange={(given) =>
            onSet(
              rights.map(({ id }) => id),
              given,
            )
          }
        />
      </div>
      <div className={classes.choices}>
        {rights.map(({ id, label, short }) => (
          <Checkbox
            key={id}
            label={short}
            aria-label={label}
            checked={held.has(id)}
            disabled={disabled}
            onChange={(given) => onSet([id], given)}
          />
        ))}
        <RightNeeds rights={rights.map(({ name }) => name)} held={held} />
      </div>
    </div>
  );
}

/** The rights of the role: a line for each thing they are about, found by any word of theirs, then the product's own. */
export function RightsField() {
  const { value, change, binding } = useField('permission_ids');
  const [search, setSearch] = useState('');
  const held = new Set(value);
  const groups = searchGroups(RIGHT_GROUPS, search);
  const extensions = searchGroups(EXTENSION_GROUPS, search);
  const ofSpecification = PERMISSIONS.filter(({ id }) => held.has(id)).length;
  const set = (ids: readonly number[], given: boolean) => {
    const next = new Set(value);
    for (const id of ids) {
      if (given) next.add(id);
      else next.delete(id);
    }
    change([...next].sort((one, other) => one - other));
  };
  return (
    <div id={binding.id} tabIndex={-1}>
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchInput label="Найти право" placeholder="Найти право" value={search} onChange={setSearch} />
        </div>
        <span className={classes.count} role="status">
          {`Выбрано ${formatNumber(ofSpecification)} из\u00A0${formatNumber(PERMISSIONS.length)}`}
        </span>
      </div>
      {binding.error !== undefined && (
        <p className={classes.error} role="alert">
          {binding.error}
        </p>
      )}
      {binding.disabledReason !== undefined && <p className={classes.none}>{binding.disabledReason}</p>}
      {groups.length + extensions.length === 0 && <p className={classes.none}>Такого права нет.</p>}
      {groups.map((group) => (
        <Group
          key={group.title}
          group={group}
          held={held}
          disabled={binding.disabledReason !== undefined}
          onSet={set}
        />
      ))}
      {extensions.length > 0 && (
        <ExtensionsField groups={extensions} disabled={binding.disabledReason !== undefined} onSet={set} />
      )}
    </div>
  );
}
