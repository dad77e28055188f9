import type { Picked } from 'shared/form';
import { referenceSource } from 'shared/query';

export const categories = referenceSource({
  resource: 'categories',
  filters: { 'filter[is_active]': 'true' },
  option: ({ id, name }: { id: number; name: string }): Picked => ({ value: id, label: name }),
});
