import type { ReactNode } from 'react';

import { errorOf } from '../../http/http';
import { withoutConditions, withSort } from '../address/address';
import type { RegisterColumns } from '../columns/use-columns';
import { lazyPart } from '../lazy-part';
import { PhoneList } from '../phone/phone-list';
import type { RegisterDefinition, RegisterRow } from '../register-definition';
import type { RegisterEmptyProps } from '../states/register-empty';
import { RegisterFailure } from '../states/register-failure';
import { DataTable } from '../table/data-table';
import classes from './register.module.css';
import type { RegisterModel } from './use-register';

const RegisterEmpty = lazyPart<RegisterEmptyProps>(() => import('../states/register-empty'));

interface RegisterBodyProps<Row extends RegisterRow> {
  definition: RegisterDefinition<Row>;
  register: RegisterModel<Row>;
  columns: RegisterColumns<Row>;
  isSelectable: boolean;
  isPhone: boolean;
  footer: ReactNode;
}

/** The rows, or why there are none. */
export function RegisterBody<Row extends RegisterRow>(props: RegisterBodyProps<Row>) {
  const { definition, register, columns, isSelectable, isPhone, footer } = props;
  const { address, list, steady, hrefOf } = register;
  const meta = list.data?.meta;

  if (list.isError && steady.rows === undefined) {
    // What is refused may be the order, the tab or the page as well: nothing of such an address is kept.
    const isRefused = errorOf(list.error).status === 422;
    const reset = () => {
      address.change(isRefused ? () => new URLSearchParams() : withoutConditions);
    };
    return (
      <div className={classes.state}>
        <RegisterFailure
          error={list.error}
          filters={definition.filters}
          onRepeat={isRefused && address.search !== '' ? null : () => void list.refetch()}
          onReset={address.search === '' ? null : reset}
        />
      </div>
    );
  }
  if (meta?.total === 0 && !list.isPlaceholderData) {
    return (
      <div className={classes.state}>
        <RegisterEmpty definition={definition} address={address} conditions={register.conditions} />
      </div>
    );
  }
  if (isPhone) {
    return (
      <>
        <PhoneList
          definition={definition}
          rows={steady.rows}
          hrefOf={hrefOf}
          isStale={list.isPlaceholderData}
          marked={steady.marked}
        />
        <div className={classes.phoneFoot}>{footer}</div>
      </>
    );
  }
  const turn = (step: 1 | -1) => {
    if (meta === undefined) return;
    const page = meta.current_page + step;
    if (page >= 1 && (page <= meta.last_page || meta.total_is_capped)) register.goTo(page);
  };
  return (
    <div className={classes.table}>
      <DataTable
        definition={definition}
        columns={columns}
        rows={steady.rows}
        search={address.params.get('search') ?? ''}
        sort={register.sort}
        onSort={(sort) => {
          address.change((params) => withSort(params, sort, definition.defaults));
        }}
        hrefOf={hrefOf}
        onOpen={register.open}
        onPage={turn}
        selection={register.selection}
        isSelectable={isSelectable}
        offset={meta === undefined ? 0 : (meta.current_page - 1) * meta.per_page}
        total={meta?.total_is_capped === true ? null : (meta?.total ?? 0)}
        isStale={list.isPlaceholderData}
        isBusy={list.isFetching && list.data !== undefined}
        marked={steady.marked}
        footer={footer}
      />
    </div>
  );
}
