import { documentFields } from 'shared/document-form';

import type { RoleValues } from './role-form';

/** The controls of the form, held to the fields of a role. */
export const { useForm, useField, BoundText, BoundTextarea } = documentFields<RoleValues>();
