import { useRef, useState } from 'react';

import { usePageTitle } from '../../area/area';
import { Tabs, useMediaPhone } from '../../ui/ui';
import { addressOf, withoutConditions, withPerPage, withSort, withTab } from '../address/address';
import { TableTools } from '../columns/table-tools';
import { useColumns } from '../columns/use-columns';
import { FilterBar } from '../filter/filter-bar';
import { RegisterFooter } from '../footer/register-footer';
import { lazyPart } from '../lazy-part';
import { PhoneList } from '../phone/phone-list';
import type { RegisterDefinition, RegisterRow } from '../register-definition';
import { RegisterHeader } from './register-header';
import { tabItems } from './register-tabs';
import classes from './register.module.css';
import { SelectionBar } from '../selection/selection-bar';
import type { RegisterEmptyProps } from '../states/register-empty';
import { RegisterFailure } from '../states/register-failure';
import { DataTable } from '../table/data-table';
import { useRegister } from './use-register';

const RegisterEmpty = lazyPart<RegisterEmptyProps>(() => import('../states/register-empty'));

/** A list of records as people work with it; what differs between two lists is data. */
export function Register<Row extends RegisterRow>({ definition }: { definition: RegisterDefinition<Row> }) {
  const { title, tabs, defaults, noun, filters, isExportable, bulkActions } = definition;
  usePageTitle(title);
  const register = useRegister(definition);
  const { address, list, summary, selection, steady, conditions } = register;
  const columns = useColumns(definition, null, null);
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMediaPhone();
  const search = address.params.get('search') ?? '';
  const [isSearchOpen, setSearchOpen] = useState(search !== '');

  const meta = list.data?.meta;
  const isSelectable = definition.isSelectable ?? (isExportable === true || (bulkActions?.length ?? 0) > 0);
  const isEmpty = steady.rows?.length === 0 && !list.isPlaceholderData && meta?.total === 0;
  const isFailed = list.isError && steady.rows === undefined;
  const tab = address.params.get('tab') ?? tabs?.[0]?.id ?? '';

  const footer =
    selection.rows.size > 0 ? (
      <SelectionBar definition={definition} selection={selection} exportButton={null} onDone={register.refresh} />
    ) : (
      <RegisterFooter
        meta={meta}
        noun={noun}
        sums={summary?.sums}
        hasSums={definition.rowAmount !== undefined}
        isOutdated={steady.isOutdated}
        onShowFresh={steady.showFresh}
        onPage={register.goTo}
        onPerPage={(perPage) => {
          address.change((params) => withPerPage(params, perPage, defaults));
        }}
      />
    );

  return (
    <div ref={root} className={classes.register}>
      <RegisterHeader
        title={title}
        meta={meta}
        views={null}
        exportButton={null}
        createButton={definition.createButton}
        isSearchShown={isSearchOpen}
        onSearch={() => {
          setSearchOpen(!isSearchOpen);
        }}
      />
      {tabs !== undefined && (
        <Tabs
          label={`Разделы: ${title}`}
          active={tab}
          items={tabItems(tabs, summary, (id) => ({
            search: addressOf(withTab(address.params, id, tabs[0]?.id ?? '')),
          }))}
        />
      )}
      <FilterBar
        address={address}
        fields={filters}
        conditions={conditions}
        searchPlaceholder={definition.searchPlaceholder ?? 'Поиск'}
        isSearchShown={definition.searchPlaceholder !== undefined && (!isPhone || isSearchOpen)}
        onLeaveSearch={() => {
          root.current?.querySelector<HTMLElement>('[data-row]')?.focus();
        }}
        end={<TableTools columns={columns} />}
      />
      {isFailed && (
        <div className={classes.state}>
          <RegisterFailure
            error={list.error}
            onRepeat={() => void list.refetch()}
            onReset={
              address.search === ''
                ? null
                : () => {
                    address.change(withoutConditions);
                  }
            }
          />
        </div>
      )}
      {isEmpty && (
        <div className={classes.state}>
          <RegisterEmpty definition={definition} address={address} conditions={conditions} />
        </div>
      )}
      {!isFailed && !isEmpty && isPhone && (
        <>
          <PhoneList
            definition={definition}
            rows={steady.rows}
            hrefOf={register.hrefOf}
            isStale={list.isPlaceholderData}
            marked={steady.marked}
          />
          <div className={classes.phoneFoot}>{footer}</div>
        </>
      )}
      {!isFailed && !isEmpty && !isPhone && (
        <div className={classes.table}>
          <DataTable
            definition={definition}
            columns={columns}
            rows={steady.rows}
            search={search}
            sort={register.sort}
            onSort={(sort) => {
              address.change((params) => withSort(params, sort, defaults));
            }}
            hrefOf={register.hrefOf}
            onOpen={register.open}
            onIntent={register.intend}
            onPage={(step) => {
              const page = (meta?.current_page ?? 1) + step;
              if (page >= 1 && (page <= (meta?.last_page ?? 1) || meta?.total_is_capped === true)) register.goTo(page);
            }}
            selection={selection}
            isSelectable={isSelectable}
            offset={meta === undefined ? 0 : (meta.current_page - 1) * meta.per_page}
            total={meta?.total ?? 0}
            isStale={list.isPlaceholderData}
            isBusy={list.isFetching && list.data !== undefined}
            marked={steady.marked}
            footer={footer}
          />
        </div>
      )}
    </div>
  );
}
