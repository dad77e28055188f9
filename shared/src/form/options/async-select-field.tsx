import { useState, type Ref } from 'react';
import { Button } from '../../ui/action/button';
import { Loader } from '../../ui/loader/loader';
import { Field } from '../../ui/field/field';
import { ComboboxInput } from './combobox-input';
import { type FieldCommon, isClosed, wrapperProps } from '../field-common';
import type { SelectOption } from './option';
import { OptionList } from './option-list';
import { useReferenceOptions, type ReferenceSource } from '../../query/query';
import { useToldOnce } from '../../query/reference/told-failures';
import { useCombobox } from './use-combobox';

export interface AsyncSelectFieldProps<Option extends SelectOption> extends FieldCommon {
  /** The chosen option with its label, so that it can be shown before anything is loaded. */
  value: Option | null;
  onChange: (option: Option | null) => void;
  source: ReferenceSource<Option>;
  /** A page of options did not come: raise the alert here. */
  onLoadError?: (error: unknown) => void;
  placeholder?: string;
  clearable?: boolean;
  /** What to say when the search found nothing. */
  emptyText?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One value of a list that lives on the server: it is searched there, and its pages come as the reader scrolls. */
export function AsyncSelectField<Option extends SelectOption>(props: AsyncSelectFieldProps<Option>) {
  const { value, onChange, source, onLoadError, placeholder = 'Найти', clearable, onBlur, ref, name } = props;
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const list = useReferenceOptions({ source, search, open, onError: useToldOnce(onLoadError) });
  const busy = list.status === 'loading';
  const combobox = useCombobox({
    options: list.options,
    busy,
    chosen: value?.value,
    onSearch: setSearch,
    onOpen: setOpen,
    onChoose: onChange,
  });

  return (
    <Field {...wrapperProps(props)}>
      {(control) => (
        <>
          <ComboboxInput
            {...{ control, combobox, name, placeholder, ref, onBlur }}
            text={value?.label ?? ''}
            disabled={isClosed(props)}
            locked={props.disabledReason !== undefined}
            onClear={clearable ? () => onChange(null) : undefined}
          />
          {combobox.open && (
            <OptionList
              {...combobox.listProps}
              label={props.label}
              options={list.options}
              isChosen={(option) => option.value === value?.value}
              onEnd={list.more}
              busy={busy}
              state={listState(list, props.emptyText)}
            />
          )}
        </>
      )}
    </Field>
  );
}

function listState(
  list: { status: string; options: readonly unknown[]; retry: () => void },
  emptyText = 'Ничего не найдено',
) {
  if (list.status === 'loading') return <Loader />;
  if (list.status === 'failed') {
    return (
      <>
        {'Список не загрузился. '}
        <Button variant="ghost" size="sm" onClick={list.retry}>
          Повторить
        </Button>
      </>
    );
  }
  return list.options.length === 0 ? emptyText : null;
}
