import { useState, type ReactNode } from 'react';

import { AddChip, Button, Chip, Popover } from '../../ui/ui';
import { withCondition, withoutCondition, withoutConditions } from '../address/address';
import type { RegisterAddress } from '../address/use-address';
import { lazyPart } from '../lazy-part';
import type { Condition } from '../address/condition';
import { conditionSentence } from './condition-sentence';
import type { FilterField } from './filter-field';
import { SearchBox } from './search-box';
import { useReferenceNames } from './use-reference-names';
import classes from './filter-bar.module.css';

const FilterPanel = lazyPart(() => import('./filter-panel'));
const ConditionEditor = lazyPart(() => import('./condition-editor'));

export interface FilterBarProps {
  address: RegisterAddress;
  fields: readonly FilterField[];
  conditions: readonly Condition[];
  searchPlaceholder: string;
  /** The list is being asked for. */
  isAsking: boolean;
  /** On a phone the search opens from the header. */
  isSearchShown: boolean;
  onLeaveSearch: () => void;
  /** Row heights and columns; not on a phone. */
  end: ReactNode;
  /** What a phone has no room for elsewhere: views before the conditions, export after them. */
  phoneLead: ReactNode;
  phoneTail: ReactNode;
}

/** Search and the conditions, each a sentence that can be changed or taken away. */
export function FilterBar(props: FilterBarProps) {
  const {
    address,
    fields,
    conditions,
    searchPlaceholder,
    isAsking,
    isSearchShown,
    onLeaveSearch,
    end,
    phoneLead,
    phoneTail,
  } = props;
  const names = useReferenceNames(conditions, fields);
  const [isAdding, setAdding] = useState(false);
  const search = address.params.get('search') ?? '';
  const apply = (condition: Condition, how?: { replace?: boolean }) => {
    address.change((params) => withCondition(params, condition), how);
  };

  return (
    <div className={classes.bar} role="search" aria-label="Поиск и условия">
      {isSearchShown && (
        <SearchBox
          address={address}
          placeholder={searchPlaceholder}
          isAsking={isAsking}
          onLeave={onLeaveSearch}
        />
      )}
      <div className={classes.chips}>
        {phoneLead}
        {conditions.map((condition) => {
          const field = fields.find((other) => other.name === condition.field);
          if (field === undefined) return null;
          return (
            <ConditionChip
              key={condition.field}
              {...{ field, condition, apply }}
              sentence={conditionSentence(condition, field, names.get(field.name))}
              onRemove={() => {
                address.change((params) => withoutCondition(params, field.name));
              }}
            />
          );
        })}
        {fields.length > 0 && (
          <Popover
            label="Добавить условие"
            width={288}
            open={isAdding}
            onOpenChange={setAdding}
            trigger={(trigger) => <AddChip {...trigger} label="Условие" />}
          >
            {(close) => (
              <FilterPanel fields={fields} conditions={conditions} onApply={apply} onClose={close} />
            )}
          </Popover>
        )}
        {(conditions.length > 0 || search !== '') && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              address.change(withoutConditions);
            }}
          >
            Сбросить
          </Button>
        )}
        {phoneTail}
      </div>
      <div className={classes.end}>{end}</div>
    </div>
  );
}

interface ConditionChipProps {
  field: FilterField;
  condition: Condition;
  sentence: string;
  apply: (condition: Condition, how?: { replace?: boolean }) => void;
  onRemove: () => void;
}

/** A condition as a sentence that opens its editor. */
function ConditionChip({ field, condition, sentence, apply, onRemove }: ConditionChipProps) {
  return (
    <Popover
      label={`Условие «${field.label}»`}
      width={288}
      trigger={(trigger) => <Chip {...trigger} field={field.label} value={sentence} onRemove={onRemove} />}
    >
      {(close) => <ConditionEditor field={field} condition={condition} onApply={apply} onClose={close} />}
    </Popover>
  );
}
