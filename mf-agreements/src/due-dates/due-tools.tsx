import { IconCalendarShare, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { DueDates } from 'shared/contract/due-date/due-date';
import { SelectField } from 'shared/form';
import { Button, IconButton, Segmented } from 'shared/ui';

import { monthTitle } from './due-dates.labels';
import classes from './due-dates.module.css';
import type { DueAddress } from './use-due-address';

interface DueToolsProps {
  address: DueAddress;
  phone: boolean;
  kinds: DueDates['kinds'];
  onFeed: () => void;
}

/** Which month is shown, whose dates and of which kind, and the way into a calendar of one's own. */
export function DueTools({ address, phone, kinds, onFeed }: DueToolsProps) {
  const { month, view, isNow, mine, kind, set, turn } = address;
  const arrow = (label: string, months: number, icon: React.ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      onClick={() => {
        turn(months);
      }}
    />
  );
  const shownKind = kinds.filter((known) => known.kind === kind).map(({ title }) => title);
  return (
    <div className={classes.tools}>
      <div className={classes.turn}>
        {arrow('Предыдущий месяц', -1, <IconChevronLeft size={16} stroke={1.75} />)}
        <span className={classes.now} aria-live="polite">
          {monthTitle(month)}
        </span>
        {arrow('Следующий месяц', 1, <IconChevronRight size={16} stroke={1.75} />)}
        {!isNow && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              set({ month: null });
            }}
          >
            Сегодня
          </Button>
        )}
      </div>
      <Segmented
        label="Чьи сроки"
        options={[
          { value: 'mine', label: 'Мои' },
          { value: 'all', label: 'Все' },
        ]}
        value={mine ? 'mine' : 'all'}
        onChange={(who) => {
          set({ who: who === 'all' ? 'all' : null });
        }}
      />
      {!phone && (
        <Segmented
          label="Вид"
          options={[
            { value: 'month', label: 'Месяц' },
            { value: 'list', label: 'Список' },
          ]}
          value={view}
          onChange={(next) => {
            set({ view: next === 'list' ? 'list' : null });
          }}
        />
      )}
      <p className={classes.paper}>{[mine ? 'Мои сроки' : 'Сроки всех', ...shownKind].join(' · ')}</p>
      <div className={classes.sortField}>
        <SelectField
          label="Вид срока"
          labelHidden
          placeholder="Все виды сроков"
          clearable
          options={kinds.map((known) => ({ value: known.kind, label: known.title }))}
          value={kind}
          onChange={(next) => {
            set({ kind: next });
          }}
        />
      </div>
      <Button icon={<IconCalendarShare size={16} stroke={1.75} />} onClick={onFeed}>
        В свой календарь
      </Button>
    </div>
  );
}
