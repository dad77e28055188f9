/** How a currency is counted in words, and the text a type of document is made of. */
export default `
alter table currencies
  add column main_one text,
  add column main_few text,
  add column main_many text,
  add column main_gender text not null default 'masculine' check (main_gender in ('masculine', 'feminine', 'neuter')),
  add column minor_one text,
  add column minor_few text,
  add column minor_many text,
  add column minor_gender text not null default 'masculine' check (minor_gender in ('masculine', 'feminine', 'neuter'));

update currencies c set main_one = w.main_one, main_few = w.main_few, main_many = w.main_many,
  main_gender = w.main_gender, minor_one = w.minor_one, minor_few = w.minor_few, minor_many = w.minor_many,
  minor_gender = w.minor_gender
from (values
  ('RUB', 'рубль', 'рубля', 'рублей', 'masculine', 'копейка', 'копейки', 'копеек', 'feminine'),
  ('USD', 'доллар США', 'доллара США', 'долларов США', 'masculine', 'цент', 'цента', 'центов', 'masculine'),
  ('EUR', 'евро', 'евро', 'евро', 'masculine', 'евроцент', 'евроцента', 'евроцентов', 'masculine'),
  ('CNY', 'юань', 'юаня', 'юаней', 'masculine', 'фэнь', 'фэня', 'фэней', 'masculine'),
  ('BYN', 'белорусский рубль', 'белорусских рубля', 'белорусских рублей', 'masculine',
    'копейка', 'копейки', 'копеек', 'feminine'),
  ('KZT', 'тенге', 'тенге', 'тенге', 'masculine', 'тиын', 'тиына', 'тиынов', 'masculine'),
  ('AED', 'дирхам ОАЭ', 'дирхама ОАЭ', 'дирхамов ОАЭ', 'masculine', 'филс', 'филса', 'филсов', 'masculine'),
  ('TRY', 'турецкая лира', 'турецкие лиры', 'турецких лир', 'feminine', 'куруш', 'куруша', 'курушей', 'masculine'),
  ('INR', 'индийская рупия', 'индийские рупии', 'индийских рупий', 'feminine', 'пайса', 'пайсы', 'пайс', 'feminine'),
  ('AMD', 'армянский драм', 'армянских драма', 'армянских драмов', 'masculine', 'лума', 'лумы', 'лум', 'feminine'),
  ('KGS', 'сом', 'сома', 'сомов', 'masculine', 'тыйын', 'тыйына', 'тыйынов', 'masculine'),
  ('UZS', 'узбекский сум', 'узбекских сума', 'узбекских сумов', 'masculine', 'тийин', 'тийина', 'тийинов', 'masculine'),
  ('GBP', 'фунт стерлингов', 'фунта стерлингов', 'фунтов стерлингов', 'masculine',
    'пенс', 'пенса', 'пенсов', 'masculine'),
  ('CHF', 'швейцарский франк', 'швейцарских франка', 'швейцарских франков', 'masculine',
    'сантим', 'сантима', 'сантимов', 'masculine')
) as w (code, main_one, main_few, main_many, main_gender, minor_one, minor_few, minor_many, minor_gender)
where w.code = c.code;

alter table document_types add column template_id bigint references file_templates (id);
`;
