import { useState } from 'react';
import {
  AsyncSelectField,
  CheckboxField,
  MultiSelectField,
  SegmentedField,
  SelectField,
  type SelectOption,
} from 'shared/form';
import type { ReferenceSource } from 'shared/query';
import { Checkbox, Radio, Segmented } from 'shared/ui';
import { DemoFigure } from './demo-figure';
import { DemoSection } from './demo-section';
import { demoParties } from './demo-parties';
import classes from './ui-demo.module.css';

const agreementTypes: SelectOption<number>[] = [
  { value: 1, label: 'Поставка' },
  { value: 2, label: 'Услуги' },
  { value: 3, label: 'Подряд' },
  { value: 4, label: 'Аренда', note: 'Нужен акт приёма-передачи' },
  { value: 5, label: 'Лицензия', disabled: true, note: 'Тип в архиве' },
];
const directions = [
  { value: 'expense', label: 'Расходный' },
  { value: 'income', label: 'Доходный' },
  { value: 'free', label: 'Безденежный' },
] as const;

type Direction = (typeof directions)[number]['value'];

const parties: ReferenceSource<SelectOption<number>> = {
  key: ['demo', 'list', 'parties'],
  load: async ({ search, page }) => demoParties(search, page),
};
const nothing: ReferenceSource<SelectOption<number>> = {
  key: ['demo', 'list', 'nothing'],
  load: () => Promise.reject(new Error('no server here')),
};

/** Fields that are chosen from. */
export function ChoicesDemo() {
  const [type, setType] = useState<number | null>(1);
  const [party, setParty] = useState<SelectOption<number> | null>(null);
  const [several, setSeveral] = useState<number[]>([1, 2]);
  const [direction, setDirection] = useState<Direction>('expense');
  const [checked, setChecked] = useState(true);
  const [kept, setKept] = useState('mine');
  return (
    <DemoSection id="choices" title="Выбор">
      <DemoFigure caption="Списки: из страницы, с сервера, несколько значений, отказ сервера">
        <div className={classes.fields}>
          <SelectField
            label="Тип договора"
            required
            options={agreementTypes}
            value={type}
            onChange={setType}
          />
          <AsyncSelectField
            label="Поставщик"
            value={party}
            onChange={setParty}
            source={parties}
            placeholder="Название или ИНН"
            clearable
            hint={party?.note}
          />
          <MultiSelectField label="Типы" options={agreementTypes} value={several} onChange={setSeveral} />
          <AsyncSelectField
            label="Подписант"
            value={null}
            onChange={() => undefined}
            source={nothing}
            hint="Здесь список не загрузится"
          />
          <SelectField
            label="Валюта"
            options={[{ value: 'RUB', label: 'Российский рубль, ₽' }]}
            value="RUB"
            disabledReason="Валюта взята из рамочного договора"
            onChange={() => undefined}
          />
          <SegmentedField
            label="Направление"
            options={directions}
            value={direction}
            onChange={setDirection}
          />
        </div>
      </DemoFigure>
      <DemoFigure caption="Флажки: нет, да, частично, закрыты" span={6}>
        <Checkbox label="Скан подписан" checked={checked} onChange={setChecked} />
        <Checkbox label="Выбрать все" checked={false} indeterminate onChange={() => undefined} />
        <Checkbox label="Номер" checked disabled onChange={() => undefined} />
        <Checkbox label="Оригинал" checked={false} disabled onChange={() => undefined} />
      </DemoFigure>
      <DemoFigure caption="Один из нескольких" span={6}>
        <Radio name="kept" label="30 %" checked={kept === 'mine'} onChange={() => setKept('mine')} />
        <Radio name="kept" label="20 %" checked={kept === 'theirs'} onChange={() => setKept('theirs')} />
        <Segmented
          label="Какие дни"
          options={[
            { value: 'work', label: 'Рабочие' },
            { value: 'all', label: 'Календарные' },
          ]}
          value="work"
          onChange={() => undefined}
        />
      </DemoFigure>
      <StatementsFigure checked={checked} onChange={setChecked} />
    </DemoSection>
  );
}

interface StatementsProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function StatementsFigure({ checked, onChange }: StatementsProps) {
  return (
    <DemoFigure caption="Утверждение с пояснением и с ошибкой" layout="stack">
      <CheckboxField
        label="Согласование не требуется"
        hint="Тип «Соглашение о неразглашении» проходит без маршрута"
        checked={checked}
        onChange={onChange}
      />
      <CheckboxField
        label="Полномочия подписанта проверены"
        error="Без проверки договор не отправить"
        checked={false}
        onChange={() => undefined}
      />
    </DemoFigure>
  );
}
