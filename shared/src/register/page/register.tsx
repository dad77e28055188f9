import { useRef, useState } from 'react';

import { usePageTitle } from '../../area/area';
import { plural } from '../../format/plural';
import { noBreakSpace } from '../../format/space';
import { Tabs, useMediaPhone, useMovingPart } from '../../ui/ui';
import { addressOf, withTab } from '../address/address';
import { TableTools } from '../columns/table-tools';
import { useColumns, type RegisterColumns } from '../columns/use-columns';
import { ExportButton } from '../export/export-button';
import { exportKeys } from '../export/export-keys';
import { FilterBar } from '../filter/filter-bar';
import { totalText } from '../footer/range-text';
import type { RegisterDefinition, RegisterRow } from '../register-definition';
import { useSavedViews } from '../views/use-saved-views';
import { ViewsMenu } from '../views/views-menu';
import { RegisterBody } from './register-body';
import { RegisterFoot } from './register-foot';
import { RegisterHeader } from './register-header';
import { tabItems } from './register-tabs';
import { useLeaveSearch } from './use-leave-search';
import { useRegister, type RegisterModel } from './use-register';
import classes from './register.module.css';

/** A list of records as people work with it; what differs between two lists is data. */
export function Register<Row extends RegisterRow>({ definition }: { definition: RegisterDefinition<Row> }) {
  const { resource, name = resource, title, tabs, isExportable, bulkActions, searchPlaceholder } = definition;
  usePageTitle(title);
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMediaPhone();
  const register = useRegister(definition);
  const { address, list, summary } = register;
  const views = useSavedViews({
    resource: name,
    hasViews: definition.hasViews === true,
    address,
    isReady: list.data !== undefined,
  });
  const columns = useColumns(definition, address.params.get('view'), views.current?.columns ?? null);
  const [isSearchOpen, setSearchOpen] = useState(address.params.has('search'));

  const leaveSearch = useLeaveSearch(root, list.data?.data);

  const meta = list.data?.meta;
  const shown = columns.shown.map((column) => column.key);
  const first = tabs?.[0]?.id ?? '';
  const hasSearch = searchPlaceholder !== undefined;
  const hasViews = definition.hasViews === true;
  const movingViews = useMovingPart(
    hasViews ? <ViewsMenu resource={name} views={views} address={address} shown={shown} /> : null,
  );
  const viewsMenu = hasViews ? movingViews.place : null;
  const exportButton = isExportable === true ? <WholeExport {...{ definition, register, columns }} /> : null;

  return (
    <div ref={root} className={classes.register}>
      {movingViews.kept}
      <RegisterHeader
        title={title}
        parent={definition.parent}
        meta={meta}
        views={viewsMenu}
        exportButton={exportButton}
        createButton={definition.createButton}
        hasSearch={hasSearch}
        isSearchShown={isSearchOpen}
        onSearch={() => {
          setSearchOpen(!isSearchOpen);
        }}
      />
      {tabs !== undefined && (
        <Tabs
          label={`Разделы: ${title}`}
          active={address.params.get('tab') ?? first}
          items={tabItems(tabs, summary, (id) => addressOf(withTab(address.params, id, first)))}
        />
      )}
      <FilterBar
        address={address}
        fields={definition.filters}
        conditions={register.conditions}
        searchPlaceholder={searchPlaceholder ?? ''}
        isAsking={list.isFetching}
        isSearchShown={hasSearch && (!isPhone || isSearchOpen)}
        onLeaveSearch={leaveSearch}
        end={<TableTools columns={columns} />}
        phoneLead={isPhone ? viewsMenu : null}
        phoneTail={isPhone ? exportButton : null}
      />
      <RegisterBody
        definition={definition}
        register={register}
        columns={columns}
        isSelectable={definition.isSelectable ?? (isExportable === true || (bulkActions?.length ?? 0) > 0)}
        isPhone={isPhone}
        footer={<RegisterFoot definition={definition} register={register} columns={columns} />}
      />
    </div>
  );
}

interface WholeExportProps<Row extends RegisterRow> {
  definition: RegisterDefinition<Row>;
  register: RegisterModel<Row>;
  columns: RegisterColumns<Row>;
}

/** Everything that was found as a file; nothing while nothing is. */
function WholeExport<Row extends RegisterRow>({ definition, register, columns }: WholeExportProps<Row>) {
  const isPhone = useMediaPhone();
  const meta = register.list.data?.meta;
  if (meta === undefined || meta.total === 0) return null;
  return (
    <ExportButton
      size={isPhone ? 'sm' : 'md'}
      resource={definition.resource}
      query={register.question}
      shown={exportKeys(columns.shown)}
      all={exportKeys(columns.all)}
      what={`${totalText(meta)}${noBreakSpace}${plural(meta.total, definition.noun.forms)}`}
    />
  );
}
