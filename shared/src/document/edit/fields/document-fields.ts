import { useDocumentForm } from '../form-context';
import type { FieldOf } from '../form-definition';
import { useField, type BoundField } from '../use-field';
import { BoundSegmented, BoundSelect, type BoundChoiceProps, type ChoicesOf } from './choice-fields';
import { ReferenceField, type ReferenceFieldProps } from './reference-field';
import { TagsField } from './tags-field';
import { BoundDate, BoundNumber, BoundText, BoundTextarea } from './typed-fields';
import type { Picked } from '../../../form/form';

/** The fields of one form: the same controls, held to the names and the kinds of its values. */
export function documentFields<Values extends object>() {
  return {
    useForm: useDocumentForm<Values>,
    useField: <Field extends FieldOf<Values>>(field: Field): BoundField<Values[Field]> =>
      useField<Values, Field>(field),
    BoundText: BoundText<Values>,
    BoundTextarea: BoundTextarea<Values>,
    BoundDate: BoundDate<Values>,
    BoundNumber: BoundNumber<Values>,
    BoundSegmented: BoundSegmented as <Field extends ChoicesOf<Values>>(
      props: BoundChoiceProps<Values, Field>,
    ) => ReturnType<typeof BoundSegmented>,
    BoundSelect: BoundSelect as <Field extends ChoicesOf<Values>>(
      props: BoundChoiceProps<Values, Field> & { clearable?: boolean; placeholder?: string },
    ) => ReturnType<typeof BoundSelect>,
    ReferenceField: ReferenceField as <Option extends Picked>(
      props: ReferenceFieldProps<Values, Option>,
    ) => ReturnType<typeof ReferenceField>,
    TagsField: TagsField<Values>,
  };
}
