import { Register } from 'shared/register';

import { categoriesDefinition } from './categories-definition';

/** Categories of goods and services. */
export default function CategoriesPage() {
  return <Register definition={categoriesDefinition} />;
}
