import { ALL_PERMISSIONS } from 'shared/contract/access/permissions';
import { ROLE_PRESETS } from 'shared/contract/access/roles';
import { formGrid } from 'shared/document-form';
import { SelectField } from 'shared/form';
import { useState } from 'react';

import { useForm } from './role-fields';

/** Takes rights and scope over from one of the roles the product comes with; all of it can be changed afterwards. */
export function BasisField() {
  const { form } = useForm();
  const [basis, setBasis] = useState<string | null>(null);
  const choose = (name: string | null) => {
    setBasis(name);
    const preset = ROLE_PRESETS.find((one) => one.name === name);
    if (preset === undefined) return;
    const given = new Set<string>(preset.permissions);
    form.change({
      description: form.values.description === '' ? preset.description : form.values.description,
      data_scope: preset.data_scope,
      permission_ids: ALL_PERMISSIONS.filter((right) => given.has(right.name)).map(({ id }) => id),
    });
  };
  return (
    <SelectField
      className={formGrid.w6}
      label="По образцу"
      hint="Права и охват данных возьмутся из образца, их можно изменить"
      placeholder="Без образца"
      options={ROLE_PRESETS.map(({ name, description }) => ({ value: name, label: name, note: description }))}
      value={basis}
      onChange={choose}
    />
  );
}
