import { IconChevronDown } from '@tabler/icons-react';

import { PAGE_SIZES } from '../../contract/list/page-size';
import { Button, Menu } from '../../ui/ui';

/** How many rows a page holds. */
export function PerPage({ value, onChange }: { value: number; onChange: (perPage: number) => void }) {
  return (
    <Menu
      label="Строк на странице"
      placement="top-end"
      trigger={(trigger) => (
        <Button {...trigger} size="sm" variant="ghost" trailing={<IconChevronDown />}>
          {`По ${String(value)}`}
        </Button>
      )}
      entries={PAGE_SIZES.map((size) => ({
        label: `По ${String(size)} строк`,
        checked: size === value,
        onSelect: () => {
          onChange(size);
        },
      }))}
    />
  );
}
