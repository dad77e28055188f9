import { useState } from 'react';
import { AddChip, Amount, Avatar, Badge, Chip, ChipRow, Counter, DaysLeft, Kbd, type Tone } from 'shared/ui';
import { DemoFigure } from './demo-figure';
import { DemoSection } from './demo-section';
import classes from './ui-demo.module.css';

const sums = [
  ['112/2026-П', '17746000.00', 'RUB'],
  ['107/2026-П', '1020000.00', 'CNY'],
  ['101/2026-С', '64300.50', 'EUR'],
  ['105/2026-Н', null, 'RUB'],
] as const;
const tones: Tone[] = ['neutral', 'ink', 'teal', 'purple', 'green', 'orange', 'red'];
const today = '2026-11-20';

/** Sums, terms, people, words and conditions. */
export function ValuesDemo() {
  const [fields, setFields] = useState(['Дата', 'Подразделение']);
  return (
    <DemoSection id="values" title="Значения">
      <DemoFigure caption="Суммы: копейки третьим серым, знак в своём месте" span={6}>
        <table className={classes.amounts}>
          <tbody>
            {sums.map(([number, value, currency]) => (
              <tr key={number}>
                <td data-num>{number}</td>
                <td>
                  <Amount value={value} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DemoFigure>
      <DemoFigure caption="До конца срока: 41, 25, 0 дней и срок прошёл" span={6}>
        <DaysLeft date="2026-12-31" today={today} />
        <DaysLeft date="2026-12-15" today={today} />
        <DaysLeft date={today} today={today} />
        <DaysLeft date="2026-11-17" today={today} />
      </DemoFigure>
      <DemoFigure caption="Люди: цвет только у вас" span={4}>
        <Avatar name="Щербакова Е. А." size="sm" />
        <Avatar name="Мельников П. Р." />
        <Avatar name="Соколова М. Д." me />
        <Avatar name="Орешкин В. П." size="lg" />
      </DemoFigure>
      <DemoFigure caption="Пометки" span={8}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone === 'neutral' ? 'В архиве' : 'Круг 2'}
          </Badge>
        ))}
      </DemoFigure>
      <DemoFigure caption="Счётчики" span={4}>
        <Counter value={1284} />
        <Counter value={5} tone="accent" />
        <Counter value={120} max={99} tone="red" />
      </DemoFigure>
      <DemoFigure caption="Клавиши" span={8}>
        <Kbd keys={['Ctrl', 'K']} />
        <Kbd keys={['/']} />
        <Kbd keys={['Esc']} />
      </DemoFigure>
      <DemoFigure caption="Условия отбора">
        <ChipRow>
          {fields.map((field) => (
            <Chip
              key={field}
              field={field}
              value={field === 'Дата' ? 'с 01.01.2026' : 'Закупки'}
              onClick={() => undefined}
              onRemove={() => setFields(fields.filter((other) => other !== field))}
            />
          ))}
          <AddChip label="Условие" onClick={() => setFields(['Дата', 'Подразделение'])} />
        </ChipRow>
      </DemoFigure>
    </DemoSection>
  );
}
