import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import {
  Amount,
  Breadcrumbs,
  DaysLeft,
  Facts,
  KeyValue,
  Pager,
  Section,
  Strip,
  Tabs,
  TextLink,
} from 'shared/ui';
import { DemoFigure } from './demo-figure';
import { DemoSection } from './demo-section';

const tabs = [
  { id: 'all', label: 'Все', count: 148 },
  { id: 'drafts', label: 'Черновики', count: 9 },
  { id: 'approval', label: 'На согласовании', count: 12 },
  { id: 'active', label: 'Действуют', count: 97 },
  { id: 'archive', label: 'Архив', count: 0 },
];

/** The parts pages are put together from. */
export function NavigationDemo() {
  const [tab, setTab] = useState('all');
  const [page, setPage] = useState(1);
  return (
    <DemoSection id="navigation" title="Навигация и разметка">
      <DemoFigure caption="Вкладки: стрелки, Home, End" span={8} layout="flush">
        <Tabs label="Состояния договоров" items={tabs} active={tab} onSelect={setTab} panelId="demo-panel" />
        <div role="tabpanel" id="demo-panel" aria-label={tabs.find((item) => item.id === tab)?.label}>
          <Section title="Список" note={tabs.find((item) => item.id === tab)?.label}>
            Содержимое вкладки
          </Section>
        </div>
      </DemoFigure>
      <DemoFigure caption="Путь и страницы" span={4} layout="stack">
        <Breadcrumbs items={[{ label: 'Договоры', to: '/agreements' }, { label: '№ 112/2026-П' }]} />
        <Pager page={page} lastPage={9} onPage={setPage} />
        <Pager page={page} lastPage={9} onPage={setPage} openEnded label="Страницы без конца" />
      </DemoFigure>
      <DemoFigure caption="Факты документа">
        <Facts
          items={[
            {
              label: 'Сумма',
              value: <Amount value="17746000.00" currency="RUB" strong />,
              note: 'НДС 22 % — 3 200 098,36 ₽',
            },
            {
              label: 'Контрагент',
              value: <TextLink to="/counterparties/1">Инфраструктурные решения, ООО</TextLink>,
              note: 'ИНН 7736050003',
            },
            {
              label: 'Действует до',
              value: '31.12.2027',
              note: <DaysLeft date="2027-12-31" today="2026-11-20" from={Number.POSITIVE_INFINITY} />,
            },
            { label: 'Ответственный', value: 'Щербакова Е. А.', note: 'Отдел закупок' },
          ]}
        />
      </DemoFigure>
      <DemoFigure caption="Сведения" layout="flush">
        <Section
          title="Сроки и оплата"
          note="4 условия"
          action={<TextLink to="/agreements">Открыть целиком</TextLink>}
        >
          <KeyValue
            items={[
              { label: 'Начало действия', value: '01.12.2026' },
              { label: 'Аванс', value: '30 % — 5 323 800,00 ₽' },
              { label: 'Пролонгация', value: 'По соглашению сторон' },
              { label: 'Остаток', value: '12 422 200,00 ₽', note: '10 рабочих дней после акта' },
              { label: 'Неустойка', value: null },
            ]}
          />
        </Section>
      </DemoFigure>
      <DemoFigure caption="Полоса: одно предложение обо всей странице" layout="stack">
        <Strip icon={<IconLock />}>
          Пока идёт согласование, текст и условия закрыты. Комментарии и файлы к замечаниям открыты.
        </Strip>
        <Strip tone="red">Чтобы отправить на согласование, исправьте 3 поля.</Strip>
        <Strip tone="purple">С 01.01.2027 срок оплаты изменится по ДС № 3.</Strip>
      </DemoFigure>
    </DemoSection>
  );
}
