import type { AgreementStatus } from 'shared/contract/agreement-status';

/** An agreement written by hand: the newest ones, which a visitor sees first. */
export interface FlagshipSeed {
  type: string;
  title: string;
  subject: string;
  partner: string;
  status: AgreementStatus;
  responsible: string;
  /** Days before today on which it is dated; null has no date yet. */
  dated: number | null;
  /** Days from today to its start and to its end; an end of null is open. */
  start: number;
  end: number | null;
  /** Name, measure, quantity, price with VAT. Without lines the sum is given by hand. */
  items: readonly (readonly [string, string, string, string])[];
  sum?: string;
  department: string;
  isNumbered: boolean;
}

const line = (name: string, measure: string, quantity: string, price: string) =>
  [name, measure, quantity, price] as const;

export const FLAGSHIPS: readonly FlagshipSeed[] = [
  {
    type: 'П',
    title: 'Поставка серверного оборудования для ЦОД «Северный»',
    subject:
      'Поставщик передаёт Заказчику серверное и сетевое оборудование по спецификации, выполняет пусконаладочные работы на площадке ЦОД «Северный», Заказчик принимает и оплачивает их. Гарантия 36 месяцев с даты подписания акта приёма-передачи.',
    partner: 'Инфраструктурные решения',
    status: 'on_approval',
    responsible: 'Щербакова',
    dated: 3,
    start: 11,
    end: 406,
    items: [
      line('Сервер 2U, 2×32 ядра, 512 ГБ ОЗУ', 'шт', '8', '1284000.00'),
      line('Дисковая полка, 24×7,68 ТБ', 'шт', '2', '2136500.00'),
      line('Коммутатор 48×25 Гбит/с', 'шт', '4', '618400.00'),
      line('Монтажный комплект, 19 дюймов', 'компл', '14', '9850.00'),
      line('Пусконаладочные работы', 'ч', '96', '4200.00'),
      line('Доставка и разгрузка', 'усл. ед', '1', '186300.00'),
    ],
    department: 'ОЗК',
    isNumbered: true,
  },
  {
    type: 'У',
    title: 'Техническая поддержка рабочих мест, 24×7',
    subject:
      'Исполнитель круглосуточно принимает обращения сотрудников Заказчика и устраняет неисправности рабочих мест: критичные — за 4 часа, остальные — за 2 рабочих дня.',
    partner: 'Фёдоров и партнёры',
    status: 'on_approval',
    responsible: 'Шестаков',
    dated: 4,
    start: 11,
    end: 375,
    items: [
      line('Поддержка рабочего места', 'мес', '12', '385000.00'),
      line('Выезд инженера', 'усл. ед', '60', '4000.00'),
    ],
    department: 'ИТО',
    isNumbered: true,
  },
  {
    type: 'А',
    title: 'Аренда офиса, Лесная ул., 9, этаж 4',
    subject:
      'Арендодатель передаёт во временное пользование помещения четвёртого этажа площадью 214,5 м² под офис.',
    partner: 'Лесная Плаза',
    status: 'on_signing',
    responsible: 'Быков',
    dated: 8,
    start: 11,
    end: 345,
    items: [
      line('Арендная плата', 'мес', '11', '172500.00'),
      line('Эксплуатационные расходы', 'мес', '11', '22818.18'),
    ],
    department: 'АХО',
    isNumbered: true,
  },
  {
    type: 'П',
    title: 'Поставка канцелярских товаров на 2027 год',
    subject:
      'Поставка канцелярских товаров и бумаги по заявкам Заказчика в течение 2027 года с доставкой до офиса.',
    partner: 'Зайцева Лариса Юрьевна',
    status: 'approved',
    responsible: 'Журавлёва',
    dated: 10,
    start: 42,
    end: 406,
    items: [
      line('Бумага А4, 500 листов', 'пач.', '1200', '365.00'),
      line('Канцелярские принадлежности по заявкам', 'набор', '404', '500.00'),
    ],
    department: 'ОЗК',
    isNumbered: true,
  },
  {
    type: 'Л',
    title: 'Лицензии на систему резервного копирования',
    subject:
      'Предоставление неисключительных прав на систему резервного копирования для серверов и рабочих мест.',
    partner: 'Бэкап Системс',
    status: 'draft',
    responsible: 'Шестаков',
    dated: 11,
    start: 20,
    end: null,
    items: [
      line('Лицензия на сервер', 'шт', '42', '68950.00'),
      line('Техническая поддержка, год', 'год', '1', '417000.00'),
    ],
    department: 'ИТО',
    isNumbered: false,
  },
  {
    type: 'У',
    title: 'Обучение сотрудников охране труда',
    subject:
      'Обучение 24 сотрудников линейных бригад по программам охраны труда с проверкой знаний и выдачей протоколов.',
    partner: 'Учебный центр Вектор',
    status: 'signed',
    responsible: 'Романова',
    dated: 17,
    start: 5,
    end: 25,
    items: [line('Обучение, программа 72 часа', 'чел', '24', '7766.67')],
    department: 'КАД',
    isNumbered: true,
  },
  {
    type: 'П',
    title: 'Компоненты питания, поставка из Шэньчжэня',
    subject: 'Поставка модулей питания на условиях CPT Санкт-Петербург (Инкотермс 2020) двумя партиями.',
    partner: 'Shenzhen Hualian Power Co., Ltd.',
    status: 'active',
    responsible: 'Щербакова',
    dated: 22,
    start: -18,
    end: 161,
    items: [
      line('Power module 3 kW', 'шт', '1200', '760.00'),
      line('Spare parts kit', 'набор', '60', '1800.00'),
    ],
    department: 'ОЗК',
    isNumbered: true,
  },
  {
    type: 'А',
    title: 'Лизинг автомобилей, 3 единицы',
    subject:
      'Лизинг трёх автомобилей повышенной проходимости для линейных бригад на 36 месяцев с правом выкупа.',
    partner: 'Ладога-Лизинг',
    status: 'rework',
    responsible: 'Зимин',
    dated: 25,
    start: 14,
    end: null,
    items: [line('Лизинговый платёж', 'мес', '36', '261253.33')],
    department: 'ЛОГ',
    isNumbered: true,
  },
  {
    type: 'Н',
    title: 'Соглашение о неразглашении',
    subject:
      'Стороны не разглашают сведения, переданные при подготовке и исполнении договора поставки оборудования для ЦОД «Северный».',
    partner: 'Инфраструктурные решения',
    status: 'active',
    responsible: 'Соколова',
    dated: 30,
    start: -30,
    end: 1065,
    items: [],
    department: 'ДОГ',
    isNumbered: true,
  },
  {
    type: 'У',
    title: 'Клининг помещений, Санкт-Петербург',
    subject: 'Ежедневная уборка офисных помещений площадью 1 480 м² и прилегающей территории.',
    partner: 'Чистый квартал',
    status: 'active',
    responsible: 'Осипова',
    dated: 32,
    start: -30,
    end: 10,
    items: [
      line('Ежедневная уборка помещений', 'мес', '12', '84000.00'),
      line('Уборка территории', 'мес', '12', '24000.00'),
    ],
    department: 'АХО',
    isNumbered: true,
  },
  {
    type: 'Р',
    title: 'Рамочный договор на перевозку грузов',
    subject:
      'Общие условия перевозки грузов автомобильным транспортом; маршрут, объём и цена согласуются в заявках.',
    partner: 'Северный экспресс',
    status: 'active',
    responsible: 'Зимин',
    dated: 37,
    start: -36,
    end: null,
    items: [],
    sum: '24000000.00',
    department: 'ЛОГ',
    isNumbered: true,
  },
  {
    type: 'У',
    title: 'Аудит бухгалтерской отчётности за 2026 год',
    subject:
      'Обязательный аудит бухгалтерской отчётности Заказчика за 2026 год в два этапа, письменная информация и заключение.',
    partner: 'Аудит-Консалт',
    status: 'active',
    responsible: 'Пахомова',
    dated: 43,
    start: -40,
    end: 222,
    items: [
      line('Аудит, первый этап', 'усл. ед', '1', '1100000.00'),
      line('Аудит, второй этап и заключение', 'усл. ед', '1', '750000.00'),
    ],
    department: 'БУХ',
    isNumbered: true,
  },
  {
    type: 'У',
    title: 'Внедрение электронного документооборота',
    subject: 'Настройка обмена электронными документами и передача прав на шаблоны маршрутов.',
    partner: 'Contour Software GmbH',
    status: 'suspended',
    responsible: 'Кузнецов',
    dated: 49,
    start: -45,
    end: 131,
    items: [line('Внедрение', 'чел·дн', '86', '650.00'), line('Документация', 'усл. ед', '1', '8400.00')],
    department: 'ИТО',
    isNumbered: true,
  },
  {
    type: 'З',
    title: 'Мебель для переговорных, 12 комплектов',
    subject: 'Разовая поставка мебели для двенадцати переговорных с доставкой, подъёмом и сборкой.',
    partner: 'Мебельный двор',
    status: 'completed',
    responsible: 'Журавлёва',
    dated: 53,
    start: -50,
    end: -1,
    items: [line('Комплект мебели для переговорной', 'компл', '12', '123025.00')],
    department: 'ОЗК',
    isNumbered: true,
  },
  {
    type: 'У',
    title: 'Разработка личного кабинета, этап 1',
    subject: 'Разработка первой очереди личного кабинета корпоративного абонента по техническому заданию.',
    partner: 'Двенадцать байт',
    status: 'active',
    responsible: 'Кузнецов',
    dated: 59,
    start: -55,
    end: 12,
    items: [
      line('Разработка', 'чел·ч', '1800', '3600.00'),
      line('Тестирование и внедрение', 'чел·ч', '300', '2400.00'),
    ],
    department: 'ИТО',
    isNumbered: true,
  },
  {
    type: 'А',
    title: 'Аренда склада, Шушары, 840 м²',
    subject: 'Аренда отапливаемого склада с тремя воротами и площадкой разгрузки.',
    partner: 'Логопарк Юг',
    status: 'terminated',
    responsible: 'Зимин',
    dated: 66,
    start: -60,
    end: 271,
    items: [line('Арендная плата', 'мес', '11', '604800.00')],
    department: 'ЛОГ',
    isNumbered: true,
  },
  {
    type: 'У',
    title: 'Переводы технической документации',
    subject: 'Письменный перевод технической документации с английского и китайского языков по заявкам.',
    partner: 'Рёмина Анна Константиновна',
    status: 'active',
    responsible: 'Соколова',
    dated: 70,
    start: -69,
    end: 41,
    items: [line('Перевод, учётная страница', 'лист', '400', '800.00')],
    department: 'ДОГ',
    isNumbered: true,
  },
  {
    type: 'П',
    title: 'Спецодежда и средства защиты',
    subject: 'Поставка зимней спецодежды и средств защиты для линейных бригад по ростовкам.',
    partner: 'Восток-Сервис СПб',
    status: 'expired',
    responsible: 'Журавлёва',
    dated: 77,
    start: -76,
    end: -20,
    items: [
      line('Костюм утеплённый, 4-й климатический пояс', 'компл', '75', '10400.00'),
      line('Ботинки с защитным подноском', 'пар', '22', '5215.91'),
    ],
    department: 'ОЗК',
    isNumbered: true,
  },
];
