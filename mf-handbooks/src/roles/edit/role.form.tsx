import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { Role } from 'shared/contract/access/role';
import { ROLE_TEXTS } from 'shared/contract/access/role.fields';
import { DocumentForm, fieldFault, formGrid, FormPart, useDocumentEditor } from 'shared/document-form';

import { paths } from '../../paths';
import { RoleWords } from '../rights/role-words';
import { BasisField } from './basis-field';
import { RightsField } from './rights-field';
import { BoundText, BoundTextarea } from './role-fields';
import { ROLE_SECTIONS, roleForm, type RoleValues } from './role-form';
import { ScopeField } from './scope-field';

const NEEDED: ReadonlySet<string> = new Set(['name']);
const SYSTEM = 'Поставляется с программой и не меняется';

function validate({ name, description }: RoleValues): Record<string, string> {
  const faults = {
    name: name.trim() === '' ? REQUIRED_FIELD : fieldFault(ROLE_TEXTS.name, name),
    description: fieldFault(ROLE_TEXTS.description, description),
  };
  return Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== null),
  );
}

/** Of the role that comes with the product the description alone is open. */
const closedInSystem = (field: string) => (field === 'description' ? undefined : SYSTEM);
const nothingClosed = () => undefined;

export interface RoleFormProps {
  /** Null while a new one is being made. */
  role: Role | null;
  /** What a new one begins with. */
  start: RoleValues;
}

/** The one form of a role, for making and for changing it. */
export function RoleForm({ role, start }: RoleFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const editor = useDocumentEditor({
    definition: roleForm,
    record: role,
    empty: () => start,
    validate,
    closed: role?.can.edit === false,
    onDone: (saved) => void navigate(paths.role(saved.id, search.get('list') ?? ''), { replace: true }),
  });
  const { data_scope: scope, permission_ids: ids } = editor.form.values;
  const isSystem = role?.is_system === true;
  const words = useMemo(() => <RoleWords scope={scope} ids={ids} />, [scope, ids]);
  return (
    <DocumentForm
      definition={roleForm}
      editor={editor}
      sections={ROLE_SECTIONS}
      counts={{ rights: ids.length }}
      needed={NEEDED}
      closedReason={isSystem ? closedInSystem : nothingClosed}
      closed={role?.can.edit === false}
      note={
        isSystem
          ? 'Роль поставляется с программой: у неё меняется только описание. Для своих прав создайте копию.'
          : null
      }
      title={role?.name}
      readiness={[]}
    >
      <FormPart section="main">
        <div className={formGrid.grid}>
          <BoundText field="name" className={formGrid.w6} />
          {role === null && <BasisField />}
          <BoundTextarea field="description" className={formGrid.w12} />
        </div>
      </FormPart>
      <FormPart section="scope">
        <ScopeField />
      </FormPart>
      <FormPart section="rights">
        <RightsField />
      </FormPart>
      <FormPart section="words">{words}</FormPart>
    </DocumentForm>
  );
}
