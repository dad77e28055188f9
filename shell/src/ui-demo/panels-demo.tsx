import {
  IconArchive,
  IconBookmark,
  IconChevronDown,
  IconCopy,
  IconDots,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import {
  Button,
  Checkbox,
  ConfirmDialog,
  Dialog,
  IconButton,
  KeyValue,
  Menu,
  type MenuEntry,
  Popover,
  Radio,
  Sheet,
} from 'shared/ui';
import { DemoFigure } from './demo-figure';
import { DemoSection } from './demo-section';

const rowActions: MenuEntry[] = [
  { label: 'Открыть в новой вкладке', to: '/agreements' },
  { label: 'Создать копию', icon: <IconCopy /> },
  { label: 'В архив', icon: <IconArchive />, disabled: true, note: 'Сначала завершите договор' },
  'separator',
  { label: 'Удалить', icon: <IconTrash />, danger: true },
];
const views: MenuEntry[] = [
  { heading: 'Мои виды' },
  { label: 'Мой отдел, 2026 год', checked: true },
  { label: 'Истекают за 30 дней', checked: false, icon: <IconBookmark />, trailing: 7 },
  { heading: 'Общие' },
  { label: 'Ждут оригинала', checked: false, trailing: 4 },
];

type Opened = 'dialog' | 'confirm' | 'sheet' | null;

/** What opens above the page. */
export function PanelsDemo() {
  const [opened, setOpened] = useState<Opened>(null);
  const [columns, setColumns] = useState({ НДС: false, Оригинал: true });
  const close = () => setOpened(null);
  return (
    <DemoSection id="panels" title="Меню и диалоги">
      <DemoFigure caption="Меню: стрелки, первые буквы, Enter, Esc" span={6}>
        <Menu
          label="Действия с договором"
          entries={rowActions}
          trigger={(props) => (
            <IconButton {...props} label="Действия с договором" icon={<IconDots />} variant="default" />
          )}
        />
        <Menu
          label="Сохранённые виды"
          entries={views}
          placement="bottom-start"
          width={288}
          trigger={(props) => (
            <Button {...props} variant="ghost" icon={<IconBookmark />} trailing={<IconChevronDown />}>
              Мой отдел, 2026 год
            </Button>
          )}
        />
        <Popover
          label="Колонки"
          width={256}
          trigger={(props) => (
            <Button {...props} trailing={<IconChevronDown />}>
              Колонки
            </Button>
          )}
        >
          {Object.entries(columns).map(([name, shown]) => (
            <div key={name}>
              <Checkbox
                label={name}
                checked={shown}
                onChange={(checked) => setColumns({ ...columns, [name]: checked })}
              />
            </div>
          ))}
        </Popover>
      </DemoFigure>
      <DemoFigure caption="Диалог, вопрос перед удалением, боковая панель" span={6}>
        <Button onClick={() => setOpened('dialog')}>Договор изменили</Button>
        <Button variant="danger" onClick={() => setOpened('confirm')}>
          Удалить черновик
        </Button>
        <Button onClick={() => setOpened('sheet')}>Открыть панель</Button>
      </DemoFigure>
      <ConflictExample open={opened === 'dialog'} close={close} />
      <ConfirmDialog
        open={opened === 'confirm'}
        title="Удалить черновик договора?"
        confirmLabel="Удалить черновик"
        danger
        onConfirm={close}
        onClose={close}
      >
        Вернуть его не получится. Файлы черновика тоже удалятся.
      </ConfirmDialog>
      <Sheet open={opened === 'sheet'} title="Уведомления" onClose={close}>
        <p>Панель держит фокус, не даёт странице прокручиваться и закрывается клавишей Esc.</p>
      </Sheet>
    </DemoSection>
  );
}

function ConflictExample({ open, close }: { open: boolean; close: () => void }) {
  return (
    <Dialog
      open={open}
      title="Договор изменили, пока вы его правили"
      description="Мельников П. Р. сохранил его в 14:36. Выберите, что оставить."
      onClose={close}
      keepOpen
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Вернуться к правке
          </Button>
          <Button variant="primary" onClick={close}>
            Сохранить выбранное
          </Button>
        </>
      }
    >
      <KeyValue
        columns={1}
        items={[
          { label: 'Аванс', value: <Radio name="advance" label="30 %, у вас" defaultChecked /> },
          { label: 'Окончание', value: <Radio name="end" label="31.12.2027, в реестре" defaultChecked /> },
        ]}
      />
    </Dialog>
  );
}
