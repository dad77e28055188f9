/**
 * What every installation starts with because law and classifiers give it: VAT rates (Tax Code of Russia, article
 * 164; Federal law 425-ФЗ of 28.11.2025), currencies (ОКВ), measures (ОКЕИ), the working calendar of 2026
 * (Government decree 1466 of 24.09.2025), and the usual kinds of agreements and documents, which a company may edit.
 */
export default `
insert into vat_rates (code, name, percent, valid_from, valid_to, position) values
  ('vat22', 'НДС 22 %', 22, '2026-01-01', null, 1),
  ('vat20', 'НДС 20 %', 20, '2019-01-01', '2025-12-31', 2),
  ('vat18', 'НДС 18 %', 18, null, '2018-12-31', 3),
  ('vat10', 'НДС 10 %', 10, null, null, 4),
  ('vat7', 'НДС 7 %', 7, '2025-01-01', null, 5),
  ('vat5', 'НДС 5 %', 5, '2025-01-01', null, 6),
  ('vat0', 'НДС 0 %', 0, null, null, 7),
  ('none', 'Без НДС', null, null, null, 8);

insert into currencies (code, numeric_code, name, sign, position) values
  ('RUB', '643', 'Российский рубль', '₽', 1),
  ('USD', '840', 'Доллар США', '$', 2),
  ('EUR', '978', 'Евро', '€', 3),
  ('CNY', '156', 'Юань', '¥', 4),
  ('BYN', '933', 'Белорусский рубль', 'Br', 5),
  ('KZT', '398', 'Тенге', '₸', 6),
  ('AED', '784', 'Дирхам ОАЭ', 'AED', 7),
  ('TRY', '949', 'Турецкая лира', '₺', 8),
  ('INR', '356', 'Индийская рупия', '₹', 9),
  ('AMD', '051', 'Армянский драм', '֏', 10),
  ('KGS', '417', 'Сом', 'сом', 11),
  ('UZS', '860', 'Узбекский сум', 'сум', 12),
  ('GBP', '826', 'Фунт стерлингов', '£', 13),
  ('CHF', '756', 'Швейцарский франк', 'CHF', 14);

insert into measures (name, symbol, okei_code, precision) values
  ('Штука', 'шт', '796', 0),
  ('Комплект', 'компл', '839', 0),
  ('Литр', 'л', '112', 3),
  ('Условная единица', 'усл. ед', '876', 3),
  ('Килограмм', 'кг', '166', 3),
  ('Тонна', 'т', '168', 3),
  ('Час', 'ч', '356', 2),
  ('Метр', 'м', '006', 3),
  ('Квадратный метр', 'м²', '055', 3),
  ('Погонный метр', 'пог. м', '018', 3),
  ('Упаковка', 'упак', '778', 0),
  ('Рубль', 'руб', '383', 2),
  ('Тысяча рублей', 'тыс. руб', '384', 3),
  ('Пачка', 'пач.', '728', 0),
  ('Единица', 'ед', '642', 0),
  ('Кубический метр', 'м³', '113', 3),
  ('Грамм', 'г', '163', 3),
  ('Миллиметр', 'мм', '003', 0),
  ('Сантиметр', 'см', '004', 1),
  ('Километр', 'км', '008', 3),
  ('Сутки', 'сут', '359', 0),
  ('Неделя', 'нед', '360', 0),
  ('Месяц', 'мес', '362', 0),
  ('Квартал', 'кварт', '364', 0),
  ('Год', 'год', '366', 0),
  ('Человеко-час', 'чел·ч', '539', 2),
  ('Человеко-день', 'чел·дн', '540', 2),
  ('Человек', 'чел', '792', 0),
  ('Изделие', 'изд', '657', 0),
  ('Набор', 'набор', '704', 0),
  ('Пара', 'пар', '715', 0),
  ('Рулон', 'рул', '736', 0),
  ('Лист', 'лист', '625', 0),
  ('Ящик', 'ящ', '812', 0),
  ('Киловатт-час', 'кВт·ч', '245', 3),
  ('Гигакалория', 'Гкал', '233', 3),
  ('Услуга', 'услуга', null, 0);

insert into agreement_types
  (name, code, direction, kind, approval_required, retention_years, default_notice_days, default_term_months, position)
values
  ('Поставка', 'П', 'expense', 'standard', true, 5, 30, 12, 1),
  ('Оказание услуг', 'У', 'expense', 'standard', true, 5, 30, 12, 2),
  ('Подряд', 'С', 'expense', 'standard', true, 5, 30, 12, 3),
  ('Аренда', 'А', 'expense', 'standard', true, 10, 60, 11, 4),
  ('Лицензионный договор', 'Л', 'expense', 'standard', true, 5, 30, 12, 5),
  ('Рамочный договор', 'Р', 'expense', 'framework', true, 5, 30, 36, 6),
  ('Реализация', 'К', 'income', 'standard', true, 5, 30, 12, 7),
  ('Агентский договор', 'Г', 'income', 'standard', true, 5, 30, 12, 8),
  ('Соглашение о конфиденциальности', 'Н', 'none', 'nda', false, 5, null, 36, 9),
  ('Разовая закупка', 'З', 'expense', 'single', false, 5, null, 3, 10);

insert into document_types (name, code, kinds, is_required, needs_signature, position) values
  ('Текст договора', 'agreement_text', '{agreement}', true, true, 1),
  ('Спецификация', 'specification', '{agreement,addendum}', false, true, 2),
  ('Протокол разногласий', 'disagreement_protocol', '{agreement,addendum}', false, true, 3),
  ('Дополнительное соглашение', 'addendum_text', '{addendum}', true, true, 4),
  ('Подписанный скан', 'signed_scan', '{agreement,addendum}', false, false, 5),
  ('Доверенность', 'power_of_attorney', '{agreement,counterparty}', false, false, 6),
  ('Устав', 'charter', '{counterparty}', false, false, 7),
  ('Карточка предприятия', 'company_card', '{counterparty}', false, false, 8),
  ('Счёт', 'invoice', '{agreement,addendum,offer}', false, false, 9),
  ('Акт', 'act', '{agreement,addendum}', false, true, 10),
  ('Коммерческое предложение', 'offer_text', '{offer}', false, false, 11),
  ('Техническое задание', 'terms_of_reference', '{agreement,addendum,offer}', false, false, 12);

insert into calendar_days (day, kind, hours, name)
  select day::date, 'holiday', 0, 'Новогодние каникулы'
    from generate_series('2026-01-01'::date, '2026-01-08'::date, interval '1 day') as day;
insert into calendar_days (day, kind, hours, name) values
  ('2026-01-09', 'dayoff', 0, 'Перенос с 3 января'),
  ('2026-02-23', 'holiday', 0, 'День защитника Отечества'),
  ('2026-03-09', 'dayoff', 0, 'Перенос с 8 марта'),
  ('2026-04-30', 'short', 7, null),
  ('2026-05-01', 'holiday', 0, 'Праздник Весны и Труда'),
  ('2026-05-08', 'short', 7, null),
  ('2026-05-09', 'holiday', 0, 'День Победы'),
  ('2026-05-11', 'dayoff', 0, 'Перенос с 9 мая'),
  ('2026-06-11', 'short', 7, null),
  ('2026-06-12', 'holiday', 0, 'День России'),
  ('2026-11-03', 'short', 7, null),
  ('2026-11-04', 'holiday', 0, 'День народного единства'),
  ('2026-12-31', 'dayoff', 0, 'Перенос с 4 января'),
  ('2026-03-08', 'holiday', 0, 'Международный женский день');
insert into calendar_days (day, kind, hours, name, is_preliminary)
  select day::date, 'holiday', 0, 'Новогодние каникулы', true
    from generate_series('2027-01-01'::date, '2027-01-08'::date, interval '1 day') as day;
insert into calendar_days (day, kind, hours, name, is_preliminary) values
  ('2027-02-23', 'holiday', 0, 'День защитника Отечества', true),
  ('2027-03-08', 'holiday', 0, 'Международный женский день', true),
  ('2027-05-01', 'holiday', 0, 'Праздник Весны и Труда', true),
  ('2027-05-09', 'holiday', 0, 'День Победы', true),
  ('2027-06-12', 'holiday', 0, 'День России', true),
  ('2027-11-04', 'holiday', 0, 'День народного единства', true);
`;
