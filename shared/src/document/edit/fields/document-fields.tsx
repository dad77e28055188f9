import type { ReactNode } from 'react';

import { useDocumentForm } from '../form-context';
import type { FieldOf } from '../form-definition';
import { useField, type BoundField } from '../use-field';
import { BoundSegmented, BoundSelect, type BoundChoiceProps, type ChoicesOf } from './choice-fields';
import { ReferenceField, type ReferenceFieldProps } from './reference-field';
import { TagsField } from './tags-field';
import { BoundDate, BoundNumber, BoundText, BoundTextarea } from './typed-fields';
import type { Picked } from '../../../form/form';

/** The control unless its field is one of those that are not shown. */
function shown<Props extends { field: string }>(Control: (props: Props) => ReactNode) {
  return function Shown(props: Props): ReactNode {
    const { hidden } = useDocumentForm();
    return hidden.has(props.field) ? null : <Control {...props} />;
  };
}

/** The fields of one form: the same controls, held to the names and the kinds of its values. */
export function documentFields<Values extends object>() {
  return {
    useForm: useDocumentForm<Values>,
    useField: <Field extends FieldOf<Values>>(field: Field): BoundField<Values[Field]> =>
      useField<Values, Field>(field),
    BoundText: shown(BoundText<Values>),
    BoundTextarea: shown(BoundTextarea<Values>),
    BoundDate: shown(BoundDate<Values>),
    BoundNumber: shown(BoundNumber<Values>),
    BoundSegmented: shown(BoundSegmented) as <Field extends ChoicesOf<Values>>(
      props: BoundChoiceProps<Values, Field>,
    ) => ReturnType<typeof BoundSegmented>,
    BoundSelect: shown(BoundSelect) as <Field extends ChoicesOf<Values>>(
      props: BoundChoiceProps<Values, Field> & { clearable?: boolean; placeholder?: string },
    ) => ReturnType<typeof BoundSelect>,
    ReferenceField: shown(ReferenceField) as <Option extends Picked>(
      props: ReferenceFieldProps<Values, Option>,
    ) => ReturnType<typeof ReferenceField>,
    TagsField: shown(TagsField<Values>),
  };
}
