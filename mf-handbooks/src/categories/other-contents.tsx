import { IconBinaryTree2, IconPackage } from '@tabler/icons-react';
import { LinkButton, useMediaPhone } from 'shared/ui';

import { paths } from '../paths';

/** The way from the parts of a category to the goods it holds itself, and back; a sign alone on a phone. */
export function OtherContents({ id, hasGoodsOpen }: { id: number; hasGoodsOpen: boolean }) {
  const isPhone = useMediaPhone();
  const label = hasGoodsOpen ? 'Подкатегории' : 'Товары и услуги';
  return (
    <LinkButton
      to={paths.category(id, hasGoodsOpen ? undefined : 'products')}
      variant={isPhone ? 'ghost' : 'default'}
      icon={hasGoodsOpen ? <IconBinaryTree2 /> : <IconPackage />}
      aria-label={isPhone ? label : undefined}
    >
      {isPhone ? null : label}
    </LinkButton>
  );
}
