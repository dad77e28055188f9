import { ALL_PERMISSIONS, type ExtensionName, PERMISSIONS, type PermissionName } from './permissions';

/** How far a role sees documents: own ones, those of the department, of its subtree, or all. */
export const DATA_SCOPES = ['own', 'department', 'department_tree', 'all'] as const;
export type DataScope = (typeof DATA_SCOPES)[number];

export const DATA_SCOPE_LABELS: Record<DataScope, string> = {
  own: 'Только свои документы',
  department: 'Документы подразделения',
  department_tree: 'Документы подразделения и подчинённых',
  all: 'Все документы',
};

export interface RolePreset {
  name: string;
  description: string;
  data_scope: DataScope;
  permissions: readonly PermissionName[];
}

/** Rights by their numbers in the specification, a pair is a closed range; the product's own by their names. */
function rights(
  ...entries: readonly (number | readonly [number, number] | ExtensionName)[]
): PermissionName[] {
  const wanted = new Set<number | string>(
    entries.flatMap((entry) =>
      typeof entry !== 'object'
        ? [entry]
        : Array.from({ length: entry[1] - entry[0] + 1 }, (_, step) => entry[0] + step),
    ),
  );
  return ALL_PERMISSIONS.filter(({ id, name }) => wanted.has(id) || wanted.has(name)).map(({ name }) => name);
}

/** The roles every installation starts with; the first holds every right of the specification, and so all others. */
export const ROLE_PRESETS: readonly RolePreset[] = [
  {
    name: 'Администратор',
    description: 'Все права, настройка системы и учётных записей',
    data_scope: 'all',
    permissions: PERMISSIONS.map((right) => right.name),
  },
  {
    name: 'Юрист',
    description: 'Ведение договоров, шаблонов и цепочек согласования',
    data_scope: 'all',
    permissions: rights(2, 11, [12, 19], 20, 24, 25, [27, 34], [35, 37], [53, 57]),
  },
  {
    name: 'Инициатор',
    description: 'Подготовка договоров и предложений своего подразделения',
    data_scope: 'department_tree',
    permissions: rights(2, [12, 14], [16, 18], [20, 22], 24, 25, 31, 32, 41, 53, 57),
  },
  {
    name: 'Согласующий',
    description: 'Чтение и согласование документов',
    data_scope: 'all',
    permissions: rights(2, 12, 16, 20, 32),
  },
  {
    name: 'Финансовый контролёр',
    description: 'Согласование с проверкой сумм и обязательств',
    data_scope: 'all',
    permissions: rights(2, 12, 16, 20, 32, 41, 'obligations.manage'),
  },
  {
    name: 'Руководитель',
    description: 'Чтение документов всех подразделений, согласование и журнал действий',
    data_scope: 'all',
    permissions: rights(2, 11, 12, 16, 20, 32, 'documents.read_all'),
  },
  {
    name: 'Делопроизводитель',
    description: 'Регистрация и хранение договоров',
    data_scope: 'all',
    permissions: rights(2, 12, 14, 16, 17, 24, 57, 'documents.sign'),
  },
  {
    name: 'Аудитор',
    description: 'Чтение документов и журнала действий, проверка журнала',
    data_scope: 'all',
    permissions: rights(2, 11, 12, 16, 20, 'activity_logs.verify'),
  },
];
