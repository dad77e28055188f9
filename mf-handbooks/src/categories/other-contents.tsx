import { LinkButton, useMediaPhone } from 'shared/ui';

import { paths } from '../paths';

/** The way from the parts of a category to the goods it holds itself, and back. */
export function OtherContents({ id, hasGoodsOpen }: { id: number; hasGoodsOpen: boolean }) {
  // The head of a phone has no room for it: there «О категории» leads to either.
  if (useMediaPhone()) return null;
  return (
    <LinkButton to={paths.category(id, hasGoodsOpen ? undefined : 'products')}>
      {hasGoodsOpen ? 'Подкатегории' : 'Товары и услуги'}
    </LinkButton>
  );
}
