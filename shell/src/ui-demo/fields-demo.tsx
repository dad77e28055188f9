import { useState } from 'react';
import { DateField, DecimalField, PasswordField, TextareaField, TextField } from 'shared/form';
import { SearchInput } from 'shared/ui';
import { DemoFigure } from './demo-figure';
import { DemoSection } from './demo-section';
import classes from './ui-demo.module.css';

/** Fields that are typed into. */
export function FieldsDemo() {
  const [name, setName] = useState('Поставка серверного оборудования для ЦОД «Северный»');
  const [subject, setSubject] = useState('');
  const [payment, setPayment] = useState(
    'Аванс в течение 5 рабочих дней с начала действия договора, остаток после подписания акта.',
  );
  const [date, setDate] = useState<string | null>('2026-11-17');
  const [end, setEnd] = useState<string | null>('2026-11-30');
  const [sum, setSum] = useState<string | null>('1284000.00');
  const [share, setShare] = useState<string | null>('30');
  const [password, setPassword] = useState('Пример-2026');
  return (
    <DemoSection id="fields" title="Поля">
      <DemoFigure caption="Текст: заполнено, подсказка, ошибка, закрыто с причиной">
        <div className={classes.fields}>
          <TextField label="Название" required value={name} onChange={setName} className={classes.wide} />
          <TextField
            label="Предмет договора"
            required
            placeholder="Что передаётся, выполняется или оказывается"
            error="Это поле обязательно для заполнения"
            value={subject}
            onChange={setSubject}
          />
          <TextField
            label="Подписывает от поставщика"
            value="Гречко А. И., коммерческий директор"
            hint="Доверенность № 41 истекает 31.01.2027"
            hintTone="orange"
            onChange={() => undefined}
          />
          <TextField
            label="Номер"
            value="112/2026-П"
            disabledReason="Номер присвоен при регистрации"
            onChange={() => undefined}
          />
          <PasswordField label="Пароль" value={password} autoComplete="off" onChange={setPassword} />
          <TextareaField
            label="Порядок оплаты"
            value={payment}
            onChange={setPayment}
            className={classes.wide}
          />
        </div>
      </DemoFigure>
      <DemoFigure caption="Даты и числа: 17.11.2026, 171126 и 17.11 понятны одинаково">
        <div className={classes.fields}>
          <DateField label="Дата" value={date} onChange={setDate} />
          <DateField label="Окончание" value={end} onChange={setEnd} error="Раньше даты начала" />
          <DateField
            label="Начало"
            value="2026-12-01"
            disabledReason="Идёт согласование"
            onChange={() => undefined}
          />
          <DecimalField label="Сумма" value={sum} onChange={setSum} suffix="₽" />
          <DecimalField label="Аванс" value={share} onChange={setShare} fixed={false} suffix="%" />
          <DecimalField
            label="Уведомить за"
            value="30"
            scale={0}
            suffix="дней"
            disabled
            onChange={() => undefined}
          />
        </div>
      </DemoFigure>
      <SearchFigure />
    </DemoSection>
  );
}

function SearchFigure() {
  const [search, setSearch] = useState('');
  return (
    <DemoFigure caption="Поиск" span={6}>
      <SearchInput
        label="Поиск по реестру"
        placeholder="Номер, название, ИНН"
        size="sm"
        hotkey="/"
        value={search}
        onChange={setSearch}
      />
    </DemoFigure>
  );
}
