import { personFault } from 'shared/contract/session/person';
import { formGrid, FormPart, usePaused } from 'shared/document-form';
import { useQuery } from 'shared/query';

import { declensionQuery } from '../api/user.queries';
import classes from './user-form.module.css';
import { BoundText, useForm } from './user-fields';
import { userWords, type UserValues } from './user-form';

const NAME = ['last_name', 'first_name', 'middle_name'] as const;

/** Whom to decline; nobody while a needed part of the name is missing, and nothing that is no name. */
function personOf(values: UserValues): string {
  const { last_name, first_name, middle_name, gender } = values;
  const tooLong = userWords.boundFaults(values);
  const isWhole = last_name.trim() !== '' && first_name.trim() !== '';
  if (
    !isWhole ||
    NAME.some((part) => tooLong[part] !== undefined || personFault(part, values[part]) !== null)
  )
    return '';
  return new URLSearchParams({
    last_name: last_name.trim(),
    first_name: first_name.trim(),
    ...(middle_name.trim() !== '' && { middle_name: middle_name.trim() }),
    ...(gender !== null && { gender }),
  }).toString();
}

/** How documents will name the employee: a suggestion, and what is said instead of it. */
export function CasesSection() {
  const { values } = useForm().form;
  const asked = usePaused(personOf(values));
  const isAsked = asked !== '';
  const answer = useQuery({
    ...declensionQuery(Object.fromEntries(new URLSearchParams(asked))),
    enabled: isAsked,
  });
  const data = isAsked ? answer.data : undefined;
  const genitive = values.full_name_genitive.trim() || data?.genitive;
  const dative = values.full_name_dative.trim() || data?.dative;
  return (
    <FormPart section="cases">
      <p className={classes.lead}>
        Проверьте склонение: так имя встанет в документы. Если оно неверно, впишите своё.
      </p>
      <div className={formGrid.grid}>
        <BoundText field="full_name_genitive" className={formGrid.w6} placeholder={data?.genitive} />
        <BoundText field="full_name_dative" className={formGrid.w6} placeholder={data?.dative} />
      </div>
      {genitive !== undefined && dative !== undefined && (
        <ul className={classes.samples} aria-label="Как имя встанет в документы">
          <li>
            {'в лице '}
            <b>{genitive}</b>
          </li>
          <li>
            {'поручить '}
            <b>{dative}</b>
          </li>
        </ul>
      )}
    </FormPart>
  );
}
