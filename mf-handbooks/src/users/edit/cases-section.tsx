import { formGrid, FormPart, usePaused } from 'shared/document-form';
import { useQuery } from 'shared/query';

import { declensionQuery } from '../api/user.queries';
import classes from './user-form.module.css';
import { BoundText, useForm } from './user-fields';

/** How documents will name the employee: a suggestion, and what is said instead of it. */
export function CasesSection() {
  const { values } = useForm().form;
  const { last_name, first_name, middle_name, gender } = values;
  const asked = usePaused(
    new URLSearchParams({
      last_name: last_name.trim(),
      first_name: first_name.trim(),
      ...(middle_name.trim() !== '' && { middle_name: middle_name.trim() }),
      ...(gender !== null && { gender }),
    }).toString(),
  );
  const person = Object.fromEntries(new URLSearchParams(asked));
  const { data } = useQuery({
    ...declensionQuery(person),
    enabled: person.last_name !== '' && person.first_name !== '',
  });
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
