import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import type { FieldGroup } from 'shared/contract/record/field-table';
import type { User } from 'shared/contract/user/user';
import { TIMEZONE_LABELS, USER_GENDER_LABELS } from 'shared/contract/user/user.labels';
import { USER_FIELDS } from 'shared/contract/user/user.fields';
import { DocumentForm, formGrid, FormPart, useDocumentEditor } from 'shared/document-form';
import type { Picked } from 'shared/form';
import { StatusPill } from 'shared/ui';

import { paths } from '../../paths';
import { userStatusLook } from '../user-status-look';
import { CasesSection } from './cases-section';
import {
  BoundDate,
  BoundNumber,
  BoundSegmented,
  BoundSelect,
  BoundText,
  ReferenceField,
} from './user-fields';
import { NEEDED_FIELDS } from '../person-errors';
import { emptyUser, USER_SECTIONS, userForm, type UserValues, validateUser } from './user-form';
import { USER_REFERENCES } from './user-references';

const KEPT = 'Меняет тот, кто ведёт учётные записи';

function PersonSection() {
  return (
    <FormPart section="person">
      <div className={formGrid.grid}>
        <BoundText field="last_name" className={formGrid.w4} />
        <BoundText field="first_name" className={formGrid.w4} />
        <BoundText field="middle_name" className={formGrid.w4} />
        <BoundSegmented field="gender" labels={USER_GENDER_LABELS} className={formGrid.w4} />
        <BoundText
          field="email"
          className={formGrid.w8}
          hint="С этим адресом сотрудник входит, сюда приходят письма"
        />
      </div>
    </FormPart>
  );
}

function WorkSection() {
  return (
    <FormPart section="work">
      <div className={formGrid.grid}>
        <ReferenceField<Picked>
          clearable
          field="job_title"
          source={USER_REFERENCES.job_title}
          className={formGrid.w6}
        />
        <ReferenceField<Picked>
          clearable
          field="department"
          source={USER_REFERENCES.department}
          className={formGrid.w6}
        />
        <ReferenceField<Picked>
          clearable
          field="organization"
          source={USER_REFERENCES.organization}
          className={formGrid.w6}
        />
        <ReferenceField<Picked>
          clearable
          field="head"
          source={USER_REFERENCES.head}
          hint="Если не указан, руководит начальник подразделения"
          className={formGrid.w6}
        />
        <BoundText field="personnel_number" className={formGrid.w4} />
        <BoundDate field="hired_at" className={formGrid.w4} />
        <BoundNumber
          field="signature_limit"
          scale={2}
          digits={16}
          className={formGrid.w4}
          hint="Пусто — без предела"
        />
      </div>
    </FormPart>
  );
}

function ContactSection() {
  return (
    <FormPart section="contact">
      <div className={formGrid.grid}>
        <BoundText field="phone" hint="Можно внутренний: 101, доб. 101" className={formGrid.w6} />
        <BoundSelect field="timezone" labels={TIMEZONE_LABELS} className={formGrid.w6} />
      </div>
    </FormPart>
  );
}

export interface UserFormProps {
  user: User;
  /** Groups of fields that were open when the form was opened. */
  open: readonly FieldGroup[];
  /** Less is open since. */
  closed: boolean;
}

/** The one form of an employee: whole for those who look after accounts, one's own data for everybody else. */
export function UserForm({ user, open, closed }: UserFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const editor = useDocumentEditor({
    definition: userForm,
    record: user,
    empty: emptyUser,
    validate: useCallback((typed: UserValues) => validateUser(typed, user), [user]),
    closed,
    onDone: (saved) => void navigate(paths.user(saved.id, search.get('list') ?? ''), { replace: true }),
  });
  const closedReason = useCallback(
    (name: string) => {
      const group = Object.entries(USER_FIELDS).find(([field]) => field === name)?.[1].group;
      return group === undefined || open.includes(group) ? undefined : KEPT;
    },
    [open],
  );
  return (
    <DocumentForm
      definition={userForm}
      editor={editor}
      sections={USER_SECTIONS}
      needed={NEEDED_FIELDS}
      closedReason={closedReason}
      closed={closed}
      note={
        open.includes('essential')
          ? null
          : 'Должность, подразделение и имя меняет тот, кто ведёт учётные записи.'
      }
      title={
        <>
          {user.full_name}
          <StatusPill {...userStatusLook(user.status)} />
        </>
      }
      readiness={[]}
    >
      <PersonSection />
      <WorkSection />
      <ContactSection />
      <CasesSection />
    </DocumentForm>
  );
}
