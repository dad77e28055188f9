import { addDays } from '../calendar/business-day';
import type { DemoStep } from './demo-step';
import { type Person, somebody } from './company/person-list';

/** A person by the full name, as an entrepreneur is their own head. */
export function selfOf(name: string): Person {
  const [lastName = '', firstName = '', middleName = ''] = name.split(' ');
  return { lastName, firstName, middleName, gender: middleName.endsWith('на') ? 'female' : 'male' };
}

/** Who signs: the head by the charter, at some partners also somebody with a power that ends. */
export async function addSignatories(
  step: DemoStep,
  company: { id: number; form: string | null; isPerson: boolean; isOwn: boolean; head: Person },
): Promise<number> {
  const { trx, random, today } = step;
  const { id: companyId, isPerson: person, head } = company;
  const { id } = await trx
    .insertInto('signatories')
    .values({
      counterparty_id: companyId,
      last_name: head.lastName,
      first_name: head.firstName,
      middle_name: head.middleName,
      gender: head.gender,
      job_title: person
        ? company.form === 'СЗ'
          ? 'Исполнитель'
          : 'Индивидуальный предприниматель'
        : company.isOwn
          ? 'Генеральный директор'
          : random.pick(['Генеральный директор', 'Генеральный директор', 'Директор']),
      basis_type: person ? 'certificate' : 'charter',
      is_default: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (person || !(company.isOwn || random.chance(0.45))) return id;
  const deputy = somebody(random);
  const issued = addDays(today, -random.int(40, 330));
  const power = await trx
    .insertInto('signatories')
    .values({
      counterparty_id: companyId,
      last_name: deputy.lastName,
      first_name: deputy.firstName,
      middle_name: deputy.middleName,
      gender: deputy.gender,
      job_title: random.pick([
        'Коммерческий директор',
        'Директор по развитию',
        'Заместитель генерального директора',
      ]),
      basis_type: 'power_of_attorney',
      basis_number: String(random.int(3, 180)),
      basis_date: issued,
      // Some powers end within weeks: that is what the warnings are about.
      basis_valid_until: random.chance(0.2) ? addDays(today, random.int(10, 72)) : addDays(issued, 365),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return random.chance(0.3) ? power.id : id;
}
