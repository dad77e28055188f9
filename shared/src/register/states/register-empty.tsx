import { quoted } from '../../contract/quotation';
import type { ListMeta, ListOf } from '../../contract/list/paging';
import { plural } from '../../format/plural';
import { noBreakSpace } from '../../format/space';
import { listQuery, useQueries } from '../../query/query';
import { Button, EmptyState, useMediaPhone } from '../../ui/ui';
import { withoutConditions, withPerPage, withSearch } from '../address/address';
import type { RegisterAddress } from '../address/use-address';
import type { Condition } from '../address/condition';
import { useReferenceNames } from '../filter/use-reference-names';
import { totalText } from '../footer/range-text';
import type { RegisterDefinition, RegisterNoun, RegisterRow } from '../register-definition';
import { exclusionsOf } from './exclusion';
import { useOtherReading, type OtherReading } from './use-other-reading';

type Explained = 'resource' | 'defaults' | 'noun' | 'filters' | 'tabs' | 'emptyText' | 'createButton';

export interface RegisterEmptyProps {
  definition: Pick<RegisterDefinition<RegisterRow>, Explained>;
  address: RegisterAddress;
  conditions: readonly Condition[];
}

/** Only how many there would be is wanted. */
const ONE_ROW = 1;

const counted = (meta: ListMeta, { forms }: RegisterNoun) =>
  `${totalText(meta)}${noBreakSpace}${plural(meta.total, forms)}`;

/** The text was typed in the other keyboard layout: what it finds when it is read in this one. */
function OtherLayout({ definition, address, reading }: RegisterEmptyProps & { reading: OtherReading }) {
  return (
    <EmptyState
      title={`По запросу ${quoted(address.params.get('search') ?? '')} ничего нет`}
      text={`В другой раскладке клавиатуры это ${quoted(reading.text)} — ${counted(reading.found, definition.noun)}.`}
      actions={
        <Button
          onClick={() => {
            address.change((params) => withSearch(params, reading.text), { replace: true });
          }}
        >
          {`Искать ${quoted(reading.text)}`}
        </Button>
      }
    />
  );
}

/** Why nothing is here: which condition excludes everything, and the way to take that one back. */
export default function RegisterEmpty(props: RegisterEmptyProps) {
  const { definition, address, conditions } = props;
  const { resource, defaults, noun, filters, tabs, emptyText, createButton } = definition;
  const isPhone = useMediaPhone();
  const reading = useOtherReading(definition, address.params);
  const names = useReferenceNames(conditions, filters);
  const exclusions = exclusionsOf({ params: address.params, conditions, fields: filters, names, tabs });
  const counts = useQueries({
    queries: exclusions.map(({ without }) =>
      listQuery<RegisterRow>({
        resource,
        defaults,
        search: withPerPage(without, ONE_ROW, defaults).toString(),
      }),
    ),
  });
  if (reading !== null) return <OtherLayout {...props} reading={reading} />;
  if (exclusions.length === 0) {
    // On a phone the buttons of the header are signs without words, and stand above anyway.
    return <EmptyState title={emptyText} actions={isPhone ? undefined : createButton} />;
  }
  const countOf = (answer: ListOf<RegisterRow> | undefined) =>
    answer === undefined ? null : counted(answer.meta, noun);
  const helpful = exclusions
    .map((exclusion, place) => ({ exclusion, answer: counts[place]?.data }))
    .filter(({ answer }) => (answer?.meta.total ?? 0) > 0);
  const [best] = helpful;
  const text =
    best !== undefined
      ? helpful
          .map(({ exclusion, answer }) => `Без условия ${quoted(exclusion.name)} — ${countOf(answer) ?? ''}`)
          .join('. ')
      : exclusions.length === 1
        ? `Этому не отвечает ни одна запись: ${exclusions[0]?.name ?? ''}`
        : 'Ни одно из условий по отдельности этого не меняет: уберите несколько или сбросьте все';
  const isOnlyTab = exclusions.length === 1 && exclusions[0]?.key === 'tab';
  return (
    <EmptyState
      title={isOnlyTab ? 'На этой вкладке пусто' : 'Под эти условия ничего не подходит'}
      text={`${text}.`}
      actions={
        <>
          {best !== undefined && (
            <Button
              onClick={() => {
                address.change(() => best.exclusion.without);
              }}
            >
              {best.exclusion.key === 'tab' ? 'Показать все' : `Убрать ${quoted(best.exclusion.name)}`}
            </Button>
          )}
          {!isOnlyTab && (
            <Button
              variant="ghost"
              onClick={() => {
                address.change(withoutConditions);
              }}
            >
              Сбросить условия
            </Button>
          )}
        </>
      }
    />
  );
}
