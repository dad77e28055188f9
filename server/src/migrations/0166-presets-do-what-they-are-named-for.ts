/**
 * Roles the product came with that nobody has touched since get the right they are named for; whoever changed one has
 * decided what it gives. The rights themselves are written anew at every start.
 */
export default `
with added (preset, id, name, name_translate, "group", had) as (values
  ('Финансовый контролёр', 111, 'obligations.manage', 'Ведение обязательств и платежей', 'Обязательства',
    array[2, 12, 16, 20, 32, 41]),
  ('Руководитель', 107, 'documents.read_all', 'Просмотр документов всех подразделений', 'Документы',
    array[2, 11, 12, 16, 20, 32]),
  ('Делопроизводитель', 104, 'documents.sign', 'Отметка о подписании', 'Документы',
    array[2, 12, 14, 16, 17, 24, 57]),
  ('Аудитор', 114, 'activity_logs.verify', 'Проверка целостности журнала', 'Журнал действий',
    array[2, 11, 12, 16, 20])
), untouched as (
  select r.id as role_id, added.* from roles r join added on added.preset = r.name
  where r.lock_version = 1 and r.created_by_id is null and r.updated_by_id is null and not r.is_system
    and array(select permission_id::int from role_permissions p where p.role_id = r.id order by 1) = added.had
), catalogued as (
  insert into permissions (id, name, name_translate, "group", position, is_extension)
  select id, name, name_translate, "group", id, true from untouched
  on conflict do nothing
)
insert into role_permissions (role_id, permission_id) select role_id, id from untouched;
`;
