/** What a category holds. */
export const CATEGORY_KIND_LABELS = { goods: 'Товары', service: 'Услуги', work: 'Работы' } as const;
